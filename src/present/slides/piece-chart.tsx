import { joinWords } from '#lib/words.ts';
import { GUEST_NAMES } from '#src/ear/explained/clues.ts';
import { rightText } from '#src/ear/texts.ts';
import { island } from '#src/page/loading/island.tsx';
import { useSlideControls } from '#src/present/stage/slide-view.ts';
import { SlideLayout } from './layout/slide-layout.tsx';
import { StageTools } from './stage/stage-tools.tsx';
import type { SlidePiece } from './use-slide-piece.ts';

/** The code of charts is loaded with the first one. */
const Chart = island(
  'This chart',
  async () => (await import('#src/ear/explained/ear-chart.tsx')).EarChart,
);

/** Replays the passage that explains an answer of ear training, with the chart of the relevant players. */
export function PieceChart({ piece }: { piece: SlidePiece }) {
  const { question, session, play, toggle } = piece;
  useSlideControls({
    toggle,
    enter: (entered) => {
      if (entered === 'chart') play();
    },
  });
  return (
    <SlideLayout
      title={rightText(question)}
      heard={alsoHeard(piece)}
      foot={<StageTools player={piece} />}
    >
      <Chart question={question} piece={piece.piece} session={session} look="stage" />
    </SlideLayout>
  );
}

/** The other style or the guests of the passage; `null` for the band of five alone. */
function alsoHeard({ question, piece }: SlidePiece): string | null {
  if (piece.guests.length === 0) return null;
  return question.skill === 'style'
    ? `First ${question.item}, then bachata`
    : `Also heard: ${joinWords(piece.guests.map((guest) => GUEST_NAMES[guest]))}`;
}

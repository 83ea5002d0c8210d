import type { ComponentProps } from 'react';
import { joinWords } from '#lib/words.ts';
import { GUEST_NAMES } from '#src/ear/explained/clues.ts';
import { rightText } from '#src/ear/texts.ts';
import { island } from '#src/page/loading/island.tsx';
import { useSlideControls } from '#src/present/stage/slide-view.ts';
import type { SlideClip } from './clips/slide-clip.tsx';
import { SlideLayout } from './layout/slide-layout.tsx';
import { StageTools } from './stage/stage-tools.tsx';

/** The code of charts is loaded with the first one. */
const Chart = island(
  'This chart',
  async () => (await import('#src/ear/explained/ear-chart.tsx')).EarChart,
);

type PieceChartProps = Omit<ComponentProps<typeof Chart>, 'look'> & { clip: SlideClip };

/** Replays the passage that explains an answer of ear training, with the chart of the relevant players. */
export function PieceChart({ clip, ...music }: PieceChartProps) {
  useSlideControls({
    toggle: clip.toggle,
    enter: (entered) => {
      if (entered === 'chart') clip.play();
    },
  });
  return (
    <SlideLayout
      title={rightText(music.question)}
      heard={alsoHeard(music)}
      foot={<StageTools player={clip} />}
    >
      <Chart {...music} look="stage" />
    </SlideLayout>
  );
}

/** The other style or the guests of the passage; `null` for the band of five alone. */
function alsoHeard({ question, piece }: Omit<PieceChartProps, 'clip'>): string | null {
  if (piece.guests.length === 0) return null;
  return question.skill === 'style'
    ? `First ${question.item}, then bachata`
    : `Also heard: ${joinWords(piece.guests.map((guest) => GUEST_NAMES[guest]))}`;
}

import { useMemo, useState } from 'react';
import type { EarPiece, EarQuestion } from '#audio/music/ear/question.ts';
import { joinWords } from '#lib/words.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import type { BandSession } from '#src/band/session.ts';
import { GUEST_NAMES } from './clues.ts';
import { bandOn, explainedBars } from './explained-bars.ts';

/** A screen on which the whole chart would not fit above the fold. */
const SMALL_SCREEN = '(width < 40rem)';

interface EarChartProps {
  question: EarQuestion;
  piece: EarPiece;
  session: BandSession;
  /** On a stage, a slide names the guests. */
  look?: 'stage';
}

/** The chart of the players whom a passage explains, with its playhead. Guests are listed by name. */
export function EarChart({ question, piece, session, look }: EarChartProps) {
  const { guests } = piece;
  const { bars, ratio, start, isStrange } = useMemo(
    () => explainedBars(question, piece),
    [question, piece],
  );
  const band = useMemo(() => bandOn(session, bars.length, ratio), [session, bars, ratio]);
  const [isSmall] = useState(() => matchMedia(SMALL_SCREEN).matches);
  // The whole chart would show the dancers' steps, which only bachata has.
  const pageLook = isSmall || isStrange ? 'compact' : undefined;
  return (
    <>
      <BandChart
        label="Chart of the music"
        bars={bars}
        loops={false}
        start={start}
        band={band}
        players={question.focus}
        look={look ?? pageLook}
      />
      {!look && guests.length > 0 && (
        <p>
          {isStrange ? `First ${question.item}, with ` : 'Also heard: '}
          {joinWords(guests.map((guest) => GUEST_NAMES[guest]))}
          {isStrange ? ', which the chart does not show; then bachata.' : '.'}
        </p>
      )}
    </>
  );
}

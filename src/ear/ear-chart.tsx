import { useMemo, useState } from 'react';
import { listed } from '#lib/listed.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { PLAYERS } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import { GUEST_NAMES } from './clues.ts';
import { bandOn, explainedBars } from './explained-bars.ts';
import type { Ready } from './round-context.ts';

/** Where the whole chart would be below the window. */
const SMALL_SCREEN = '(width < 40rem)';

interface EarChartProps {
  asked: Ready;
  session: BandSession;
}

/** What those who are concerned play in a passage, with its playhead; who plays beside the band of five is named. */
export function EarChart({ asked: { question, written }, session }: EarChartProps) {
  const { guests } = written.explained;
  const { bars, ratio, start, isStrange } = useMemo(
    () => explainedBars(question, written.explained),
    [question, written],
  );
  const players = useMemo(
    () => PLAYERS.filter(({ id }) => question.focus.includes(id)),
    [question],
  );
  const band = useMemo(() => bandOn(session, bars.length, ratio), [session, bars, ratio]);
  const [isSmall] = useState(() => matchMedia(SMALL_SCREEN).matches);
  return (
    <>
      <BandChart
        label="What is played"
        bars={bars}
        loops={false}
        start={start}
        band={band}
        players={players}
        // The dancers' steps, which the whole chart has, are those of bachata.
        compact={isSmall || isStrange}
      />
      {guests.length > 0 && (
        <p>
          {isStrange ? `First ${question.item}, with ` : 'Also heard: '}
          {listed(guests.map((guest) => GUEST_NAMES[guest]))}
          {isStrange ? ', which the chart does not show; then bachata.' : '.'}
        </p>
      )}
    </>
  );
}

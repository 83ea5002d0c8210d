import { useMemo, useState } from 'react';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { PLAYERS } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import type { Ready } from './machine.ts';

/** Where the whole chart would be below the window. */
const SMALL_SCREEN = '(width < 40rem)';

interface EarChartProps {
  asked: Ready;
  session: BandSession;
}

/** What those who are concerned play in a passage, with its playhead. */
export function EarChart({ asked: { question, explained }, session }: EarChartProps) {
  const players = useMemo(
    () => PLAYERS.filter(({ id }) => question.focus.includes(id)),
    [question],
  );
  const [isSmall] = useState(() => matchMedia(SMALL_SCREEN).matches);
  // Who is missing is heard in the second half only.
  const start = explained.bars.findIndex(({ notes }) =>
    notes.some(({ instrument }) => players.some(({ id }) => id === instrument)),
  );
  return (
    <BandChart
      label="What is played"
      bars={explained.bars}
      loops={false}
      start={Math.max(0, start)}
      band={session}
      players={players}
      compact={isSmall}
    />
  );
}

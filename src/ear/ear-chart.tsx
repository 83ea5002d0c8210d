import { useMemo, useState } from 'react';
import { BEATS } from '#audio/music/chart.ts';
import type { EarQuestion } from '#audio/music/ear/question.ts';
import type { LiveBar } from '#audio/music/live.ts';
import { listed } from '#lib/listed.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import type { ChartBand } from '#src/band/chart/chart-band.ts';
import { PLAYERS } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import { GUEST_NAMES } from './clues.ts';
import type { Ready } from './round-context.ts';

/** Where the whole chart would be below the window. */
const SMALL_SCREEN = '(width < 40rem)';

interface EarChartProps {
  asked: Ready;
  session: BandSession;
}

/** What those who are concerned play in a passage, with its playhead; who plays beside the band of five is named. */
export function EarChart({ asked: { question, written }, session }: EarChartProps) {
  const { bars: played, guests, retimed } = written.explained;
  const bars = retimed?.bars ?? played;
  const players = useMemo(
    () => PLAYERS.filter(({ id }) => question.focus.includes(id)),
    [question],
  );
  const band = useMemo(
    () => bandOn(session, bars.length, retimed?.ratio),
    [session, bars, retimed],
  );
  const [isSmall] = useState(() => matchMedia(SMALL_SCREEN).matches);
  const start = useMemo(() => firstToSee(bars, question), [bars, question]);
  // The dancers' steps, which the whole chart has, are those of bachata.
  const isStrange = question.skill === 'style' && guests.length > 0;
  return (
    <>
      <BandChart
        label="What is played"
        bars={bars}
        loops={false}
        start={isStrange ? 0 : Math.max(0, start)}
        band={band}
        players={players}
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

/** The index of the bar with which a chart begins: the one that tells the answer. */
export function firstToSee(
  bars: readonly LiveBar[],
  { skill, focus }: Pick<EarQuestion, 'skill' | 'focus'>,
): number {
  const [first] = bars;
  const partOf = (bar: LiveBar | undefined) =>
    JSON.stringify(bar?.notes.filter(({ instrument }) => focus.some((id) => id === instrument)));
  const half = bars.length / 2;
  const tells = (bar: LiveBar, index: number) => {
    // Two bars are heard twice.
    if (skill === 'changed') return index >= half && partOf(bar) !== partOf(bars[index - half]);
    // Who is missing is heard in the second half only.
    return partOf(first) === '[]' ? partOf(bar) !== '[]' : bar.rhythm !== first?.rhythm;
  };
  return Math.max(0, bars.findIndex(tells));
}

/**
 * The band on a chart that has the same bars twice, whose second time is played at another tempo.
 * @param ratio of the second tempo to the first, if there is one
 */
export function bandOn(session: ChartBand, bars: number, ratio = 1): ChartBand {
  if (ratio === 1) return session;
  const half = (bars * BEATS) / 2;
  return {
    subscribe: session.subscribe,
    playback() {
      const playback = session.playback();
      if (!playback) return null;
      const { position } = playback;
      if (position === null || position < half) return { position };
      return { position: half + (position - half) * ratio };
    },
  };
}

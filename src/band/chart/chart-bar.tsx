import { type CSSProperties, memo, useMemo } from 'react';
import { CELLS, CELLS_A_BEAT } from '#audio/music/chart/chart.ts';
import { type LaneCell, lanesOf } from '#audio/music/chart/lanes.ts';
import { printedName } from '#audio/music/harmony/spelling.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { ChartPlayer, ShownLanes } from './chart-band.ts';
import styles from './chart-bar.module.css';
import { firstCounts, printedCount } from './counts.ts';
import { barName, describeLane } from './describe.ts';
import { Mark } from './lanes/mark.tsx';
import { Stroke } from './lanes/stroke.tsx';

interface ChartBarsProps extends ShownLanes {
  /** All bars of the chart, and the indices of those to draw. */
  bars: readonly LiveBar[];
  indices: readonly number[];
  /** Whether the first bar follows the last. */
  loops?: boolean;
}

/** Bars of a chart, side by side. */
export function ChartBars({ bars, indices, loops = true, ...shown }: ChartBarsProps) {
  const counts = firstCounts(bars);
  return indices.map((index) => {
    const bar = bars[index];
    return (
      bar && (
        <ChartBar
          key={index}
          bar={bar}
          next={bars[index + 1] ?? (loops ? bars[0] : bar) ?? bar}
          index={index}
          count={bars.length}
          firstCount={counts[index] ?? 1}
          {...shown}
        />
      )
    );
  });
}

interface ChartBarProps extends ShownLanes {
  bar: LiveBar;
  next: LiveBar;
  index: number;
  count: number;
  /** The dancers' first count, 1 or 5. */
  firstCount: number;
}

const CELL_INDICES = Array.from({ length: CELLS }, (_, cell) => cell);
const DANCE_STEPS = ['step', 'step', 'step', 'tap'] as const;

/** One bar of a chart: chords, counts, a lane for each player, the dancers' steps. */
const ChartBar = memo(function ChartBar(props: ChartBarProps) {
  const { bar, next, index, firstCount } = props;
  const lanes = useMemo(() => lanesOf(bar, next), [bar, next]);
  const isLine = props.players.every(({ look }) => look !== undefined);
  // A name in every bar of a line would cover the first tap of the bar.
  const rowName = (name: string) => (isLine ? undefined : name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar is not a set of form fields
    <div
      role="group"
      aria-label={barName(bar, index, props.count)}
      data-bar={index}
      className={styles.bar}
    >
      <div className={styles.chords} aria-hidden="true">
        {bar.chords.map(({ beat, name }) => (
          <span key={beat} style={at(beat * CELLS_A_BEAT)}>
            {printedName(name)}
          </span>
        ))}
      </div>
      <div className={styles.counts} aria-hidden="true">
        {CELL_INDICES.map((cell) => {
          const printed = printedCount(cell, firstCount);
          return printed === null ? null : (
            <span
              key={cell}
              data-large={printed !== '&' || undefined}
              style={{ gridColumn: isLine ? undefined : cell + 1 }}
            >
              {printed}
            </span>
          );
        })}
      </div>
      {props.players.map((player) => (
        <Lane key={player.id} {...player} cells={lanes[player.id]} />
      ))}
      {props.steps && (
        <div className={styles.steps} data-name={rowName('Steps')} aria-hidden="true">
          {DANCE_STEPS.map((step, beat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of four
            <span key={beat} data-step={step} style={at(beat * CELLS_A_BEAT)}>
              {step}
            </span>
          ))}
        </div>
      )}
      {props.taps && (
        <div className={styles.taps} data-taps data-name={rowName('Taps')} aria-hidden="true" />
      )}
      <div
        className={styles.column}
        data-playhead={isLine ? 'count' : 'column'}
        data-screen-only
        hidden
      />
      <div className={styles.line} data-playhead="line" data-screen-only hidden />
      <ul className="visually-hidden">
        {props.players.map((player) => (
          <li key={player.id}>{describeLane(laneName(player), lanes[player.id], firstCount)}</li>
        ))}
        {props.steps && <li>Dancers: three steps, and a tap on {firstCount + 3}.</li>}
      </ul>
    </div>
  );
});

interface LaneProps extends ChartPlayer {
  cells: readonly LaneCell[];
}

/** Players whose notes are drawn as long as they last. Those of the others are drawn as strokes. */
const RINGS: Readonly<Record<BandInstrument, boolean>> = {
  requinto: true,
  segunda: false,
  bass: true,
  guira: false,
  bongos: false,
};

/** Memoised: a mute renders the lane of one player only. */
const Lane = memo(function Lane({ cells, ...player }: LaneProps) {
  const { id, colour, muted, look } = player;
  return (
    <div
      className={styles.lane}
      data-lane={id}
      data-name={look === 'mine' ? `You: ${player.name.toLowerCase()}` : laneName(player)}
      data-key={look === 'mine' ? keyOf(cells) : undefined}
      data-muted={(muted && look !== 'mine') || undefined}
      data-look={look}
      data-dense={isDense(cells) || undefined}
      style={{ '--player': colour } as CSSProperties}
      aria-hidden="true"
    >
      {cells.map((cell) =>
        look === 'slim' ? (
          <Stroke key={cell.cell} {...cell} rings={RINGS[id]} />
        ) : (
          <Mark key={cell.cell} {...cell} />
        ),
      )}
    </div>
  );
});

/** The meaning of the letters of a lane: 'M macho, H hembra'. Notes name themselves. */
function keyOf(cells: readonly LaneCell[]): string {
  const strokes = cells.filter(({ kind }) => kind !== 'note' && kind !== 'double-stop');
  const meanings = strokes.map(
    ({ label, name }) => `${label}\u00a0${name.replace(/, .*/, '').replace(' ', '\u00a0')}`,
  );
  return [...new Set(meanings)].join(', ');
}

/** Whether strokes follow each other from one cell to the next, so that signs have no more room than a cell. */
const isDense = (cells: readonly LaneCell[]) =>
  cells.some(({ cell }, index) => cells[index + 1]?.cell === cell + 1);

const laneName = ({ name, own, muted }: Pick<ChartPlayer, 'name' | 'own' | 'muted'>) =>
  [name, own && 'own pattern', muted && 'muted'].filter(Boolean).join(', ');

function at(cell: LaneCell['cell']): CSSProperties {
  return { '--cell': cell } as CSSProperties;
}

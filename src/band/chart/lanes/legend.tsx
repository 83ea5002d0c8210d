import { type CSSProperties, memo, useState } from 'react';
import { type LaneCell, lanesOf } from '#audio/music/chart/lanes.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { Player } from '#src/band/players/players.ts';
import styles from './legend.module.css';
import { Mark } from './mark.tsx';

interface LegendProps {
  bars: readonly LiveBar[];
  players: readonly Player[];
  taps?: boolean;
}

/** The signs of a chart and their meanings, by player. While closed, it does not change with the bars. */
export const Legend = memo(function Legend({ bars, players, taps }: LegendProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(bars);
  if (open && shown !== bars) setShown(bars);
  return (
    <details
      className={styles.legend}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="thumb-high">What the signs mean</summary>
      <Signs bars={shown} players={players} taps={taps} />
    </details>
  );
});

/** The signs that occur in some bars. */
export const Signs = memo(function Signs({ bars, players, taps }: LegendProps) {
  const lanes = bars.map((bar) => lanesOf(bar));
  return (
    <div className={styles.signs}>
      <dl>
        {players.map(({ id, name, colour }) => (
          <div key={id} style={{ '--player': colour } as CSSProperties}>
            <dt>{name}</dt>
            <dd>
              <ul>
                {signsIn(lanes.flatMap((lane) => lane[id])).map(({ kind, label, meaning }) => (
                  <li key={kind}>
                    <Mark kind={kind} label={label} /> {meaning}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        {taps && (
          <div>
            <dt>Taps</dt>
            <dd>
              <ul>
                {TAP_SIGNS.map(([sign, meaning]) => (
                  <li key={sign}>
                    <b>{sign}</b> {meaning}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p>A stronger sign is an accent. A tail shows how long a note rings.</p>
    </div>
  );
});

/** The marks of `drawnMark`. */
const TAP_SIGNS: readonly [sign: string, meaning: string][] = [
  ['−12', 'milliseconds early'],
  ['+12', 'milliseconds late'],
  ['±10', 'or less is exact, and green'],
  ['×', 'a missed stroke'],
  ['○', 'a tap too many'],
];

function signsIn(cells: readonly LaneCell[]) {
  const kinds = new Map(cells.map((cell) => [cell.kind, cell]));
  return [...kinds.values()].map(({ kind, label, name }) => ({
    kind,
    label,
    meaning: MELODIC[kind] ?? name.replace(', accented', ''),
  }));
}

/** Kinds whose cells are named by their notes. */
const MELODIC: Partial<Record<LaneCell['kind'], string>> = {
  note: 'note, with its name',
  'double-stop': 'two notes, with the name of the upper one',
};

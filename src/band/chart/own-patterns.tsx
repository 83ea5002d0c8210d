import {
  type CSSProperties,
  startTransition,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { CELLS } from '#audio/music/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { laneOf } from '#audio/music/lane-of.ts';
import type { LiveBar } from '#audio/music/live.ts';
import type { OwnLane, OwnLanes } from '#audio/music/own-lane.ts';
import { joinWords } from '#lib/listed.ts';
import { PLAYERS } from '#src/band/players.ts';
import { Button } from '#src/ui/button.tsx';
import { firstBar } from './lane-edit.ts';
import { LaneEditor } from './lane-editor.tsx';
import styles from './own-patterns.module.css';

interface OwnPatternsProps {
  bars: readonly LiveBar[];
  lanes: OwnLanes;
  /** Called with each change of a pattern; with `null` to give it back to its player. */
  onEditLane: (player: BandInstrument, lane: OwnLane | null) => void;
}

/** Own patterns: one of the players is chosen, and the cells of that pattern are edited. */
export function OwnPatterns({ bars, lanes, onEditLane }: OwnPatternsProps) {
  const [chosen, setChosen] = useState<BandInstrument | null>(null);
  const headingId = useId();
  const editorId = useId();
  // The button answers at once. The editor follows when there is time, at the latest after a few seconds:
  // unlike a deferred value, a transition is not postponed again and again on a busy phone.
  const [shown, setShown] = useState(chosen);
  const choose = (next: BandInstrument | null) => {
    setChosen(next);
    startTransition(() => setShown(next));
  };
  const player = PLAYERS.find(({ id }) => id === shown);
  const own = shown ? lanes[shown] : undefined;
  const lane = useMemo(() => own ?? (shown && laneOf(shown, bars)), [own, shown, bars]);
  // The content below moves: the pressed cell answers first.
  const written = useDeferredValue(
    joinWords(PLAYERS.filter(({ id }) => lanes[id]).map(({ name }) => name)),
  );
  const isOneBar = lane?.cells.length === CELLS;
  return (
    <section aria-labelledby={headingId} className={styles.patterns} data-screen-only>
      <h2 id={headingId}>Your own pattern</h2>
      <p>Choose a player, and write what they play. The band follows at once.</p>
      {written && (
        <p className={styles.replaced}>
          <strong>{written}:</strong> the band plays your pattern, with your accents, in place of
          the player’s own.
        </p>
      )}
      <div className={styles.players}>
        {PLAYERS.map(({ id, name, colour }) => (
          <Button
            key={id}
            style={{ '--player': colour } as CSSProperties}
            aria-expanded={id === chosen}
            aria-controls={id === shown ? editorId : undefined}
            onClick={() => choose(id === chosen ? null : id)}
          >
            {name}
            {lanes[id] && <span className={styles.own}> (yours)</span>}
          </Button>
        ))}
      </div>
      {player && lane && (
        <section id={editorId} aria-label={`The ${player.name.toLowerCase()}’s pattern`}>
          <LaneEditor
            player={player.id}
            colour={player.colour}
            lane={lane}
            onChange={(changed) => onEditLane(player.id, changed)}
          />
          <div className={styles.actions}>
            <Button aria-disabled={!own} onClick={() => own && onEditLane(player.id, null)}>
              Restore the original
            </Button>
            <Button
              aria-disabled={isOneBar}
              onClick={() => !isOneBar && onEditLane(player.id, firstBar(lane))}
            >
              Repeat bar 1
            </Button>
          </div>
          <p className={styles.keys}>
            Keys: arrows move, Space goes on to the next stroke, 1 to 9 set one, 0 a rest.
          </p>
        </section>
      )}
    </section>
  );
}

import { type CSSProperties, startTransition, useDeferredValue, useId, useState } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live.ts';
import type { OwnLane, OwnLanes } from '#audio/music/own-lane.ts';
import { listed } from '#lib/listed.ts';
import { PatternEditor } from '#src/band/pattern/pattern-editor.tsx';
import { PLAYERS } from '#src/band/players.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './own-patterns.module.css';

interface OwnPatternsProps {
  bars: readonly LiveBar[];
  lanes: OwnLanes;
  /** Called with each change of a pattern; with `null` to give it back to its player. */
  onEditLane: (player: BandInstrument, lane: OwnLane | null) => void;
  /** The players whose pattern came with a link, and is its sender's; nobody by default. */
  theirs?: readonly BandInstrument[];
  /** Makes such a pattern one's own. */
  onTake?: (player: BandInstrument) => void;
}

/** Own patterns: one of the players is chosen, and the cells of that pattern are edited. */
export function OwnPatterns(props: OwnPatternsProps) {
  const { bars, lanes, onEditLane, theirs = [], onTake = () => {} } = props;
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
  // What is below moves: the cell that was pressed answers first.
  const written = useDeferredValue(
    listed(PLAYERS.filter(({ id }) => lanes[id]).map(({ name }) => name)),
  );
  return (
    <section aria-labelledby={headingId} className={styles.patterns} data-screen-only>
      <h2 id={headingId}>Your own pattern</h2>
      <p>Choose a player, and write what they play. The band follows at once.</p>
      {written && (
        <p className={styles.replaced}>
          <strong>{written}:</strong> the band plays this pattern, with its accents, in place of the
          player’s own.
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
            {lanes[id] && (
              <span className={styles.own}>{theirs.includes(id) ? ' (theirs)' : ' (yours)'}</span>
            )}
          </Button>
        ))}
      </div>
      {player && (
        <section id={editorId} aria-label={`The ${player.name.toLowerCase()}’s pattern`}>
          <PatternEditor
            key={player.id}
            player={player}
            bars={bars}
            own={own}
            isTheirs={theirs.includes(player.id)}
            onEdit={(changed) => onEditLane(player.id, changed)}
            onTake={() => onTake(player.id)}
          />
        </section>
      )}
    </section>
  );
}

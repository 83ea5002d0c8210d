import { useId, useMemo } from 'react';
import { CELLS } from '#audio/music/chart.ts';
import { laneOf } from '#audio/music/lane-of.ts';
import type { LiveBar } from '#audio/music/live.ts';
import type { OwnLane } from '#audio/music/own-lane.ts';
import type { Player } from '#src/band/players.ts';
import { Button } from '#src/ui/button.tsx';
import { firstBar } from './lane-edit.ts';
import { LaneEditor } from './lane-editor.tsx';
import styles from './own-pattern.module.css';

interface OwnPatternProps {
  player: Player;
  bars: readonly LiveBar[];
  /** The pattern that replaces the player's own. */
  own: OwnLane | undefined;
  /** Called with each change; with `null` to give the pattern back to its player. */
  onEdit: (lane: OwnLane | null) => void;
}

/** The editor of what one player plays. */
export function OwnPattern({ player, bars, own, onEdit }: OwnPatternProps) {
  const { id, name, colour } = player;
  const headingId = useId();
  const lane = useMemo(() => own ?? laneOf(id, bars), [own, id, bars]);
  const isOneBar = lane.cells.length === CELLS;
  return (
    <section aria-labelledby={headingId} className={styles.pattern} data-screen-only>
      <h3 id={headingId}>The {name.toLowerCase()}’s pattern</h3>
      <p>
        {own
          ? 'The band plays your pattern, with your accents, in place of the player’s own.'
          : 'Write what they play. The band follows at once.'}
      </p>
      <LaneEditor player={id} colour={colour} lane={lane} onChange={onEdit} />
      <div className={styles.actions}>
        <Button aria-disabled={!own} onClick={() => own && onEdit(null)}>
          Restore the original
        </Button>
        <Button aria-disabled={isOneBar} onClick={() => !isOneBar && onEdit(firstBar(lane))}>
          Repeat bar 1
        </Button>
      </div>
      <p className={styles.keys}>
        Keys: arrows move, Space goes on to the next stroke, 1 to 9 set one, 0 a rest.
      </p>
    </section>
  );
}

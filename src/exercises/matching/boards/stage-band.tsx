import { PlayerTile } from '#src/band/players/player-tile.tsx';
import { PLAYERS, type Player } from '#src/band/players/players.ts';
import { isAlone, soloed, toggled } from '#src/band/small/small-band.ts';
import { PlayersHint, SmallBandControls } from '#src/band/small/small-band-controls.tsx';
import { type SmallBand, useSmallBand } from '#src/band/small/use-small-band.ts';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { VerdictLabel } from '#src/exercises/matching/drop-zone.tsx';
import { rightItem } from '#src/exercises/matching/model.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Stage } from './stage.tsx';
import styles from './stage-band.module.css';

/** The reward: the band plays in the learner's arrangement. Each player can be muted or soloed. */
export function StageBand({ exercise }: { exercise: LabelTheBandExercise }) {
  const band = useSmallBand(exercise.rhythm);
  const { instruments: items, positions: targets } = exercise;
  return (
    <section aria-label="The band">
      <Stage positions={targets}>
        {(target) => {
          const sound = rightItem({ items, targets }, target);
          const player = PLAYERS.find(({ id }) => id === sound?.id);
          return player && <StagePlayer player={player} band={band} />;
        }}
      </Stage>
      <SmallBandControls band={band}>
        <PlayersHint className={styles.hint} />
      </SmallBandControls>
    </section>
  );
}

function StagePlayer({ player, band }: { player: Player; band: SmallBand }) {
  const { session, out, setOut } = band;
  const { id, name } = player;
  const isIn = !out.includes(id);
  return (
    <fieldset className={styles.player} data-in={isIn || undefined}>
      <legend className="visually-hidden">{name}</legend>
      <PlayerTile
        look="stage"
        className={styles.tile}
        player={player}
        session={session}
        isHeard={isIn}
        aria-pressed={isIn}
        onClick={() => setOut((now) => toggled(now, id))}
      />
      <Button
        className={styles.solo}
        aria-label={`Solo ${name}`}
        aria-pressed={isAlone(out, id)}
        onClick={() => setOut((now) => soloed(now, id))}
      >
        Solo
      </Button>
      <VerdictLabel verdict="right" />
    </fieldset>
  );
}

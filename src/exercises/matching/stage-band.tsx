import { type CSSProperties, useRef } from 'react';
import { PLAYERS, type Player } from '#src/band/players.ts';
import { isAlone } from '#src/band/small-band.ts';
import { SmallBandControls } from '#src/band/small-band-controls.tsx';
import shared from '#src/band/small-band-player.module.css';
import { useStrokeLight } from '#src/band/stroke-light.ts';
import { usePresence } from '#src/band/use-presence.ts';
import { type SmallBand, useSmallBand } from '#src/band/use-small-band.ts';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { sameName } from './model.ts';
import { Stage, type StagePlace } from './stage.tsx';
import styles from './stage-band.module.css';

/** The reward: the band plays where the learner has put it, and each player can be taken out or left alone. */
export function StageBand({ exercise }: { exercise: LabelTheBandExercise }) {
  const band = useSmallBand(exercise.rhythm);
  return (
    <section aria-label="The band">
      <Stage positions={exercise.positions}>
        {({ id, label }, place) => {
          const player = PLAYERS.find(({ name }) => sameName(name, label));
          return player && <StagePlayer key={id} player={player} band={band} place={place} />;
        }}
      </Stage>
      <SmallBandControls band={band}>
        <p className={classNames(shared.hint, styles.hint)}>Tap a player to take them out.</p>
      </SmallBandControls>
    </section>
  );
}

interface StagePlayerProps {
  player: Player;
  band: SmallBand;
  place: StagePlace;
}

function StagePlayer({ player, band: { session, out, send }, place }: StagePlayerProps) {
  const { id, name, colour } = player;
  const isIn = !out.includes(id);
  const light = useRef<HTMLSpanElement>(null);
  const presence = usePresence(session, id);
  useStrokeLight(light, session, id, isIn);
  return (
    <fieldset
      className={classNames(place.className, shared.player, styles.player)}
      style={{ ...place.style, '--player': colour } as CSSProperties}
      data-in={isIn || undefined}
    >
      <legend className="visually-hidden">{name}</legend>
      <span ref={light} className={classNames(shared.light, styles.light)} />
      <button
        type="button"
        className={styles.body}
        aria-pressed={isIn}
        aria-busy={presence === 'loading'}
        onClick={
          presence === 'failed' ? session.retry : () => send({ type: 'player.toggle', player: id })
        }
      >
        <PlayerPicture
          player={id}
          className={classNames(shared.picture, styles.picture)}
          isOutline={presence !== 'in'}
        />
        <span className={classNames(shared.name, styles.name)}>
          {name}
          {presence === 'failed' && <span className={shared.retry}>Try again</span>}
        </span>
      </button>
      <Button
        className={styles.solo}
        aria-label={`Solo ${name}`}
        aria-pressed={isAlone(out, id)}
        onClick={() => send({ type: 'player.solo', player: id })}
      >
        Solo
      </Button>
      <span className={styles.verdict}>✓ Correct!</span>
    </fieldset>
  );
}

import { type CSSProperties, useRef } from 'react';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './home-band.module.css';
import { FROM_LEFT, type Player } from './players.ts';
import type { BandSession } from './session.ts';
import { SmallBandControls } from './small-band-controls.tsx';
import shared from './small-band-player.module.css';
import { useStrokeLight } from './stroke-light.ts';
import { usePresence } from './use-presence.ts';
import { useSmallBand } from './use-small-band.ts';

/** A small live band. The engine, the notes and the samples come with the first Play. */
export function HomeBand() {
  const band = useSmallBand('derecho');
  const { session, rhythm, out, send } = band;
  return (
    <section aria-label="The band" className={styles.band}>
      <fieldset className={styles.stage}>
        <legend className="visually-hidden">Players</legend>
        <p className={shared.hint}>Tap a player to take them out.</p>
        {FROM_LEFT.map((player) => (
          <PlayerButton
            key={player.id}
            player={player}
            session={session}
            isIn={!out.includes(player.id)}
            onToggle={() => send({ type: 'player.toggle', player: player.id })}
          />
        ))}
      </fieldset>
      <SmallBandControls band={band}>
        <fieldset className={styles.rhythms}>
          <legend className="visually-hidden">Rhythm</legend>
          {RHYTHM_TYPES.map((id) => (
            <Button
              key={id}
              aria-pressed={id === rhythm}
              onClick={() => send({ type: 'rhythm.choose', rhythm: id })}
            >
              {RHYTHM_NAMES[id]}
            </Button>
          ))}
        </fieldset>
      </SmallBandControls>
    </section>
  );
}

interface PlayerButtonProps {
  player: Player;
  session: BandSession;
  /** Whether the player plays along. */
  isIn: boolean;
  onToggle: () => void;
}

function PlayerButton({ player, session, isIn, onToggle }: PlayerButtonProps) {
  const light = useRef<HTMLSpanElement>(null);
  const presence = usePresence(session, player.id);
  useStrokeLight(light, session, player.id, isIn);
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-busy={presence === 'loading'}
      data-in={isIn || undefined}
      className={classNames(shared.player, styles.player)}
      style={{ '--player': player.colour } as CSSProperties}
      onClick={presence === 'failed' ? session.retry : onToggle}
    >
      <span ref={light} className={classNames(shared.light, styles.light)} />
      <PlayerPicture
        player={player.id}
        className={classNames(shared.picture, styles.picture)}
        isOutline={presence !== 'in'}
      />
      <span className={classNames(shared.name, styles.name)}>
        {player.name}
        {presence === 'failed' && <span className={shared.retry}>Try again</span>}
      </span>
    </button>
  );
}

import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import type { BandSession, Presence } from '#src/band/session.ts';
import { usePresence } from '#src/band/use-band-state.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type PersonLook, PlayerPicture } from './player-picture.tsx';
import styles from './player-tile.module.css';
import type { Player } from './players.ts';
import { useStrokeLight } from './stroke-light.ts';

interface TileProps extends Omit<ComponentProps<'button'>, 'name'> {
  name: string;
  colour: string;
  picture: ReactNode;
  /** An element behind the picture, which lights up. */
  light: Ref<HTMLSpanElement>;
  isHeard: boolean;
  /** `stage` stands behind a plate with the name, `card` is for slides, `head` is for the mixer and not a button. */
  look: 'stage' | 'card' | 'head';
  /** The action of a press, spoken before the name. */
  verb?: string;
  isLoading?: boolean;
  /** Replaces the action of a press: loads the failed samples again. */
  onRetry?: (() => void) | null;
}

/** Picture and name of a member of the band, with a light. */
export function Tile({
  name,
  colour,
  picture,
  light,
  isHeard,
  look,
  verb,
  isLoading = false,
  onRetry,
  className,
  style,
  children,
  ...props
}: TileProps) {
  const tile = {
    className: classNames(styles.tile, styles[look], className),
    style: { ...style, '--player': colour } as CSSProperties,
    'data-heard': isHeard,
    'aria-busy': isLoading,
  };
  const flash = <span ref={light} className={styles.light} data-light={name} />;
  if (look === 'head') {
    return (
      // Picture and name are parts of the row's layout.
      <div {...tile} className="bare">
        <div className={`centred ${styles.figure}`}>
          {flash}
          {picture}
        </div>
        <h3>{name}</h3>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
      </div>
    );
  }
  return (
    <button type="button" {...props} {...tile} onClick={onRetry ?? props.onClick}>
      {flash}
      {picture}
      {verb && !onRetry && <span className="visually-hidden">{verb} </span>}
      <span className={styles.name} data-plate>
        {name}
        {onRetry && (
          <span className={styles.retry} data-teacher>
            Try again
          </span>
        )}
      </span>
      {children}
    </button>
  );
}

interface PlayerTileProps
  extends Omit<TileProps, 'name' | 'colour' | 'picture' | 'light' | 'isLoading' | 'onRetry'> {
  player: Player;
  session: BandSession;
  hasPicture?: boolean;
  /** Whether the learner has learned the instrument; until then its player is dressed in white. */
  learned?: boolean;
}

/** A player of the band: lit and moving with every stroke, an outline until their sound has loaded. */
export function PlayerTile({
  player,
  session,
  hasPicture = true,
  learned = true,
  ...tile
}: PlayerTileProps) {
  const { id, name, colour } = player;
  const light = useRef<HTMLSpanElement>(null);
  const presence = usePresence(session, id);
  useStrokeLight(light, session, id, tile.isHeard);
  return (
    <Tile
      {...tile}
      name={name}
      colour={colour}
      picture={
        hasPicture && (
          <PlayerPicture
            player={id}
            look={lookOf(presence, tile.isHeard, learned)}
            isHead={tile.look === 'head'}
          />
        )
      }
      light={light}
      isLoading={presence === 'loading'}
      onRetry={presence === 'failed' ? session.retry : null}
    />
  );
}

function lookOf(presence: Presence, isHeard: boolean, isLearned: boolean): PersonLook {
  if (presence !== 'in') return 'outline';
  if (!isHeard) return 'ghost';
  return isLearned ? 'full' : 'plain';
}

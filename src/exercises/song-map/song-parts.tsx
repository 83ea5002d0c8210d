import type { CSSProperties, KeyboardEventHandler } from 'react';
import type { SongPart } from '#src/content/model.ts';
import styles from './song-parts.module.css';
import type { SongPlayer } from './use-song.ts';

interface SongPartsProps {
  parts: readonly SongPart[];
  song: SongPlayer;
  /** On a stage each part shows its number of bars, and the digit that plays it. */
  look?: 'stage';
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** The parts of a song as buttons, drawn by length and energy. The one that plays is lit. */
export function SongParts({ parts, song, look, onKeyDown }: SongPartsProps) {
  const { current, isPlaying, choose } = song;
  return (
    <ol className={styles.parts} data-look={look} onKeyDown={onKeyDown}>
      {parts.map(({ id, name, bars, energy }, index) => {
        const isCurrent = index === current;
        const verb = isPlaying && isCurrent ? 'Stop' : 'Play';
        const digit = look && index < 9 ? `${index + 1}` : undefined;
        return (
          <li key={id} style={{ '--bars': bars, '--energy': energy } as CSSProperties}>
            <button
              type="button"
              className={styles.part}
              data-playing={(isPlaying && isCurrent) || undefined}
              aria-current={isCurrent || undefined}
              aria-keyshortcuts={digit}
              aria-label={look ? undefined : `${verb} ${name}: ${bars} bars, energy ${energy} of 5`}
              onClick={() => choose(index)}
            >
              {look && <span className={styles.energy} />}
              {look && <span className="visually-hidden">{verb} </span>}
              <span className={styles.name}>{name}</span>
              {look && (
                <>
                  <span className="visually-hidden">
                    {' '}
                    {bars} bars, energy {energy} of 5
                  </span>
                  <span aria-hidden="true">{bars}</span>
                </>
              )}
              {digit && (
                <span className={styles.digit} data-teacher aria-hidden="true">
                  {digit}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

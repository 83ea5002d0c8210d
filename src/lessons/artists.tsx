import type { Artist } from '#src/content/model.ts';
import styles from './artists.module.css';

/** Height of Spotify's compact player, in CSS pixels. */
const PLAYER_HEIGHT = 152;

/** Artists with their Spotify players. An artist without an id gets no player. */
export function Artists({ artists }: { artists: readonly Artist[] }) {
  return (
    <ul className={styles.artists} aria-label="Featured artists">
      {artists.map(({ name, about, spotifyId }) => (
        <li key={name}>
          <p className={styles.name}>
            <strong>{name}</strong>
            {about && <span>{about}</span>}
          </p>
          {spotifyId && (
            <>
              <iframe
                title={`${name} on Spotify: player`}
                src={`https://open.spotify.com/embed/artist/${spotifyId}`}
                height={PLAYER_HEIGHT}
                loading="lazy"
                allow="encrypted-media; clipboard-write; fullscreen; picture-in-picture"
              />
              <a
                href={`https://open.spotify.com/artist/${spotifyId}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name} on Spotify
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

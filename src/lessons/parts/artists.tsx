import { useState } from 'react';
import type { Artist } from '#src/content/model.ts';
import { Embed } from '#src/ui/media/embed.tsx';
import styles from './artists.module.css';

/** Height of Spotify's compact player, in CSS pixels. */
const PLAYER_HEIGHT = 152;

/** Artists with their music on Spotify. An artist without an id gets no player. */
export function Artists({ artists }: { artists: readonly Artist[] }) {
  return (
    <ul className={`stack ${styles.artists}`} aria-label="Featured artists">
      {artists.map(({ name, about, spotifyId }) => (
        <li key={name}>
          <p className={styles.name}>
            <strong>{name}</strong>
            {about && <span className="soft">{about}</span>}
          </p>
          {spotifyId && (
            <>
              <Player name={name} spotifyId={spotifyId} />
              <a
                href={`https://open.spotify.com/artist/${spotifyId}`}
                className="thumb-high"
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

/** A poster in place of the player. Spotify is contacted only when the reader asks for it. */
function Player({ name, spotifyId }: { name: string; spotifyId: string }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button
        type="button"
        className={styles.poster}
        data-screen-only
        onClick={() => setAsked(true)}
      >
        <svg viewBox="0 0 80 80" aria-hidden="true">
          <circle cx="40" cy="40" r="38" />
          <path d="M32 24v32l26-16Z" />
        </svg>
        Show the player of {name}
      </button>
    );
  }
  return (
    <Embed
      takesFocus
      className={styles.player}
      title={`${name} on Spotify: player`}
      src={`https://open.spotify.com/embed/artist/${spotifyId}`}
      height={PLAYER_HEIGHT}
      allow="encrypted-media; clipboard-write; fullscreen; picture-in-picture"
    />
  );
}

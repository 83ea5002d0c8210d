import { useEffect, useRef, useState } from 'react';
import type { Video as VideoLink } from '#src/content/model.ts';
import { videoId } from '#src/content/video-id.ts';
import { VideoPoster } from '#src/ui/art/video-poster.tsx';
import styles from './video.module.css';

/** A video behind our own poster: YouTube is contacted only when the reader plays it. */
export function Video({ link, title }: VideoLink) {
  const [playing, setPlaying] = useState(false);
  const id = videoId(link);
  if (!id) return null;
  return (
    <figure className={styles.video}>
      {playing ? (
        <Player id={id} title={title} />
      ) : (
        <button
          type="button"
          className={styles.frame}
          aria-label={`Play video: ${title}`}
          onClick={() => setPlaying(true)}
        >
          <VideoPoster className={styles.poster} />
          <PlaySign />
        </button>
      )}
      <figcaption>
        {title}{' '}
        <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer">
          Watch on YouTube
        </a>
      </figcaption>
    </figure>
  );
}

function Player({ id, title }: { id: string; title: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  // Takes over the focus from the button it replaces.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Shown instead of a hero video or picture. */
export function HeroPlaceholder() {
  return (
    <div className={styles.frame} data-placeholder>
      <VideoPoster className={styles.poster} />
      <PlaySign />
    </div>
  );
}

function PlaySign() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" className={styles.sign}>
      <circle cx="40" cy="40" r="38" />
      <path d="M32 24v32l26-16Z" />
    </svg>
  );
}

import { VideoPoster } from '#src/ui/art/video-poster.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Embed } from './embed.tsx';
import styles from './video-frame.module.css';

/** The message that YouTube's player answers if it was loaded with `enablejsapi=1` and our origin. */
const GREETING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

interface VideoFrameProps {
  id: string;
  title: string;
  playing: boolean;
  takesFocus?: boolean;
  className?: string | undefined;
  start?: number | undefined;
  onPlay: () => void;
  /** Receives the player's window when it has loaded. Only then does the player take commands. */
  onLoad?: ((player: Window) => void) | undefined;
}

/** A video behind our own poster: YouTube is contacted only while it plays. */
export function VideoFrame({
  id,
  title,
  playing,
  takesFocus,
  className,
  start = 0,
  onPlay,
  onLoad,
}: VideoFrameProps) {
  const names = classNames(styles.frame, className);
  if (playing) {
    const from = start > 0 ? `&start=${start}` : '';
    const api = `&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`;
    return (
      <Embed
        takesFocus={takesFocus}
        className={names}
        title={title}
        greeting={GREETING}
        poster={<VideoPoster className={styles.poster} />}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}${api}`}
        onLoad={({ currentTarget }) =>
          currentTarget.contentWindow && onLoad?.(currentTarget.contentWindow)
        }
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button
      type="button"
      className={names}
      aria-label={`Play video: ${title}`}
      // On paper a video is represented by its title and address.
      data-screen-only
      onClick={onPlay}
    >
      <VideoPoster className={styles.poster} />
      <PlaySign />
    </button>
  );
}

/** The placeholder of a video without a poster. */
export function VideoPlaceholder({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.frame, className)} data-placeholder data-screen-only>
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

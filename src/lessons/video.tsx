import { useState } from 'react';
import type { Video as VideoLink } from '#src/content/model.ts';
import { videoId } from '#src/content/video-id.ts';
import { VideoFrame, VideoPlaceholder } from '#src/ui/video-frame.tsx';
import styles from './video.module.css';

/** A video behind our own poster: YouTube is contacted only when the reader plays it. */
export function Video({ link, title }: VideoLink) {
  const [playing, setPlaying] = useState(false);
  const id = videoId(link);
  if (!id) return null;
  return (
    <figure className={styles.video}>
      <VideoFrame
        id={id}
        title={title}
        playing={playing}
        takesFocus
        onPlay={() => setPlaying(true)}
      />
      <figcaption>
        {title}{' '}
        <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer">
          Watch on YouTube
        </a>
      </figcaption>
    </figure>
  );
}

/** Shown instead of a hero video or picture. */
export function HeroPlaceholder() {
  return <VideoPlaceholder className={styles.placeholder} />;
}

import { useState } from 'react';
import { videoId } from '#src/content/video-id.ts';
import { type SlideProps, useSlideControls } from '#src/present/stage/slide-view.ts';
import { VideoFrame } from '#src/ui/media/video-frame.tsx';
import styles from './layout/figure.module.css';
import { SlideLayout } from './layout/slide-layout.tsx';

/** A video as large as there is room. Space starts it, and puts it away. */
export function VideoSlide({ slide: { title, video } }: SlideProps<'video'>) {
  const [playing, setPlaying] = useState(false);
  useSlideControls({ toggle: () => setPlaying(!playing) });
  const id = videoId(video.link);
  return (
    <SlideLayout title={title}>
      <figure className="bare">
        <div className={styles.frame}>
          {id ? (
            <VideoFrame
              id={id}
              title={video.title}
              playing={playing}
              className={styles.video}
              onPlay={() => setPlaying(true)}
            />
          ) : (
            <p>This video is not available.</p>
          )}
        </div>
        {video.title !== title && <figcaption>{video.title}</figcaption>}
      </figure>
    </SlideLayout>
  );
}

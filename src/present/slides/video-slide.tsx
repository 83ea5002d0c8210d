import { useState } from 'react';
import { videoId } from '#src/content/video-id.ts';
import { type SlideProps, useSlideControls } from '#src/present/slide-view.ts';
import { VideoFrame } from '#src/ui/video-frame.tsx';
import { SlideLayout } from './slide-layout.tsx';
import { useKeysBeforeVideo } from './use-keys-before-video.ts';
import styles from './video-slide.module.css';

/** A video as large as there is room. Space starts it, and puts it away. */
export function VideoSlide({ slide }: SlideProps<'video'>) {
  return <OneVideo key={slide.id} slide={slide} />;
}

function OneVideo({ slide: { title, video } }: Pick<SlideProps<'video'>, 'slide'>) {
  const [playing, setPlaying] = useState(false);
  useSlideControls({ toggle: () => setPlaying(!playing) });
  const frame = useKeysBeforeVideo();
  const id = videoId(video.link);
  return (
    <SlideLayout title={title}>
      <figure className={styles.figure}>
        <div ref={frame} tabIndex={-1} className={styles.frame}>
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

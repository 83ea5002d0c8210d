import { useState } from 'react';
import { videoId } from '#src/content/video-id.ts';
import { Drawing } from '#src/page/loading/drawing.tsx';
import { type SlideProps, useSlideControls } from '#src/present/stage/slide-view.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VideoFrame } from '#src/ui/media/video-frame.tsx';
import { useFittingSize } from './layout/fitting-size.ts';
import { SlideLayout } from './layout/slide-layout.tsx';
import { SlideProse } from './layout/slide-prose.tsx';
import styles from './plain-slides.module.css';

/** The largest title, in stage units: 192 px at 1920 × 1080. */
const LARGEST_TITLE = 10;

/** The title of a lesson, quiz or plan, as large as it fits. */
export function TitleSlide({ slide: { title, text } }: SlideProps<'title'>) {
  const box = useFittingSize<HTMLDivElement>(LARGEST_TITLE);
  return (
    <div ref={box} className={`stack ${styles.title}`}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}

/** The largest text, of a single sentence, in stage units: 125 px at 1920 × 1080. */
const LARGEST_TEXT = 6.5;

/** Prose in the largest size that fits, with its artists. */
export function TextSlide({ slide: { title, text, artists = [] } }: SlideProps<'text'>) {
  const box = useFittingSize<HTMLDivElement>(LARGEST_TEXT);
  return (
    <SlideLayout title={title}>
      <div ref={box} className={`stack ${styles.text}`}>
        <div>{text && <SlideProse text={text} />}</div>
        {artists.length > 0 && (
          <ul aria-label="Featured artists" className={styles.artists}>
            {artists.map(({ name, about }) => (
              <li key={name}>
                <strong>{name}</strong> {about}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SlideLayout>
  );
}

/** A drawing or an image as large as possible, under its title or over its caption. */
export function PictureSlide({ slide: { title, picture } }: SlideProps<'picture'>) {
  const { drawing, src, alt, caption } = picture;
  // With both, the letters in a drawing would be too small for the back row.
  const isCaptioned = caption && caption !== title;
  return (
    <SlideLayout {...(!isCaptioned && { title })}>
      {isCaptioned && <h2 className="visually-hidden">{title}</h2>}
      <figure className="bare">
        <div className={classNames('centred', styles.frame, styles.picture)}>
          {drawing ? <Drawing id={drawing} alt={alt} /> : <img src={src} alt={alt} />}
        </div>
        {isCaptioned && <figcaption>{caption}</figcaption>}
      </figure>
    </SlideLayout>
  );
}

/** A video as large as possible. Space starts it, and closes it. */
export function VideoSlide({ slide: { title, video } }: SlideProps<'video'>) {
  const [playing, setPlaying] = useState(false);
  useSlideControls({ toggle: () => setPlaying(!playing) });
  const id = videoId(video.link);
  return (
    <SlideLayout title={title}>
      <figure className="bare">
        <div className={`centred ${styles.frame}`}>
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

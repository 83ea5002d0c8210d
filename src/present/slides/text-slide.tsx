import type { SlideProps } from '#src/present/stage/slide-view.ts';
import { useFittingSize } from './layout/fitting-size.ts';
import { SlideLayout } from './layout/slide-layout.tsx';
import { SlideProse } from './layout/slide-prose.tsx';
import styles from './text-slide.module.css';

/** Of a single sentence, in stage units: 125 px at 1920 × 1080. */
const LARGEST = 6.5;

/** Prose in a size in which all of it fits, and the artists that belong to it. */
export function TextSlide({ slide: { title, text, artists = [] } }: SlideProps<'text'>) {
  const box = useFittingSize<HTMLDivElement>(LARGEST);
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

import type { SlideProps } from '#src/present/stage/slide-view.ts';
import { useFittingSize } from './layout/fitting-size.ts';
import styles from './title-slide.module.css';

/** The largest title, in stage units: 192 px at 1920 × 1080. */
const LARGEST = 10;

/** The title of a lesson, quiz or plan, as large as it fits. */
export function TitleSlide({ slide: { title, text } }: SlideProps<'title'>) {
  const box = useFittingSize<HTMLDivElement>(LARGEST);
  return (
    <div ref={box} className={`stack ${styles.slide}`}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}

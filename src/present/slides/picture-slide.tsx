import { Drawing } from '#src/page/loading/drawing.tsx';
import type { SlideProps } from '#src/present/stage/slide-view.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './layout/figure.module.css';
import { SlideLayout } from './layout/slide-layout.tsx';

/** A drawing or an image as large as there is room, under its title or over its caption. */
export function PictureSlide({ slide: { title, picture } }: SlideProps<'picture'>) {
  const { drawing, src, alt, caption } = picture;
  // With both, the letters in a drawing would be too small for the back row.
  const isCaptioned = caption && caption !== title;
  return (
    <SlideLayout {...(!isCaptioned && { title })}>
      {isCaptioned && <h2 className="visually-hidden">{title}</h2>}
      <figure className="bare">
        <div className={classNames(styles.frame, styles.picture)}>
          {drawing ? <Drawing id={drawing} alt={alt} /> : <img src={src} alt={alt} />}
        </div>
        {isCaptioned && <figcaption>{caption}</figcaption>}
      </figure>
    </SlideLayout>
  );
}

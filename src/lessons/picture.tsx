import type { CSSProperties } from 'react';
import type { Picture as PictureContent } from '#src/content/model.ts';
import { Drawing } from '#src/page/drawing.tsx';
import styles from './picture.module.css';

/** At most so tall, in CSS pixels. */
const TALLEST = { hero: 400, section: 600 } as const;

interface PictureProps {
  picture: PictureContent;
  place: keyof typeof TALLEST;
}

/** A drawing or an image with what there is to say of it. */
export function Picture({ picture: { drawing, src, alt, caption }, place }: PictureProps) {
  const size = { '--tallest': `${TALLEST[place]}px` } as CSSProperties;
  return (
    <figure className={styles.picture} style={size}>
      {drawing ? (
        <Drawing id={drawing} alt={alt} />
      ) : (
        <img src={src} alt={alt} loading={place === 'hero' ? 'eager' : 'lazy'} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

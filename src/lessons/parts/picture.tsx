import type { CSSProperties } from 'react';
import type { Picture as PictureContent } from '#src/content/model.ts';
import { Drawing } from '#src/page/loading/drawing.tsx';
import styles from './picture.module.css';

/** Maximum height, in CSS pixels. */
const MAX_HEIGHT = { hero: 400, section: 600 } as const;

interface PictureProps {
  picture: PictureContent;
  place: keyof typeof MAX_HEIGHT;
}

/** A drawing or an image with its caption. */
export function Picture({ picture: { drawing, src, alt, caption }, place }: PictureProps) {
  const size = { '--tallest': `${MAX_HEIGHT[place]}px` } as CSSProperties;
  return (
    <figure className={`measured ${styles.picture}`} style={size}>
      {drawing ? (
        <Drawing id={drawing} alt={alt} />
      ) : (
        <img src={src} alt={alt} loading={place === 'hero' ? 'eager' : 'lazy'} />
      )}
      {caption && <figcaption className="quiet">{caption}</figcaption>}
    </figure>
  );
}

import styles from './drawing.module.css';
import { island } from './island.tsx';
import type { DrawingProps } from './loaded-drawing.tsx';

/** A drawing of a lesson, as wide as its container. */
export const Drawing = island<DrawingProps>(
  'The drawing',
  async () => (await import('./loaded-drawing.tsx')).LoadedDrawing,
  { height: '12rem', still: { className: styles.drawing } },
);

import type { ComponentProps, CSSProperties } from 'react';
import { tint } from './palette.ts';

interface DrawingFrameProps extends ComponentProps<'svg'> {
  /** Overrides the page's accent. */
  accent?: string;
}

/** The frame of every drawing: its default size, and its line style. */
export function DrawingFrame({ accent, ...props }: DrawingFrameProps) {
  return (
    <svg
      style={accent ? ({ '--art-accent': accent } as CSSProperties) : undefined}
      viewBox="0 0 480 300"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}

/** The patch of colour behind a drawing. */
export function Backdrop({ d }: { d: string }) {
  return <path fill={tint} stroke="none" d={d} />;
}

import type { CSSProperties, ReactNode } from 'react';
import { tint } from './palette.ts';

interface DrawingFrameProps {
  className?: string | undefined;
  /** Replaces the page's accent. */
  accent?: string;
  children: ReactNode;
}

/** The frame of every drawing: its size and its line. */
export function DrawingFrame({ className, accent, children }: DrawingFrameProps) {
  const colour = accent ? ({ '--art-accent': accent } as CSSProperties) : undefined;
  return (
    <svg
      className={className}
      style={colour}
      viewBox="0 0 480 300"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** The patch of colour behind a drawing. */
export function Backdrop({ d }: { d: string }) {
  return <path fill={tint} stroke="none" d={d} />;
}

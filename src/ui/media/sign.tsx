import type { ReactNode } from 'react';

interface SignProps {
  /** The lines of the sign, as a path. */
  d?: string;
  /** Draws the sign instead of `d`. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A sign on a frame of 24 × 24, drawn in lines in the colour of the text around it. */
export function Sign({ d, children = <path d={d} />, className = '' }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`sign ${className}`}>
      {children}
    </svg>
  );
}

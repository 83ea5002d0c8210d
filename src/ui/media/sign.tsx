import type { ComponentProps } from 'react';

interface SignProps extends ComponentProps<'svg'> {
  /** Its lines, as a path. */
  d: string;
}

/** A sign on a frame of 24 × 24, drawn in lines in the colour of the text around it. */
export function Sign({ d, className = '', ...props }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props} className={`sign ${className}`}>
      <path d={d} />
    </svg>
  );
}

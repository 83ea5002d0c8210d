import type { ComponentProps } from 'react';

interface SignProps extends ComponentProps<'svg'> {
  /** The lines of the sign, as a path; or its children draw it. */
  d?: string;
}

/** A sign on a frame of 24 × 24, drawn in lines in the colour of the text around it. */
export function Sign({ d, className = '', children, ...props }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props} className={`sign ${className}`}>
      {d && <path d={d} />}
      {children}
    </svg>
  );
}

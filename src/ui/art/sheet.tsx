import type { CSSProperties, ReactNode } from 'react';

interface SheetProps {
  className?: string | undefined;
  /** A colour to draw with in place of the page's accent. */
  accent?: string;
  children: ReactNode;
}

/** What every drawing is drawn on: its size, and the one pen. */
export function Sheet({ className, accent, children }: SheetProps) {
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

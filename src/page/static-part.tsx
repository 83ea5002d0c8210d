import type { ReactNode } from 'react';
import { useWasPrerendered } from './hydration.ts';

/** One object, so that React never sets the HTML again. */
const EMPTY = { __html: '' };

interface StaticPartProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Content without state or handlers. A prerendered one is kept as it is in the HTML, and its code is never
 * loaded; only pages opened within the app render it.
 */
export function StaticPart({ className, children }: StaticPartProps) {
  const wasPrerendered = useWasPrerendered();
  if (wasPrerendered && typeof document !== 'undefined') {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets no HTML; hydration keeps what is there
      <div className={className} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
    );
  }
  return <div className={className}>{children}</div>;
}

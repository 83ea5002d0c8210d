import type { MouseEventHandler, ReactNode } from 'react';
import { usePrepared } from './hydration.ts';

/** Always the same object, for React sets the HTML anew when it is given another. */
const AS_IT_IS = { __html: '' };

interface PreparedProps {
  as?: 'div' | 'span';
  className?: string | undefined;
  onClick?: MouseEventHandler;
  /** Does nothing but being there: no part of it changes or answers. */
  children: ReactNode;
}

/**
 * What only has to be seen. Where it stands in the prepared HTML it is left as it is, and nothing that
 * makes it is loaded; where the page came later, it is made here.
 */
export function Prepared({ as: Tag = 'div', children, ...props }: PreparedProps) {
  const prepared = usePrepared();
  if (!prepared || typeof document === 'undefined') return <Tag {...props}>{children}</Tag>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set; hydrating, React keeps what is there
    <Tag {...props} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
  );
}

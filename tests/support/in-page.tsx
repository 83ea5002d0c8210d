import { type ReactNode, StrictMode } from 'react';

/** Parts of a page as they stand in it: in its main element, between its gutters. */
export const inPage = (parts: ReactNode) => (
  <StrictMode>
    <main data-color="teal" style={{ marginInline: 'var(--gutter)' }}>
      {parts}
    </main>
  </StrictMode>
);

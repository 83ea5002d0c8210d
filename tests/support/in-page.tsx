import { type ReactNode, StrictMode } from 'react';
import { page } from 'vitest/browser';

/** Parts of a page as they stand in it: in its main element, between its gutters. */
export const inPage = (parts: ReactNode) => (
  <StrictMode>
    <main data-color="teal" style={{ marginInline: 'var(--gutter)' }}>
      {parts}
    </main>
  </StrictMode>
);

/** Opens the sections under More, where they are closed. */
export async function more() {
  for (const closed of await page.getByRole('button', { name: 'More', expanded: false }).all()) {
    await closed.click();
  }
}

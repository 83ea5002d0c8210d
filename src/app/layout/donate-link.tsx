import type { ReactNode } from 'react';

/** The link to the page for donations, which opens in a new tab. */
export function DonateLink({ children = 'Donate' }: { children?: ReactNode }) {
  return (
    <a href={import.meta.env.VITE_DONATE_URL} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

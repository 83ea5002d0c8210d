import type { ReactNode } from 'react';

/** The link to the page for donations, which opens in a tab of its own. @param sign before its word */
export function DonateLink({ sign }: { sign?: ReactNode }) {
  return (
    <a href={import.meta.env.VITE_DONATE_URL} target="_blank" rel="noreferrer">
      {sign}
      Donate
    </a>
  );
}

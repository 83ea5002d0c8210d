import type { RefObject } from 'react';
import { usePrinting } from '#src/page/input/use-printing.ts';
import styles from './link-notes.module.css';

/** The numbered addresses of the links in an article, at the end of its print. Not rendered on screen. */
export function LinkNotes({ article }: { article: RefObject<HTMLElement | null> }) {
  const addresses = usePrinting() ? numberLinks(article.current) : [];
  if (addresses.length === 0) return null;
  return (
    <section className={styles.notes} aria-label="Addresses of the links">
      <h2>Links</h2>
      <ol>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ol>
    </section>
  );
}

/** Numbers every link to another page; the number is printed after the link. @returns the addresses */
function numberLinks(article: HTMLElement | null): string[] {
  const addresses: string[] = [];
  for (const link of article?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ??
    []) {
    // Explanations are not printed.
    if (link.closest('nav, [data-screen-only], [aria-live]')) continue;
    if (!addresses.includes(link.href)) addresses.push(link.href);
    link.dataset.note = String(addresses.indexOf(link.href) + 1);
  }
  return addresses;
}

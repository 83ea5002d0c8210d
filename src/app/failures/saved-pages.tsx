import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CACHES, pathsIn } from '#src/offline/saved/saved-files.ts';
import { SITE_NAME } from '#src/page/site.ts';
import styles from './saved-pages.module.css';

/** The pages that are on this device, by title. Empty where there are no caches. */
async function readSavedPages() {
  // Missing over plain HTTP.
  if (!('caches' in globalThis) || !(await caches.has(CACHES.pages))) return [];
  const cache = await caches.open(CACHES.pages);
  const parser = new DOMParser();
  const pages: { path: string; title: string }[] = [];
  for (const path of await pathsIn(cache)) {
    // The shell, which is shown in place of pages that are not kept, is not a page.
    if (path.endsWith('.html')) continue;
    const html = (await (await cache.match(path))?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</title>'));
    const title = parser.parseFromString(head, 'text/html').title.replace(` · ${SITE_NAME}`, '');
    pages.push({ path, title: path === '/' ? 'Home' : title });
  }
  return pages.sort((a, b) => a.title.localeCompare(b.title));
}

/** Links to the pages that can be opened without a network. */
export function SavedPages() {
  const [pages, setPages] = useState<Awaited<ReturnType<typeof readSavedPages>>>([]);
  useEffect(() => {
    readSavedPages().then(setPages, () => {});
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="saved-pages" className={styles.kept}>
      <h2 id="saved-pages">On this device</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

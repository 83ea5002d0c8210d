import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { loadAllGlossaries } from '#src/content/glossary-files.ts';
import { loadAllLessons } from '#src/content/lesson-files.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { siteMap } from '#src/content/site-map.ts';
import { publicUrl } from '#src/page/site.ts';
import { App } from './app.tsx';
import { structuredData } from './structured-data.ts';

/** A page as it is before any script runs. */
export interface PreparedPage {
  /** Its address, from the site's root. */
  path: string;
  /** Its title, what it says of itself, and its structured data. */
  head: string;
  /** What stands in #root. */
  body: string;
}

/** Every page that can be opened, by its address, and what tells crawlers of them. */
export async function prepareSite(): Promise<{ pages: PreparedPage[]; sitemap: string }> {
  const texts = { lessons: await loadAllLessons(), glossaries: await loadAllGlossaries() };
  const paths = [...siteMap(SECTIONS, texts.lessons, texts.glossaries).keys()];
  const pages: PreparedPage[] = [];
  for (const path of paths) {
    const { meta, body } = await render(path);
    const data = JSON.stringify(structuredData(path, texts)).replaceAll('<', '\\u003c');
    pages.push({ path, head: `${meta}<script type="application/ld+json">${data}</script>`, body });
  }
  return { pages, sitemap: sitemapOf(paths) };
}

/** The app's HTML at an address. @throws what any of its parts throws */
async function render(path: string): Promise<{ meta: string; body: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    {
      // All of it in its place: nothing is put there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be prepared`, { cause: errors[0] });
  const html = await new Response(prelude).text();
  // What belongs into the head comes first.
  const start = html.indexOf('<div');
  return { meta: html.slice(0, start), body: html.slice(start) };
}

function sitemapOf(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${publicUrl(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

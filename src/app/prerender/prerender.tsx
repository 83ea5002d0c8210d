import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '#src/app/app.tsx';
import { type PageKind, rowOf } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, sitePages, textOf } from '#src/content/site/site-pages.ts';
import { publicUrl } from '#src/page/site.ts';
import { structuredData } from './structured-data.ts';

const BAND_SOUND = [
  'src/band/live-sound.tsx',
  'audio/engine/transport/transport-base.ts',
  'audio/engine/transport/transport.ts',
];

/** Files that Play needs, for pages where Play is the main action. */
const SOUND: Partial<Record<PageKind, readonly string[]>> = {
  home: ['src/band/small/home-band.tsx', 'src/band/small/small-band-music.ts', ...BAND_SOUND],
  practice: BAND_SOUND,
};

/** Renders every page that can be opened, with sitemap.xml and robots.txt. */
export async function prerenderSite() {
  const site = sitePages(SECTIONS);
  const pages = [];
  for (const page of site) {
    const { metadata, body } = await render(page);
    const data = (await structuredData(page)).replaceAll('<', '\\u003c');
    const script = `<script type="application/ld+json">${data}</script>`;
    pages.push({
      path: page.path,
      // Elements for the head: title, metadata and structured data.
      head: metadata + script,
      // `#root` with the rendered app. `data-page` names the path it may be hydrated at.
      body,
      // The ends of the names of the source files that are needed for hydration, and those that are fetched when
      // the page is idle, so that Play is audible at once.
      modules: {
        screen: `/${page.kind}-page.tsx`,
        text: textOf(page),
        sound: SOUND[page.kind] ?? [],
      },
    });
  }
  const listed = site.filter(({ kind }) => !rowOf(kind).unlisted);
  const robots = `User-agent: *\nAllow: /\nSitemap: ${publicUrl('/sitemap.xml')}\n`;
  return { pages, sitemap: sitemap(listed), robots };
}

/** Renders the app at a page. @throws Error with the first error of any component as its cause */
async function render(page: Page): Promise<{ metadata: string; body: string }> {
  const { path } = page;
  const errors: unknown[] = [];
  const data = await dataOf(page);
  const { prelude } = await prerender(
    <div id="root" data-page={path} data-about={data}>
      <StrictMode>
        <Router ssrPath={path}>
          <App />
        </Router>
      </StrictMode>
    </div>,
    {
      // Completed boundaries stay in place instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] });
  const html = await new Response(prelude).text();
  // React puts the elements it hoists into the head before the root.
  const start = html.indexOf('<div id="root"');
  return { metadata: html.slice(0, start), body: html.slice(start) };
}

async function dataOf(page: Page): Promise<string | undefined> {
  // Loaded on request, as in the router.
  const { pageData } = await import('#src/content/site/page-data.ts');
  const section = 'section' in page ? page.section.id : undefined;
  return JSON.stringify(pageData(page.kind, section, 'entry' in page ? page.entry.id : ''));
}

function sitemap(pages: readonly { path: string }[]): string {
  const urls = pages.map(({ path }) => `<url><loc>${publicUrl(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

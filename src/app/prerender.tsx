import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { hasData, pageData } from '#src/content/page-data.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { isListed, type Page, sitePages } from '#src/content/site-pages.ts';
import { publicUrl } from '#src/page/site.ts';
import { PrerenderedPath } from '#src/ui/address.tsx';
import { App } from './app.tsx';
import { modulesOf } from './page-modules.ts';
import { structuredData } from './structured-data.ts';

/** A page as HTML. */
export interface PrerenderedPage {
  path: string;
  /** Elements for the head: title, metadata and structured data. */
  head: string;
  /** `#root` with the rendered app. `data-page` names the path it may be hydrated at. */
  body: string;
  /** Source files whose chunks are needed for hydration. */
  modules: ReturnType<typeof modulesOf>;
}

/** Renders every page that can be opened, with sitemap.xml and robots.txt. */
export async function prerenderSite() {
  const site = sitePages(SECTIONS);
  const pages: PrerenderedPage[] = [];
  for (const page of site) {
    const { metadata, body } = await render(page);
    const data = (await structuredData(page)).replaceAll('<', '\\u003c');
    const script = `<script type="application/ld+json">${data}</script>`;
    pages.push({ path: page.path, head: metadata + script, body, modules: modulesOf(page) });
  }
  return { pages, sitemap: sitemap(site.filter(isListed)), robots: robots() };
}

/** Renders the app at a page. @throws Error with the first error of any component as its cause */
async function render(page: Page): Promise<{ metadata: string; body: string }> {
  const { path } = page;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root" data-page={path} data-about={dataOf(page)}>
      <StrictMode>
        <PrerenderedPath value={path}>
          <App />
        </PrerenderedPath>
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

/** The page's own part of the table of sections. */
function dataOf(page: Page): string | undefined {
  if (!hasData(page.kind)) return undefined;
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

function robots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${publicUrl('/sitemap.xml')}\n`;
}

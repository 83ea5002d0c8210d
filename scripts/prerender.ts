import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

/** To be found by nobody, and where no script can tell which page was meant, the way home. */
const LOST =
  '<meta name="robots" content="noindex"><noscript><meta http-equiv="refresh" content="0; url=/"></noscript>';

type App = typeof import('../src/app/prerender.tsx');

/** Writes every page of the site as HTML when the client is built, so that it can be read at once. */
export function prerender(): Plugin {
  let root = '';
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      // Tests build pages of their own the same way.
      if (!bundle['index.html']) return;
      const shell = readFileSync(join(dir, 'index.html'), 'utf8');
      const { pages, sitemap } = await prepareSite(root);
      for (const { path, head, body } of pages) {
        const html = shell
          .replace(/ *<title>.*?<\/title>\n/, '')
          .replace('</head>', () => `${head}${preloads(path, bundle, shell)}</head>`)
          .replace('<div id="root">', () => `<div id="root" data-page="${path}">${body}`);
        write(join(dir, path, 'index.html'), html);
      }
      // For whatever else is asked for: a page that finds its way by itself, as static hosts want it.
      write(join(dir, '404.html'), shell.replace('</head>', `${LOST}</head>`));
      write(join(dir, 'sitemap.xml'), sitemap);
      const sitemapUrl = /<loc>(.*?)<\/loc>/.exec(sitemap)?.[1];
      write(
        join(dir, 'robots.txt'),
        `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}sitemap.xml\n`,
      );
    },
  };
}

/** Lets the app prepare its pages, built so that Node can run it. */
async function prepareSite(root: string): ReturnType<App['prepareSite']> {
  const outDir = mkdtempSync(join(tmpdir(), 'martillo-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
      },
    });
    const app: App = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await app.prepareSite();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Has what a page comes alive with fetched along with it, rather than one after the other. */
function preloads(path: string, bundle: Rolldown.OutputBundle, shell: string): string {
  const [, , section, kind, id] = path.split('/');
  const sections = ['src/sections/home-page.tsx', 'src/sections/section-page.tsx'];
  const modules = {
    lesson: ['src/lessons/lesson-page.tsx', `src/content/lessons/${section}/${id}.ts`],
    quiz: ['src/quizzes/quiz-page.tsx'],
    glossary: ['src/glossary/glossary-page.tsx', `src/content/glossary/${section}.ts`],
  }[kind ?? ''];
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules ?? sections) {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
    );
    if (!chunk) throw new Error(`There is no file of ${module}`);
    add(chunk.fileName);
  }
  return [...files]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

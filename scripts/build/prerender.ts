import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { loadSite } from '../../src/server/site/files.ts';
import { headersFile } from '../../src/server/site/security-headers.ts';
import { usedCss } from './used-css.ts';

/** The head of 404.html: noindex; without JavaScript, redirects home. */
const NOT_FOUND_HEAD =
  '<meta name="robots" content="noindex" data-fallback><noscript><meta http-equiv="refresh" content="0; url=/"></noscript>';

/** A web font, as opposed to a system font. */
const FONT_FILE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

type App = typeof import('../../src/app/prerender/prerender.tsx');
/** The scripts of the client, by file name. */
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Prerenders the site as part of `vite build`: after the client, `src/app/prerender/prerender.tsx` is built for Node
 * with the same configuration and renders every page. Static hosts get our server's headers as a file.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: 'server',
          resolve: { noExternal: true },
          build: {
            outDir: join(tmpdir(), `martillo-prerender-${process.pid}`),
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/prerender/prerender.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, prerender } = builder.environments;
      if (!client || !prerender) throw new Error('An environment is missing');
      const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
      const { outDir } = prerender.config.build;
      const dir = client.config.build.outDir;
      try {
        await builder.build(prerender);
        const app: App = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
        const chunks = output.filter((file) => file.type === 'chunk');
        writeSite(
          dir,
          await app.prerenderSite(),
          new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
        );
        const { VITE_API_BASE } = loadEnv(builder.config.mode, builder.config.root);
        write(join(dir, '_headers'), await headersFile(loadSite(dir), VITE_API_BASE));
      } finally {
        rmSync(outDir, { recursive: true, force: true });
      }
    },
  };
}

/** Writes every page as a folder with an index.html, and the files for hosts and crawlers. */
function writeSite(
  dir: string,
  { pages, sitemap, robots }: Awaited<ReturnType<App['prerenderSite']>>,
  chunks: Chunks,
): void {
  const shell = readFileSync(join(dir, 'index.html'), 'utf8');
  const [link = '', file = ''] =
    /<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/.exec(shell) ?? [];
  const whole = readFileSync(join(dir, file), 'utf8');
  // The web fonts come with the style sheet. Until then, system fonts replace them.
  const sheet = postcss.parse(whole.replaceAll(FONT_FILE, ''));
  const fonts = /<link rel="preload" as="font"[^>]*>/g;
  const late = [link, ...(shell.match(fonts) ?? [])].join('');
  for (const { path, head, body, modules } of pages) {
    // The page contains the styles of its first view; the style sheet contains all styles.
    const style = `<style>${usedCss(sheet, shell + body)}</style>`;
    const files = [modules.screen, ...(modules.text ? [modules.text] : [])];
    const needed = filesOf(files, chunks);
    const first = preloads(needed, shell);
    // The largest first. The small ones arrive at the same time, one round trip later.
    const sizeOf = (file: string) => chunks.get(file)?.code.length ?? 0;
    const sound = filesOf(modules.sound, chunks)
      .filter((file) => !needed.includes(file))
      .sort((a, b) => sizeOf(b) - sizeOf(a));
    const content = modules.text && chunkOf(modules.text, chunks);
    const html = shell
      .replace(/ *<title>.*?<\/title>\n/, '')
      .replace(link, '')
      .replace(fonts, '')
      .replace('<script>', () => `${style}<script>`)
      // The style sheet comes after the page's inline styles, because it contains them: otherwise the inline styles
      // would override its rules for print and for other states.
      .replace('</head>', () => `${first}${head}<noscript id="late">${late}</noscript></head>`)
      .replace('<div id="root"></div>', () => {
        // The address of the page's text, so that the page needs no table of all texts, and the files of its
        // sound.
        const attributes = [
          content && ` data-content="/${content}"`,
          sound.length > 0 && ` data-sound="${sound.map((name) => `/${name}`).join(' ')}"`,
        ];
        return body.replace(
          '<div id="root"',
          () => `<div id="root"${attributes.filter(Boolean).join('')}`,
        );
      });
    write(join(dir, path, 'index.html'), html);
  }
  // Static hosts serve it for every unknown address. The client's router then resolves the address.
  write(
    join(dir, '404.html'),
    shell.replace('</head>', `${NOT_FOUND_HEAD}${preloads(filesOf([], chunks), shell)}</head>`),
  );
  write(join(dir, 'sitemap.xml'), sitemap);
  write(join(dir, 'robots.txt'), robots);
}

/** The files of all scripts that the entry and some modules need, without dynamic imports. */
function filesOf(modules: readonly string[], chunks: Chunks): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (files.has(file) || !chunk) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [file, { isEntry }] of chunks) if (isEntry) add(file);
  for (const module of modules) add(chunkOf(module, chunks));
  return [...files];
}

/** Preload links for scripts that the shell does not reference. */
function preloads(files: readonly string[], shell: string): string {
  return files
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** The file of a dynamically imported module. */
function chunkOf(module: string, chunks: Chunks): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(module) || id.endsWith(`${module}?compiled`)),
  );
  if (!chunk) throw new Error(`There is no chunk of ${module}`);
  return chunk.fileName;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

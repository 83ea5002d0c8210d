import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { usedCss } from './used-css.ts';

/** In the head of 404.html: noindex; without JavaScript, redirects home. */
const NOT_FOUND_HEAD =
  '<meta name="robots" content="noindex"><noscript><meta http-equiv="refresh" content="0; url=/"></noscript>';

/** A font that is loaded, not one of the device. */
const FONT_FILE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

type App = typeof import('../src/app/prerender.tsx');
type Chunks = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/**
 * Prerenders the site as part of `vite build`: after the client, `src/app/prerender.tsx` is built for
 * Node with the same configuration and renders every page.
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
            rolldownOptions: { input: 'src/app/prerender.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, prerender } = builder.environments;
      if (!client || !prerender) throw new Error('An environment is missing');
      const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
      const { outDir } = prerender.config.build;
      try {
        await builder.build(prerender);
        const app: App = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
        writeSite(client.config.build.outDir, await app.prerenderSite(), output);
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
  const [entry = ''] = /<script type="module"[^>]*><\/script>/.exec(shell) ?? [];
  const whole = readFileSync(join(dir, file), 'utf8');
  // Each page has its fonts itself, and loads them before or after the style sheet. Fonts in the style sheet would
  // lay out all text again.
  const fonts = `<style id="fonts">${whole.match(FONT_FILE)?.join('')}</style>`;
  const withoutFonts = whole.replaceAll(FONT_FILE, '');
  const standIns = withoutFonts.match(FONT_FACE)?.join('') ?? '';
  writeFileSync(join(dir, file), withoutFonts.replaceAll(FONT_FACE, ''));
  const sheet = postcss.parse(withoutFonts);
  const late = [link, ...(shell.match(/<link rel="preload" as="font"[^>]*>/g) ?? [])].join('');
  for (const { path, head, body, modules } of pages) {
    // The page brings the styles that it is first shown with; the style sheet has those for all that may follow.
    const style = `<style>${usedCss(sheet, shell + body)}</style>`;
    const files = [modules.screen, ...(modules.content ? [modules.content] : [])];
    const first = filesOf(files, chunks);
    const parts = filesOf(modules.parts, chunks).filter((one) => !first.includes(one));
    const sounds = filesOf(modules.sounds, chunks).filter(
      (one) => !first.includes(one) && !parts.includes(one),
    );
    // Started by the script in the head, which follows. The style sheet must come after the page's own styles, which
    // it contains: otherwise those would win over its rules for print and for other states.
    const scripts = `<template id="scripts" data-parts="${namesOf(parts)}" data-sounds="${namesOf(sounds)}">${entry}${preloads(first, shell)}${late}</template>`;
    const content = modules.content && chunkOf(modules.content, chunks);
    const html = shell
      .replace(/ *<title>.*?<\/title>\n/, '')
      .replace(link, `<noscript>${late}</noscript>`)
      .replace(entry, '')
      .replace(/ *<link rel="preload" as="font"[^>]*>\n/g, '')
      .replace('<script>', () => `${fonts}${style}${scripts}<script>`)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => {
        // Where the page finds its text without a table of all texts.
        const attribute = content ? ` data-content="/${content}"` : '';
        return body.replace('<div id="root"', () => `<div id="root"${attribute}`);
      });
    write(join(dir, path, 'index.html'), html);
  }
  // Static hosts serve it for every other address, which the client's router then resolves.
  write(
    join(dir, '404.html'),
    shell.replace(
      '</head>',
      `${NOT_FOUND_HEAD}${fonts}<style>${standIns}</style>${preloads(filesOf([], chunks), shell)}</head>`,
    ),
  );
  write(join(dir, 'sitemap.xml'), sitemap);
  write(join(dir, 'robots.txt'), robots);
}

/** The files of all scripts that some modules need: with what the entry loads, by `import()` as well. */
function filesOf(modules: readonly string[], chunks: Chunks): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of chunks) {
    if (chunk.type === 'chunk' && chunk.isEntry) {
      add(chunk.fileName);
      for (const imported of chunk.dynamicImports) add(imported);
    }
  }
  for (const module of modules) add(chunkOf(module, chunks));
  return [...files];
}

/** Scripts as the script in the head names them. */
const namesOf = (files: readonly string[]) =>
  files.map((file) => file.replace(/^build\/(.*)\.js$/, '$1')).join(' ');

/** Preload links for scripts that the shell does not name. */
function preloads(files: readonly string[], shell: string): string {
  return files
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** The file of a module that is loaded by `import()`. */
function chunkOf(module: string, chunks: Chunks): string {
  const chunk = chunks.find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
  );
  if (!chunk) throw new Error(`There is no chunk of ${module}`);
  return chunk.fileName;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

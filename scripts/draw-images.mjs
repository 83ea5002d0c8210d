// npm run draw:images: renders the link preview images and the icons from the app's drawings.
import './lib/node-version.mjs';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { findChromium } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';

const images = join(root, 'public/assets/images');
const font = (/** @type {string} */ family) => {
  const file = join(
    root,
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
};
const STYLE = `
${readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')}
${readFileSync(join(root, 'src/ui/base.css'), 'utf8')}
@font-face { font-family: 'Atkinson Hyperlegible Next Variable'; src: ${font('atkinson-hyperlegible-next')}; font-weight: 200 800; }
@font-face { font-family: 'Bricolage Grotesque Variable'; src: ${font('bricolage-grotesque')}; font-weight: 200 800; }
.card { display: grid; grid-template-columns: 1fr 620px; align-items: center; gap: 20px; width: 1200px; height: 630px; padding: 0 40px 0 70px; }
.card svg { width: 100%; }
.card .brand { display: flex; align-items: center; gap: 18px; margin: 0 0 40px; font: 800 44px var(--display); }
.card .brand svg { width: 72px; }
.card h1 { color: var(--accent); font-size: 92px; line-height: 1; }
.card p { font-size: 32px; line-height: 1.35; }
.icon { display: grid; place-items: center; background: #b5482a; }
`;

const server = await createServer({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
/** @param {string} path @param {string} name @param {object} [props] */
const draw = async (path, name, props = {}) =>
  renderToStaticMarkup(createElement((await server.ssrLoadModule(path))[name], props));
const { SECTIONS } = await server.ssrLoadModule('/src/content/sections.ts');
const mark = await draw('/src/ui/art/martillo-mark.tsx', 'MartilloMark');

const cards = [
  {
    name: 'site',
    title: 'Learn bachata',
    text: 'by playing it: its history, its rhythms, its instruments.',
    picture: await draw('/src/ui/art/stage-picture.tsx', 'StagePicture'),
  },
];
for (const { id, title, description } of SECTIONS) {
  const picture = await draw('/src/ui/art/section-picture.tsx', 'SectionPicture', { section: id });
  cards.push({ name: id, title, text: description, picture });
}
await server.close();

const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
});

/** @param {string} path @param {string} html @param {number} width @param {number} height */
async function screenshot(path, html, width, height) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>${STYLE}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(images, path), omitBackground: true });
}

mkdirSync(join(images, 'share'), { recursive: true });
mkdirSync(join(images, 'icons'), { recursive: true });
for (const { name, title, text, picture } of cards) {
  const caption = `<div><div class="brand">${mark} Martillo</div><h1>${title}</h1><p>${text}</p></div>`;
  await screenshot(
    `share/${name}.png`,
    `<div class="card" data-section="${name}">${caption}${picture}</div>`,
    1200,
    630,
  );
}

// Phones crop the maskable icon to their own shape, so its sign stays within the safe zone.
const favicon = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
for (const size of [192, 512]) {
  await screenshot(
    `icons/${size}.png`,
    `<style>body { background: none } svg { display: block; width: ${size}px }</style>${favicon}`,
    size,
    size,
  );
}
const flat = favicon.replace(/<rect width="32"[^>]*>/, '');
await screenshot(
  'icons/maskable.png',
  `<style>svg { width: 340px }</style><div class="icon" style="height: 512px">${flat}</div>`,
  512,
  512,
);
await browser.close();

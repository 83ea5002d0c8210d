// npm run draw:images: renders the link preview images and the icons from the app's drawings, and takes the screenshots
// for the app's install dialog and for the README.
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { launchChromium } from './lib/launch-chromium.mjs';
import { root } from './lib/run.mjs';

const images = join(root, 'public/assets/images');
const font = (family) => {
  const file = `${root}node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
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
`;

const server = await createServer({
  root,
  server: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
await server.listen();
const draw = async (path, name, props = {}) =>
  renderToStaticMarkup(createElement((await server.ssrLoadModule(path))[name], props));
const { SECTIONS } = await server.ssrLoadModule('/src/content/site/sections.ts');
const mark = await draw('/src/ui/art/martillo-mark.tsx', 'MartilloMark');

const cards = [
  {
    name: 'site',
    color: 'clay',
    title: 'Learn bachata',
    text: 'by playing it: its history, its rhythms, its instruments.',
    picture: await draw('/src/ui/art/scenes/stage-picture.tsx', 'StagePicture'),
  },
];
for (const { id, icon, color, title, description } of SECTIONS) {
  const picture = await draw('/src/ui/art/scenes/section-picture.tsx', 'SectionPicture', { icon });
  cards.push({ name: id, color, title, text: description, picture });
}

const browser = await launchChromium();
const page = await browser.newPage({ colorScheme: 'light' });

/** Draws HTML. @returns a PNG */
async function drawn(html, width, height) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

const drawnIcon = (svg, size) =>
  drawn(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`,
    size,
    size,
  );

const save = (path, image) => writeFileSync(join(images, path), image);

mkdirSync(join(images, 'share'), { recursive: true });
mkdirSync(join(images, 'icons'), { recursive: true });
for (const { name, color, title, text, picture } of cards) {
  const caption = `<div><div class="brand">${mark} Martillo</div><h1>${title}</h1><p>${text}</p></div>`;
  const card = `<div class="card" data-color="${color}">${caption}${picture}</div>`;
  save(`share/${name}.png`, await drawn(`<style>${STYLE}</style>${card}`, 1200, 630));
}

/**
 * The icon for browsers and crawlers that request /favicon.ico: a header, a directory, and a PNG of each size.
 * @param {number[]} sizes in pixels, below 256
 */
async function drawIcoFile(sizes) {
  const images = [];
  for (const size of sizes) images.push(await drawnIcon(favicon, size));
  let offset = 6 + 16 * sizes.length;
  const directory = sizes.flatMap((size, i) => {
    const [{ length }, at] = [images[i], offset];
    offset += length;
    // One colour plane of 32 bits a pixel.
    return [Uint8Array.of(size, size, 0, 0), Uint16Array.of(1, 32), Uint32Array.of(length, at)];
  });
  const file = new Blob([Uint16Array.of(0, 1, sizes.length), ...directory, ...images]);
  return Buffer.from(await file.arrayBuffer());
}

const favicon = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
for (const size of [192, 512]) save(`icons/${size}.png`, await drawnIcon(favicon, size));
writeFileSync(join(root, 'public/favicon.ico'), await drawIcoFile([16, 32, 48]));
// Phones crop the maskable icon to their own shape, so its symbol stays within the safe zone.
const flat = favicon.replace(/<rect width="32"[^>]*>/, '');
const ground =
  'body { margin: 0; display: grid; place-items: center; height: 512px; background: #b5482a } svg { width: 340px }';
save('icons/maskable.png', await drawn(`<style>${ground}</style>${flat}`, 512, 512));

// A symbol on the icon's background for each shortcut of the installed app.
const SHORTCUTS = {
  practice:
    '<g fill="#fbf6ea"><rect x="6" y="13" width="4" height="6" rx="2"/><rect x="12" y="8" width="4" height="16" rx="2"/><rect x="18" y="11" width="4" height="10" rx="2"/></g><rect x="24" y="13" width="4" height="6" rx="2" fill="#2b211b"/>',
  continue: '<path fill="#fbf6ea" d="M10 7.5 25 16 10 24.5Z"/>',
};
for (const [name, sign] of Object.entries(SHORTCUTS)) {
  const svg = `<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b5482a"/>${sign}</svg>`;
  save(`icons/${name}.png`, await drawnIcon(svg, 96));
}

/** Takes screenshots of pages of the app. @param {Record<string, string>} pages paths, by the names of the files */
async function shoot(folder, size, pages) {
  mkdirSync(folder, { recursive: true });
  const reader = await browser.newPage({ ...size, colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(pages)) {
    await reader.goto(new URL(path, server.resolvedUrls?.local[0]).href);
    await reader.locator('html[data-hydrated] h1').waitFor();
    await reader.evaluate(() => document.fonts.ready);
    await reader.screenshot({ path: join(folder, `${name}.png`) });
  }
  await reader.close();
}

for (const [form, size] of [
  ['narrow', { viewport: { width: 400, height: 800 }, deviceScaleFactor: 2 }],
  ['wide', { viewport: { width: 1280, height: 720 } }],
]) {
  await shoot(join(images, 'screens'), size, {
    [`home-${form}`]: '/',
    [`practice-${form}`]: '/practice',
    [`lesson-${form}`]: '/section/music/lesson/rhythm',
  });
}
// The pictures at the top of the README.
await shoot(
  join(root, 'docs'),
  { viewport: { width: 390, height: 800 } },
  {
    home: '/',
    step: '/section/music/lesson/rhythm?at=derecho',
    stage: '/practice',
  },
);
await browser.close();
await server.close();

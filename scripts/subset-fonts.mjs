// npm run build:fonts: subsets the fonts to the characters of the pages, in src/ui/fonts. Run it when a font's package
// or CHARACTERS changes; tests/site/fonts.test.ts fails if a character is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { ensureInstalled, importTool } from './lib/install.mjs';
import { root } from './lib/run.mjs';

/** ASCII, and the other characters of texts in English with Spanish names. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
  ...'¡¿°±·½×÷ÁÉÍÑÓÚÜáéíñóúüçè–—‘’“”…′″‹›−',
].join('');

/** The features that browsers apply by default, and figures of one width. Glyphs of other features are left out. */
const FEATURES = 'kern mark mkmk ccmp locl liga clig calt rlig rvrn tnum'.split(' ');

/** Text in three weights; headings in one, since their axis of weights takes more than half of the file. */
const FONTS = [
  {
    name: 'atkinson-hyperlegible-next',
    weight: { min: 400, max: 700 },
  },
  { name: 'bricolage-grotesque', weight: 700 },
];

await ensureInstalled();
const { default: subsetFont } = await importTool('subset-font');
for (const { name, weight } of FONTS) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const subset = await subsetFont(readFileSync(root + file), CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weight },
  });
  writeFileSync(`${root}src/ui/fonts/${name}.woff2`, subset);
  console.info(`${name}: ${subset.length} bytes`);
}

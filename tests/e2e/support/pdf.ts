import { inflateSync } from 'node:zlib';

/** The properties of a PDF that the browser printed. */
export interface PrintedPages {
  count: number;
  /** The text of each page, in the order in which it is drawn and without white space. */
  texts: readonly string[];
  /** How often each colour is used to fill areas and letters; as in a style sheet: `#b02a3c`. */
  fills: ReadonlyMap<string, number>;
}

/** Reads the pages of a PDF as Chromium writes it. */
export function printedPages(pdf: Buffer): PrintedPages {
  const objects = objectsOf(pdf.toString('latin1'));
  const fills = new Map<string, number>();
  for (const object of objects.values()) {
    for (const [, red, green, blue] of contentOf(object).matchAll(FILL)) {
      const colour = `#${[red, green, blue].map(hex).join('')}`;
      fills.set(colour, (fills.get(colour) ?? 0) + 1);
    }
  }
  const [root = ''] = [...objects.values()].filter((object) => /\/Type\s*\/Catalog\b/.test(object));
  const pages = pagesBelow(objects, referred(root, 'Pages'));
  return { count: pages.length, texts: pages.map((page) => textOf(objects, page)), fills };
}

/** Text without white space, to search in a page's text. */
export const packed = (text: string) => text.replace(/\s+/g, '');

/** The operator that sets the fill colour. */
const FILL = /([\d.]+) ([\d.]+) ([\d.]+) rg\b/g;

const hex = (share = '0') =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');

/** Objects by number. */
type Objects = ReadonlyMap<string, string>;

function objectsOf(text: string): Objects {
  const objects = new Map<string, string>();
  for (const [, id = '', object = ''] of text.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)) {
    objects.set(id, object);
  }
  return objects;
}

/** The number of the object that a key refers to. */
const referred = (object: string, key: string) =>
  new RegExp(`/${key}\\s+(\\d+) 0 R`).exec(object)?.[1] ?? '';

/** The page objects of a page tree, in order. */
function pagesBelow(objects: Objects, id: string): string[] {
  const object = objects.get(id) ?? '';
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(object)?.[1];
  if (kids === undefined) return [object];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesBelow(objects, kid));
}

/** A stream's content; empty for fonts and images, which are stored in other ways. */
function contentOf(object: string): string {
  const start = /stream\r?\n/.exec(object);
  if (!start) return '';
  const from = start.index + start[0].length;
  // By its length: the last byte of compressed data may be a line break as well.
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  try {
    return inflateSync(Buffer.from(object.slice(from, from + length), 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** The text of a page or of a drawing on it. */
function textOf(objects: Objects, object: string): string {
  const content = contentOf(objects.get(referred(object, 'Contents')) ?? object);
  const resources = objects.get(referred(object, 'Resources')) ?? object;
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, string, drawing] of content.matchAll(TEXT)) {
    if (font) letters = lettersOf(objects, objects.get(referred(resources, font)) ?? '');
    if (drawing) text += textOf(objects, objects.get(referred(resources, drawing)) ?? '');
    if (!string) continue;
    const digits = [...letters.keys()][0]?.length ?? 4;
    for (const [code] of string.matchAll(new RegExp(`.{${digits}}`, 'g'))) {
      text += letters.get(code.toLowerCase()) ?? '';
    }
  }
  return packed(text);
}

/** A choice of font, a string of codes, or a drawing. */
const TEXT = /\/(\w+) [\d.]+ Tf|<([\da-fA-F]+)>|\/(\w+) Do/g;

const known = new WeakMap<Objects, Map<string, ReadonlyMap<string, string>>>();

/** The letters of a font by their codes. */
function lettersOf(objects: Objects, font: string): ReadonlyMap<string, string> {
  const cache = known.get(objects) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(objects, cache);
  const before = cache.get(font);
  if (before) return before;
  const letters = new Map<string, string>();
  const map = contentOf(objects.get(referred(font, 'ToUnicode')) ?? '');
  for (const [, list = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', letter = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(code.toLowerCase(), utf16(letter));
    }
  }
  for (const [, list = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', letter = ''] of list.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++) {
        const shifted = parseInt(letter, 16) + code - parseInt(from, 16);
        letters.set(hexOf(code, from.length), utf16(hexOf(shifted, letter.length)));
      }
    }
  }
  cache.set(font, letters);
  return letters;
}

const hexOf = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

const utf16 = (digits: string) => Buffer.from(digits, 'hex').swap16().toString('utf16le');

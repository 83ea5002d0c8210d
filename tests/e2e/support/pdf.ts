import { inflateSync } from 'node:zlib';

/** What a test needs to know of a PDF that the browser printed. */
export interface PrintedPages {
  count: number;
  /** How often each colour is used to fill areas and letters; as in a style sheet: `#b02a3c`. */
  fills: ReadonlyMap<string, number>;
}

/** Reads the pages of a PDF as Chromium writes it. */
export function printedPages(pdf: Buffer): PrintedPages {
  const text = pdf.toString('latin1');
  const fills = new Map<string, number>();
  for (const [, stream = ''] of text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    for (const [, red, green, blue] of contentOf(stream).matchAll(FILL)) {
      const colour = `#${[red, green, blue].map(hex).join('')}`;
      fills.set(colour, (fills.get(colour) ?? 0) + 1);
    }
  }
  return { count: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length, fills };
}

/** The operator that sets the fill colour. */
const FILL = /([\d.]+) ([\d.]+) ([\d.]+) rg\b/g;

const hex = (share = '0') =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');

/** A stream's content; empty for fonts and images, which are stored in other ways. */
function contentOf(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

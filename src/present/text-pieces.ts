import type { Html } from '#src/content/model.ts';

/** A piece of a text that fits on one slide. */
export interface TextPiece {
  /** The heading that it stands below; `null` before the first one. */
  heading: string | null;
  html: string;
}

/** The room of a slide, in lines of its text. */
const LINES = 9;
/** Those of a table are closer together. */
const TABLE_LINES = 11;
/** Characters in a line, about. */
const LINE = 48;
/** The distance of two paragraphs or list items, in lines. */
const GAP = 0.5;

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);

/**
 * Splits prose into pieces that fit on slides: at its headings, then between paragraphs, and a paragraph
 * that is too long between sentences. No word is lost.
 * @param text compiled from our own Markdown, so every tag is closed
 */
export function textPieces(text: Html): TextPiece[] {
  const pieces: TextPiece[] = [];
  let heading: string | null = null;
  let run: string[] = [];
  const close = () => {
    for (const html of packed(run.flatMap(split), linesOf)) pieces.push({ heading, html });
    run = [];
  };
  for (const element of topLevel(withoutLinks(text.__html))) {
    const title = /^<h[1-6][^>]*>([\s\S]*)<\/h[1-6]>$/.exec(element)?.[1];
    if (title === undefined) {
      run.push(element);
      continue;
    }
    close();
    heading = plainText(title);
  }
  close();
  return pieces;
}

/**
 * Joins parts, in order, as long as they fit together.
 * @param height of a part, in lines
 * @param room in lines; by default that of a slide
 */
export function packed(
  parts: readonly string[],
  height: (part: string) => number,
  room = LINES,
): string[] {
  const slides: { html: string; height: number }[] = [];
  for (const part of parts) {
    const last = slides.at(-1);
    const more = height(part);
    if (last && last.height + more <= room) {
      last.html += part;
      last.height += more;
    } else {
      slides.push({ html: part, height: more });
    }
  }
  return slides.map(({ html }) => html);
}

/** The height of an element on a slide, in lines of its text. */
export function linesOf(element: string): number {
  // A table is read by itself.
  if (element.startsWith('<table')) return LINES;
  const blocks = element.split(/<\/(?:p|li|strong)>(?=<)|<br>/);
  return blocks.reduce((sum, block) => sum + linesOfText(plainText(block)), 0);
}

const linesOfText = (text: string) => (text ? Math.ceil(text.length / LINE) + GAP : 0);

/** HTML without its links: what is pressed on a slide must not lead away from it. Tables do not scroll. */
export function withoutLinks(html: string): string {
  return html
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<section class="scrolling-table"[^>]*>(<table[\s\S]*?<\/table>)<\/section>/g, '$1');
}

/** The words of HTML, without marks. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The elements of HTML that are in no other one. */
function topLevel(html: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID.has(name)) continue;
    if (!slash) {
      if (depth === 0) start = index;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) elements.push(html.slice(start, index + tag.length));
    }
  }
  return elements;
}

/** A table that is too long becomes several with the same head, each by itself on its slide. */
function splitTable(table: string): string[] {
  const [tag = ''] = /^<table[^>]*>/.exec(table) ?? [];
  const [head = ''] = /<thead>[\s\S]*?<\/thead>/.exec(table) ?? [];
  const rows = table.replace(head, '').match(/<tr>[\s\S]*?<\/tr>/g) ?? [];
  return packed(rows, linesOfRow, TABLE_LINES - linesOfRow(head)).map(
    (body) => `${tag}${head}<tbody>${body}</tbody></table>`,
  );
}

/** The height of a row, whose columns share the width. */
function linesOfRow(row: string): number {
  const cells = row
    .split(/<\/t[hd]>/)
    .slice(0, -1)
    .map(plainText);
  return Math.max(0, ...cells.map((text) => Math.ceil((text.length * cells.length) / LINE) + GAP));
}

/** A paragraph that is too long becomes several of about the same length. */
function split(element: string): string[] {
  if (element.startsWith('<table')) return splitTable(element);
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(element)?.[1];
  const parts = Math.ceil(linesOf(element) / LINES);
  if (inner === undefined || parts === 1) return [element];
  const target = inner.length / parts;
  const paragraphs: string[] = [];
  let current = '';
  for (const sentence of sentences(inner)) {
    const isFull = current.length + sentence.length / 2 > target;
    if (current && isFull && paragraphs.length < parts - 1) {
      paragraphs.push(current);
      current = '';
    }
    current += (current && ' ') + sentence;
  }
  return [...paragraphs, current].map((text) => `<p>${text}</p>`);
}

/** The sentences of a paragraph. What is within a mark, such as bold type, stays together. */
function sentences(inner: string): string[] {
  const found: string[] = [];
  for (const part of inner.split(/(?<=[.!?:][”’")]?(?:<\/\w+>)?)\s+(?=[\p{Lu}\p{N}“"(<])/u)) {
    const last = found.at(-1);
    if (last !== undefined && !isBalanced(last)) found[found.length - 1] = `${last} ${part}`;
    else found.push(part);
  }
  return found;
}

function isBalanced(html: string): boolean {
  const tags = [...html.matchAll(TAG)].filter(([, , name = '']) => !VOID.has(name));
  const closed = tags.filter(([, slash]) => slash).length;
  return closed * 2 === tags.length;
}

/** Plain text as HTML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

import type { Html, KeyPoint, Markdown } from '#src/content/model.ts';
import {
  type Element,
  type ElementContent,
  htmlWithoutLinks,
  textContent,
  treeOf,
} from './render-markdown.tsx';

/** The capacity of a slide, in lines of text. */
const LINES = 9;
/** The capacity for a table, whose lines are closer together. */
const TABLE_LINES = 11;
/** Approximate number of characters per line. */
const LINE = 48;
/** The distance of two paragraphs or list items, in lines. */
const GAP = 0.5;

/** The gap between two sentences: the first one ends with a mark, the next one begins with a capital or a number. */
const BETWEEN_SENTENCES = /(?<=[.!?:][”’")]?)(?=\s+(?:[\p{Lu}\p{N}“"(]|$))/u;

/** A text for a single slide, whatever its length, without links. */
export const slideText = (text: Markdown): Html => html(treeOf(text));

/**
 * Cuts a text into parts that fit on slides: at its headings, between paragraphs, and long paragraphs between
 * sentences. No text is lost. @returns the parts, each with the heading above it; `null` before the first one
 */
export function slideTexts(text: Markdown): { heading: string | null; html: Html }[] {
  const sections: { heading: string | null; elements: Element[] }[] = [
    { heading: null, elements: [] },
  ];
  for (const element of treeOf(text)) {
    if (/^h[1-6]$/.test(element.tagName)) {
      sections.push({ heading: textContent(element), elements: [] });
    } else {
      sections.at(-1)?.elements.push(...split(element));
    }
  }
  return sections.flatMap(({ heading, elements }) =>
    packed(elements, linesOf).map((part) => ({ heading, html: html(part) })),
  );
}

/** Key points as lists that fit on slides. */
export function slideLists(points: readonly KeyPoint[]): Html[] {
  return packed(points.map(listItem), linesOf).map((items) => html([element('ul', items)]));
}

/** A key point as a list item, with its nested points. */
function listItem({ title, content, keyPoints = [] }: KeyPoint): Element {
  const more = keyPoints.length > 0 ? [element('ul', keyPoints.map(listItem))] : [];
  const name = element('strong', [{ type: 'text', value: title }]);
  return element('li', [name, ...treeOf(content), ...more]);
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const html = (tree: readonly Element[]): Html => ({ __html: htmlWithoutLinks(tree) });

/**
 * Groups consecutive parts as long as they fit on a slide.
 * @param height of a part, in lines
 * @param room in lines; a slide by default
 */
function packed<Part>(
  parts: readonly Part[],
  height: (part: Part) => number,
  room = LINES,
): Part[][] {
  const slides: Part[][] = [];
  let left = 0;
  for (const part of parts) {
    const lines = height(part);
    const last = slides.at(-1);
    if (last && lines <= left) {
      last.push(part);
    } else {
      slides.push([part]);
      left = room;
    }
    left -= lines;
  }
  return slides;
}

const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'blockquote']);

/** The height of an element on a slide, in lines of its text. */
function linesOf(element: Element): number {
  // A table gets a slide of its own.
  if (element.tagName === 'table') return LINES;
  let lines = 0;
  let text = '';
  for (const child of element.children) {
    if (child.type === 'element' && BLOCKS.has(child.tagName)) lines += linesOf(child);
    else text += textContent(child);
  }
  return lines + linesOfText(text);
}

const linesOfText = (text: string) => (text.trim() ? Math.ceil(text.length / LINE) + GAP : 0);

/** An element that is too long becomes several. */
function split(element: Element): Element[] {
  if (element.tagName === 'table') return splitTable(element);
  return element.tagName === 'p' ? splitParagraph(element) : [element];
}

/** Tables with the same head, each on a slide of its own. */
function splitTable(table: Element): Element[] {
  const [head, body] = elementsIn(table);
  if (!head || !body) return [table];
  const room = TABLE_LINES - Math.max(...elementsIn(head).map(linesOfRow));
  return packed(elementsIn(body), linesOfRow, room).map((rows) => ({
    ...table,
    children: [head, { ...body, children: rows }],
  }));
}

/** The height of a row, whose columns share the width. */
function linesOfRow(row: Element): number {
  const cells = elementsIn(row);
  return Math.max(...cells.map((cell) => linesOfText(textContent(cell).repeat(cells.length))));
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** Splits a paragraph into parts of similar length. A sentence belongs to the part that contains its middle. */
function splitParagraph(paragraph: Element): Element[] {
  const count = Math.ceil(linesOf(paragraph) / LINES);
  const length = textContent(paragraph).length / count;
  const parts: ElementContent[][] = Array.from({ length: count }, () => []);
  let start = 0;
  for (const sentence of sentences(paragraph)) {
    const end = start + sentence.map(textContent).join('').length;
    parts[Math.floor((start + end) / 2 / length)]?.push(...sentence);
    start = end;
  }
  return parts.filter((part) => part.length > 0).map((part) => ({ ...paragraph, children: part }));
}

/** The sentences of a paragraph. Formatted text, such as bold type, is not split. */
function sentences({ children }: Element): ElementContent[][] {
  const found: ElementContent[][] = [[]];
  for (const child of children) {
    if (child.type !== 'text') {
      found.at(-1)?.push(child);
      continue;
    }
    child.value.split(BETWEEN_SENTENCES).forEach((value, i) => {
      const text = { type: 'text', value } as const;
      if (i > 0) found.push([text]);
      else found.at(-1)?.push(text);
    });
  }
  return found;
}

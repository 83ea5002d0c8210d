import type { ReactElement } from 'react';

const FOLDER = './drawings/';

/** Drawings: lines in the text's colour, fills in the page's colours. Hidden from screen readers. */
const files = import.meta.glob<ReactElement>('./drawings/*.tsx', { import: 'drawing' });

/** Drawings in lessons by their id, which is the name of their file. Each is loaded when it is first shown. */
export const DRAWINGS: Readonly<Record<string, () => Promise<ReactElement>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.slice(FOLDER.length, -'.tsx'.length), load]),
);

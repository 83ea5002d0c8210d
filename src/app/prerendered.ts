/** What the document brings for a page. */
interface Prerendered {
  /** Its data as JSON. */
  about?: string;
  /** The address of the module with its content. */
  content?: string;
}

/** What the document brings for the page at a path, if it is the page that was prerendered there. */
export function prerendered(path: string): Prerendered | undefined {
  const dataset = globalThis.document?.getElementById('root')?.dataset;
  return dataset?.page === path ? dataset : undefined;
}

/** The data of a prerendered page in the document. */
interface Prerendered {
  /** Its data as JSON. */
  about?: string;
  /** The address of the module with its content. */
  content?: string;
}

/** The data in the document for the page at a path, if that page was prerendered there. */
export function prerendered(path: string): Prerendered | undefined {
  const dataset = globalThis.document?.getElementById('root')?.dataset;
  return dataset?.page === path ? dataset : undefined;
}

/**
 * The data in the document for the page at a path, if that page was prerendered there: in `about` its own as JSON,
 * in `content` the address of the module with its content.
 */
export function prerendered(path: string): DOMStringMap | undefined {
  const dataset = globalThis.document?.getElementById('root')?.dataset;
  return dataset?.page === path ? dataset : undefined;
}

/**
 * The canonical form of a path with upper-case letters or duplicate slashes: `/Section//music/` becomes
 * `/section/music`. All paths of pages are in lower case.
 * @param path begins with a slash
 */
export function canonicalPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}

/**
 * The path that is meant by one in other letters or with slashes too many: `/Section//music/` means
 * `/section/music`. All addresses of pages are in lower case.
 * @param path begins with a slash
 */
export function canonicalPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}

import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}abcdefghijklmnopqrstuvwxyz0123456789`;

/**
 * Short names for the classes of CSS modules, such as `Kx3b`: a capital letter and two characters for the file,
 * by its path, then the number of the class in it. Vite's own names make the style sheet 3 kB larger (Brotli).
 * A capital letter, since global classes have none. The names of a file are the same in every build until its
 * classes change.
 * @param root the folder that paths start from
 * @throws Error if two files get the same characters
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string[]>();
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, '')).split(sep).join('/');
    const prefix = prefixOf(path);
    const owner = owners.get(prefix) ?? path;
    if (owner !== path) throw new Error(`${path} and ${owner} share ${prefix}: rename one of them`);
    owners.set(prefix, path);
    const known = names.get(path) ?? [];
    names.set(path, known);
    if (!known.includes(name)) known.push(name);
    return prefix + numeral(known.indexOf(name));
  };
}

function prefixOf(path: string): string {
  const [first = 0, ...rest] = createHash('sha256').update(path).digest();
  const [second = 0, third = 0] = rest;
  const at = (characters: string, byte: number) => characters.charAt(byte % characters.length);
  return at(LETTERS, first) + at(CHARACTERS, second) + at(CHARACTERS, third);
}

function numeral(index: number): string {
  const { length } = CHARACTERS;
  const last = CHARACTERS.charAt(index % length);
  return index < length ? last : numeral(Math.floor(index / length) - 1) + last;
}

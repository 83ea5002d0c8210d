import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BAND, GUESTS } from '#audio/music/instrument.ts';

const CATALOGUE = '/audio/music/clips/catalogue.json';
const BANKS = '/audio/samples/banks.json';
/** Fields of data files that pages do not read. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  [CATALOGUE]: ['madeFrom'],
  [BANKS]: GUESTS,
};
/** The sprites of the guests, for the pages where guests play. */
const GUEST_BANKS = 'virtual:guest-banks';

/** Removes unused fields from the data files of the app. */
export function appData(): Plugin {
  let isBuild = false;
  return {
    name: 'app-data',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === GUEST_BANKS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${GUEST_BANKS}`) return undefined;
      return `export default ${without(readFileSync(`.${BANKS}`, 'utf8'), BAND)}`;
    },
    transform(code, id) {
      const unused = Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1];
      return isBuild && unused ? without(code, unused) : undefined;
    },
  };
}

/** A JSON text without some fields, at any depth. */
const without = (json: string, fields: readonly string[]) =>
  JSON.stringify(
    JSON.parse(json, (key, value: unknown) => (fields.includes(key) ? undefined : value)),
  );

import type { Plugin } from 'vite';
import { GUESTS } from '#audio/music/instrument.ts';

/** Fields of data files that only rendering and tests read. */
const UNUSED: readonly { file: string; fields: readonly string[] }[] = [
  { file: '/audio/music/catalogue.json', fields: ['madeFrom'] },
  // Guests play in rendered clips only.
  { file: '/audio/samples/banks.json', fields: GUESTS },
];

/** Leaves fields that the app does not read out of the data files that it loads. */
export function appData(): Plugin {
  return {
    name: 'app-data',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const unused = UNUSED.find(({ file }) => id.endsWith(file));
      if (!unused) return undefined;
      const kept = (key: string, value: unknown) =>
        unused.fields.includes(key) ? undefined : value;
      return JSON.stringify(JSON.parse(code, kept));
    },
  };
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAYERS } from './players.ts';

/** The number of times that a style sheet sets a custom property. */
const times = (file: string, name: string) =>
  readFileSync(file, 'utf8').split(`--${name}:`).length - 1;

test.each(PLAYERS)('the colour of the $id is set for both themes', ({ id }) => {
  expect(times('src/ui/tokens.css', id)).toBe(2);
});

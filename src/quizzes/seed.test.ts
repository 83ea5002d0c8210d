import { expect, test } from 'vitest';
import { newSeed } from './seed.ts';

test('new seeds differ and need no escaping in a URL', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  expect(new Set(seeds).size).toBeGreaterThan(40);
  for (const seed of seeds) expect(encodeURIComponent(seed)).toMatch(/^[a-z0-9]{1,4}$/);
});

import { expect, test } from 'vitest';
import { GUESTS } from '#audio/music/instrument.ts';
import { spriteUrl } from '#audio/samples/banks.ts';
import { read } from './built.ts';

test.each(GUESTS)('the samples of the %s, which ear training plays, are served', (guest) => {
  expect(read(spriteUrl(guest, 'webm')).length).toBeGreaterThan(1000);
});

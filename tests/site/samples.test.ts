import { expect, test } from 'vitest';
import { GUESTS } from '#audio/music/instrument.ts';
import { SPRITES, spriteUrl } from '#audio/samples/banks.ts';
import { FILE_LIST } from '#src/offline/saved/saved-files.ts';
import { read } from './built.ts';

test.each(GUESTS)('the samples of the %s, which ear training plays, are served', (guest) => {
  for (const format of ['webm', 'mp3'] as const) {
    expect(read(spriteUrl(guest, SPRITES[guest][0], format)).length).toBeGreaterThan(1000);
  }
});

test('ear training needs them without a network', () => {
  const { pages } = JSON.parse(read(`/${FILE_LIST}`).toString());
  expect(pages['/practice/ear']).toEqual(
    expect.arrayContaining([spriteUrl('tambora', SPRITES.tambora[0], 'mp3')]),
  );
});

import { expect, test } from 'vitest';
import { SHEET_BARS } from '#src/band/chart/sheet-bars.ts';
import { pieceOf } from './piece.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { sheetOf } from './sheet.ts';

test('a loop is printed whole, with its song, key and tempo', () => {
  const settings = { ...DEFAULT_SETTINGS, rhythm: 'mambo', length: 8 } as const;
  const sheet = sheetOf(pieceOf(settings), 0, settings, 96);
  expect(sheet).toMatchObject({ title: 'Mambo', details: 'La ventana, Am, 96 counts a minute' });
  expect(sheet.bars).toHaveLength(8);
});

test('of a song one section is printed, and every section fits on a sheet', () => {
  const settings = { ...DEFAULT_SETTINGS, length: 'form' } as const;
  const piece = pieceOf(settings);
  const sheet = sheetOf(piece, 1, settings, 120);
  expect(sheet.title).toBe('Verse');
  expect(sheet.bars).toEqual(piece.bars.slice(8, 24));
  for (const { bars } of piece.sections) expect(bars).toBeLessThanOrEqual(SHEET_BARS);
});

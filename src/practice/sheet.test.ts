import { expect, test } from 'vitest';
import { pieceOf } from './piece.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { sheetOf } from './sheet.ts';

test('a loop is printed whole, with its song, key and tempo', () => {
  const settings = { ...DEFAULT_SETTINGS, rhythm: 'mambo', length: 8 } as const;
  const piece = pieceOf(settings);
  expect(sheetOf(piece, settings, 96)).toEqual({
    title: 'Mambo',
    details: 'La ventana, Am, 96 counts a minute',
    parts: [{ bars: piece.bars }],
  });
});

test('a song is printed whole, each section with its name, rhythm and bars', () => {
  const settings = { ...DEFAULT_SETTINGS, length: 'form' } as const;
  const piece = pieceOf(settings);
  const { title, details, parts } = sheetOf(piece, settings, 120);
  expect([title, details]).toEqual(['La ventana', 'Am, 120 counts a minute']);
  expect(parts[1]?.title).toBe('Verse 1, derecho, bars 9 to 24');
  expect(parts.flatMap(({ bars }) => bars)).toEqual(piece.bars);
});

test('of a song with a section that is repeated, that section is printed', () => {
  const settings = { ...DEFAULT_SETTINGS, length: 'form', section: 1 } as const;
  const piece = pieceOf(settings);
  const { parts } = sheetOf(piece, settings, 120);
  expect(parts.map(({ bars }) => bars)).toEqual([piece.bars.slice(8, 24)]);
});

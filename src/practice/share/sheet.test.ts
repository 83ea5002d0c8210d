import { expect, test } from 'vitest';
import { pieceOf } from '#src/practice/playing/piece.ts';
import { DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';
import { sheetOf } from './sheet.ts';

test('a loop is printed whole, with its song, key and tempo', () => {
  const settings = { ...DEFAULT_SETTINGS, rhythm: 'mambo', length: 8 } as const;
  const piece = pieceOf(settings);
  expect(sheetOf(piece, settings, 96)).toEqual({
    title: 'Mambo',
    details: 'La ventana, A minor, 96 counts a minute',
    parts: [{ bars: piece.bars }],
  });
});

test('a song is printed as its form: each section once, with its chords and the patterns of its rhythms', () => {
  const settings = { ...DEFAULT_SETTINGS, length: 'form' } as const;
  const piece = pieceOf(settings);
  const { title, details, order, parts } = sheetOf(piece, settings, 120);
  expect([title, details]).toEqual(['La ventana', 'A minor, 120 counts a minute']);
  expect(order?.replaceAll('\u00a0', ' ')).toBe(
    'Intro ×2 – Verse ×4 – Pre-chorus – Chorus ×2 – Interlude – Verse ×2 – Pre-chorus – Chorus ×2 – Mambo ×4 – Chorus ×2 – Outro',
  );
  expect(
    parts.map((part) => [part.title, part.details?.replaceAll('\u00a0', ' '), part.chords]),
  ).toEqual([
    ['Intro', 'derecho, bars 1–8 ×2', 'Am | Dm | E7 | Am'],
    ['Verse', 'derecho, bars 9–24 ×4, 41–48 ×2', 'Am | Dm | E7 | Am'],
    ['Pre-chorus', 'derecho, then majao, bars 25–28, 49–52', 'Dm | Am | F | E7'],
    ['Chorus', 'majao, bars 29–36 ×2, 53–60 ×2, 77–84 ×2', 'Am | G | F | E7'],
    ['Interlude', 'derecho, bars 37–40', 'Dm | Am | F | E7'],
    ['Mambo', 'mambo, bars 61–76 ×4', 'Am | Dm | E7 | Am'],
    ['Outro', 'majao, bars 85–89', 'Am | G | F | E7 | Am'],
  ]);
  expect(parts.map(({ bars }) => bars.map((bar) => piece.bars.indexOf(bar) + 1))).toEqual([
    // Only the requinto plays in the first bars of the intro.
    [5, 6],
    [9, 10],
    [25, 26, 27, 28],
    [29, 30],
    [37, 38],
    [61, 62],
    [85, 86],
  ]);
});

test('of a song with a section that is repeated, that section is printed', () => {
  const settings = { ...DEFAULT_SETTINGS, length: 'form', range: { from: 8, bars: 16 } } as const;
  const piece = pieceOf(settings);
  const { parts } = sheetOf(piece, settings, 120);
  expect(parts.map(({ bars }) => bars)).toEqual([piece.bars.slice(8, 24)]);
});

import { describe, expect, test } from 'vitest';
import { midi } from '#audio/music/harmony/pitch.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import { type SectionName, SONG_SECTIONS } from '#audio/music/live/form.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { gridPosition } from '#tests/support/grid-position.ts';
import { arrangeSection, play } from './arrangement.ts';
import type { Note, Score } from './score.ts';
import { melody } from './sections.ts';

const played = (section: SectionName): Score[] =>
  Object.values(SONG_BY_ID).map((song) =>
    play(arrangeSection(section, { song, seed: 'test' }), { bpm: 120, seed: 'test' }),
  );

const by = (score: Score, instrument: Instrument) =>
  score.notes.filter((note) => note.instrument === instrument);

const inBar = (score: Score, bar: number, notes: readonly Note[] = score.notes) =>
  notes.filter((note) => gridPosition(note, score, 16).bar === bar);

const strokesPerBar = (score: Score, instrument: Instrument) =>
  [1, 2, 3, 4].map((bar) => inBar(score, bar, by(score, instrument)).length);

/** Whether the bongos play sixteenths between the eighths of a bar, as in a redoble. */
const hasRedoble = (score: Score, bar: number) =>
  inBar(score, bar, by(score, 'bongos')).some(
    (note) => gridPosition(note, score, 16).cell % 2 === 0,
  );

const playersOf = (notes: readonly Note[]) => new Set(notes.map(({ instrument }) => instrument));

describe('sections', () => {
  test('intro: requinto alone, a redoble on count 4, then the band without a voice', () => {
    for (const score of played('intro')) {
      expect(playersOf(inBar(score, 1))).toEqual(new Set(['requinto']));
      expect(playersOf(inBar(score, 2))).toEqual(new Set(['requinto', 'bongos']));
      for (const call of inBar(score, 2, by(score, 'bongos'))) {
        expect(gridPosition(call, score, 16).cell).toBeGreaterThanOrEqual(13);
      }
      expect(playersOf(inBar(score, 3))).toEqual(new Set(BAND));
    }
  });

  test('verse: voice over derecho', () => {
    for (const score of played('verse')) {
      expect(by(score, 'voice').length).toBeGreaterThan(10);
      expect(strokesPerBar(score, 'guira')).toEqual([8, 8, 8, 10]);
    }
  });

  test('verse: the requinto is softer under a sung line than at its end', () => {
    const loudness = (notes: readonly Note[]) =>
      notes.reduce((sum, { velocity }) => sum + velocity, 0) / notes.length;
    for (const score of played('verse')) {
      const atEnd = (note: Note) => {
        const { bar, cell } = gridPosition(note, score, 8);
        return bar % 2 === 0 && cell >= 5;
      };
      const requinto = by(score, 'requinto').filter(({ time }) => time < 7.9);
      const under = requinto.filter((note) => !atEnd(note));
      expect(loudness(requinto.filter(atEnd))).toBeGreaterThan(1.3 * loudness(under));
    }
  });

  test('pre-chorus: grows from derecho to majao and from soft to loud', () => {
    for (const score of played('pre-chorus')) {
      expect(strokesPerBar(score, 'guira')).toEqual([8, 8, 4, 3]);
      const macho = (bar: number) =>
        inBar(score, bar, by(score, 'bongos')).find((n) => gridPosition(n, score, 8).cell === 1);
      const growth = (macho(4)?.velocity ?? 0) / (macho(1)?.velocity ?? 1);
      // From 0.6 to 0.9 of the written velocity, each humanised by up to 8 %.
      expect(growth).toBeGreaterThan(1.25);
      expect(growth).toBeLessThan(1.78);
      expect(by(score, 'voice').length).toBeGreaterThan(10);
    }
  });

  test('only the last bar of a section has a fill, and a break has none', () => {
    for (const section of ['verse', 'pre-chorus', 'chorus', 'interlude'] as const) {
      for (const score of played(section)) {
        const bars = [1, 2, 3, 4].map((bar) => hasRedoble(score, bar));
        expect(bars, section).toEqual([false, false, false, true]);
      }
    }
    for (const score of played('outro')) {
      expect([1, 2, 3, 4].some((bar) => hasRedoble(score, bar))).toBe(false);
    }
  });

  test('chorus: majao, answering voices, no requinto under the lead voice', () => {
    for (const score of played('chorus')) {
      expect(strokesPerBar(score, 'guira')).toEqual([4, 4, 4, 7]);
      const answers = by(score, 'voice').filter((note) => {
        const { bar, cell } = gridPosition(note, score, 8);
        return bar % 2 === 0 && cell >= 5;
      });
      expect(answers.length).toBeGreaterThanOrEqual(8);
      expect(inBar(score, 1, by(score, 'voice')).length).toBeGreaterThan(3);
      for (const bar of [1, 2, 3]) expect(inBar(score, bar, by(score, 'requinto'))).toEqual([]);
      expect(inBar(score, 4, by(score, 'requinto')).length).toBeGreaterThan(2);
    }
  });

  test('mambo: no voice, galloping güira, and the busiest requinto', () => {
    const verses = played('verse');
    for (const [i, score] of played('mambo').entries()) {
      expect(by(score, 'voice')).toEqual([]);
      expect(strokesPerBar(score, 'guira')).toEqual([12, 12, 12, 13]);
      const verse = verses[i];
      expect(by(score, 'requinto').length).toBeGreaterThan(
        verse ? by(verse, 'requinto').length : 99,
      );
    }
  });

  test('mambo: a bell on every count', () => {
    for (const score of played('mambo')) {
      const cells = [1, 2, 3, 4].map((bar) =>
        inBar(score, bar, by(score, 'campana')).map((note) => gridPosition(note, score, 16).cell),
      );
      expect(cells).toEqual(Array(4).fill([1, 5, 9, 13]));
    }
  });

  test('interlude: the band in derecho without a voice', () => {
    for (const score of played('interlude')) {
      expect(playersOf(score.notes)).toEqual(new Set(BAND));
      expect(strokesPerBar(score, 'guira')).toEqual([8, 8, 8, 10]);
    }
  });

  test('only the outro ends on a chord: the others run on into the downbeat of the next section', () => {
    for (const section of SONG_SECTIONS) {
      for (const score of played(section)) {
        const end = inBar(score, 5);
        const strings = end.filter(({ instrument }) => instrument === 'segunda');
        if (section === 'outro') expect([4, 5]).toContain(strings.length);
        else {
          const bell = section === 'mambo' ? (['campana'] as const) : [];
          const players = ['segunda', 'bass', 'guira', 'bongos', ...bell];
          expect(end.map(({ instrument }) => instrument).toSorted()).toEqual(players.toSorted());
          for (const note of end) expect(gridPosition(note, score, 16).cell).toBe(1);
        }
      }
    }
    // La ventana: from the verse to the pre-chorus in D minor, then to the chorus in A minor.
    const root = (section: SectionName) => {
      const [score] = played(section);
      const [note] = score ? inBar(score, 5, by(score, 'bass')) : [];
      return note && 'pitch' in note ? note.pitch % 12 : null;
    };
    expect(root('verse')).toBe(2);
    expect(root('pre-chorus')).toBe(9);
  });

  test('outro: a refrain, then two bars of three hits in unison and a final chord that rings', () => {
    for (const score of played('outro')) {
      expect(strokesPerBar(score, 'guira')).toEqual([4, 4, 3, 3]);
      for (const instrument of BAND) {
        for (const bar of [3, 4]) {
          const hits = inBar(score, bar, by(score, instrument)).map(
            (n) => gridPosition(n, score, 8).cell,
          );
          expect(new Set(hits)).toEqual(new Set([1, 4, 7]));
        }
      }
      const last = inBar(score, 5);
      expect(playersOf(last)).toEqual(new Set([...BAND, 'voice']));
      for (const note of last) {
        if (note.instrument === 'bass') expect(note.duration).toBeGreaterThan(1.2);
      }
    }
  });
});

const sing = (line: string, semitones = 0) =>
  melody(line, { instrument: 'voice', semitones, velocity: 0.5 });

test('a melody has the written notes, nearly as long as written and softer between the counts', () => {
  expect(sing('. A4 C5 - . . . .')).toEqual([
    { instrument: 'voice', pitch: midi('A4'), beat: 0.5, beats: 0.475, velocity: 0.44 },
    { instrument: 'voice', pitch: midi('C5'), beat: 1, beats: 0.95, velocity: 0.5 },
  ]);
});

test('notes joined by + sound together', () => {
  const notes = sing('C5+E5 . . .');
  expect(notes.map((note) => 'pitch' in note && note.pitch)).toEqual(['C5', 'E5'].map(midi));
  expect(notes.map(({ beat }) => beat)).toEqual([0, 0]);
});

test('a melody can be transposed', () => {
  expect(sing('A4 . . .', -3)).toMatchObject([{ pitch: midi('F#4') }]);
});

test('a name that is not a note is rejected', () => {
  expect(() => sing('H4 . . .')).toThrow(RangeError);
});

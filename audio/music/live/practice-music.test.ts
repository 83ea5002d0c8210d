import { describe, expect, test } from 'vitest';
import { pitchClass, pitchClassOf } from '#audio/music/harmony/pitch.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { type Changes, SONG_BY_ID, SONG_IDS, type SongId } from '#audio/music/songs/songs.ts';
import { MUSIC } from '#tests/support/loop-music.ts';
import type { LiveBar } from './live.ts';
import {
  type LoopBars,
  loopBars,
  type PracticeMusic,
  songForm,
  writeForm,
  writeLoop,
} from './practice-music.ts';

const loop = (music: Partial<PracticeMusic>, bars: LoopBars = 4) =>
  loopBars({ ...MUSIC, ...music }, bars);
const form = (song: SongId = 'la-ventana', take = 0) =>
  songForm({ song, key: SONG_BY_ID[song].key, take, lanes: {} });

const by = (bar: LiveBar | undefined, player: BandInstrument) =>
  bar?.notes.filter(({ instrument }) => instrument === player) ?? [];
const beats = (bar: LiveBar | undefined, player: BandInstrument) => [
  ...new Set(by(bar, player).map(({ beat }) => beat)),
];
const pitchClasses = (bar: LiveBar | undefined, player: BandInstrument) =>
  by(bar, player).map((note) => ('pitch' in note ? pitchClass(note.pitch) : null));
/** A note without its humanising. */
const anyTouch = <T extends LiveBar['notes'][number]>(note: T) => ({
  ...note,
  late: expect.any(Number),
  velocity: expect.any(Number),
  variant: expect.any(Number),
});
const chords = (bars: readonly LiveBar[]) =>
  bars.map((bar) => bar.chords.map(({ name }) => name).join(' '));
/** Whether the güira plays a repique or, in a corte, rests on count 3. */
const isEnd = (bar: LiveBar | undefined) =>
  beats(bar, 'guira').includes(3.25) || !beats(bar, 'guira').includes(2);
/** Whether the bongos play sixteenths on count 4, as in a redoble. */
const hasRedoble = (bar: LiveBar | undefined) =>
  beats(bar, 'bongos').some((beat) => beat > 3 && beat % 0.5 !== 0);

describe('a loop', () => {
  test('follows the chosen changes, over and over', () => {
    const expected: Readonly<Record<Changes, string[]>> = {
      verse: ['Am', 'Dm', 'E7', 'Am'],
      preChorus: ['Dm', 'Am', 'F', 'E7'],
      chorus: ['Am', 'G', 'F', 'E7'],
    };
    for (const [changes, names] of Object.entries(expected)) {
      const bars = loop({ changes: changes as Changes }, 8);
      expect(chords(bars)).toEqual([...names, ...names]);
    }
  });

  test('names two chords in a bar at their beats', () => {
    const [, second] = loop({ song: 'el-camino', key: 'Em', changes: 'chorus' }, 2);
    expect(second?.chords).toEqual([
      { beat: 0, name: 'C' },
      { beat: 2, name: 'D' },
    ]);
  });

  test('leads from its last bar to its first chord', () => {
    // After a fill the mambo's bass anticipates the next bar on the "and" of 4, with the root of its chord. These
    // changes do not begin on the tonic.
    for (const song of SONG_IDS) {
      for (const bars of [4, 8] as const) {
        const { key } = SONG_BY_ID[song];
        const played = loop({ song, key, rhythm: 'mambo', changes: 'preChorus' }, bars);
        const push = by(played.at(-1), 'bass').find(({ beat }) => beat === 3.5);
        const first = pitchClasses(played[0], 'bass')[0];
        expect(push && 'pitch' in push && pitchClass(push.pitch)).toBe(first);
      }
    }
  });

  test('has a fill in the last of four or eight bars, and none in a short loop', () => {
    const fills = (bars: LoopBars) => loop({}, bars).map(hasRedoble);
    expect(fills(1)).toEqual([false]);
    expect(fills(2)).toEqual([false, false]);
    expect(fills(4)).toEqual([false, false, false, true]);
    expect(fills(8)).toEqual([...Array(7).fill(false), true]);
  });

  test('is in any key of its song, with the chord names of that key', () => {
    expect(chords(loop({ key: 'Bbm' }))).toEqual(['Bbm', 'Ebm', 'F7', 'Bbm']);
    expect(chords(loop({ key: 'Bm' }))).toEqual(['Bm', 'Em', 'F#7', 'Bm']);
    expect(pitchClasses(loop({ key: 'Bbm' }, 1)[0], 'bass')[0]).toBe(pitchClassOf('Bb'));
  });

  test('has lanes of one’s own in place of a pattern, and the others as before', () => {
    const lanes = { bongos: { cells: 'H.......H.......M...............' } };
    const [first, second, third] = loop({ lanes });
    expect([first, second, third].map((bar) => beats(bar, 'bongos'))).toEqual([
      [0, 2],
      [0],
      [0, 2],
    ]);
    const own = loop({ lanes }).map((bar) => by(bar, 'bass'));
    expect(own).toEqual(loop({}).map((bar) => by(bar, 'bass')));
  });

  test('is the same music in another key, and other music in another take', () => {
    const drums = (bars: readonly LiveBar[]) => bars.map((bar) => by(bar, 'bongos'));
    expect(drums(loop({ key: 'Bm' }))).toEqual(drums(loop({})));
    expect(loop({ take: 1 })).not.toEqual(loop({}));
    expect(loop({ take: 1 })).toEqual(loop({ take: 1 }));
  });
});

describe('a whole song', () => {
  test('has the sections of a bachata in their order, with the chorus three times', () => {
    const { sections, bars } = form();
    expect(sections.map(({ section, from, bars: length }) => [section, from, length])).toEqual([
      ['intro', 0, 8],
      ['verse', 8, 16],
      ['pre-chorus', 24, 4],
      ['chorus', 28, 8],
      ['interlude', 36, 4],
      ['verse', 40, 8],
      ['pre-chorus', 48, 4],
      ['chorus', 52, 8],
      ['mambo', 60, 16],
      ['chorus', 76, 8],
      ['outro', 84, 5],
    ]);
    expect(bars).toHaveLength(89);
    for (const { section, from, bars: length, rhythm } of sections) {
      const own = bars.slice(from, from + length);
      expect(new Set(own.map((bar) => bar.section))).toEqual(new Set([section]));
      expect(own[0]?.rhythm).toBe(rhythm);
    }
  });

  test('changes its rhythm with the sections, and the güira with it', () => {
    const strokes: Readonly<Record<RhythmType, number>> = { derecho: 8, majao: 4, mambo: 12 };
    for (const song of SONG_IDS) {
      // The requinto begins alone, and the song ends with a break and a chord. A section ends on a
      // repique or a corte.
      for (const bar of form(song).bars.slice(2, -2)) {
        if (!isEnd(bar)) expect(by(bar, 'guira')).toHaveLength(strokes[bar.rhythm]);
      }
    }
    const rhythms = form().bars.map(({ rhythm }) => rhythm);
    expect(rhythms.slice(22, 30)).toEqual([
      ...['derecho', 'derecho'],
      ...['derecho', 'derecho', 'majao', 'majao'],
      ...['majao', 'majao'],
    ]);
    expect(rhythms[60]).toBe('mambo');
  });

  test('is played by the band of five, all of them heard in every two bars once it is in', () => {
    for (const song of SONG_IDS) {
      const { bars } = form(song);
      for (let i = 2; i + 1 < bars.length; i++) {
        const notes = [...(bars[i]?.notes ?? []), ...(bars[i + 1]?.notes ?? [])];
        expect(new Set(notes.map(({ instrument }) => instrument)), `bar ${i}`).toEqual(
          new Set(BAND),
        );
      }
    }
  });

  test('runs on: no chord closes a section, and the last bar leads to the next chord', () => {
    const { sections, bars } = form();
    // From the verse in A minor to the D minor of the pre-chorus: the bass moves up through C, or anticipates.
    const preChorus = sections.find(({ section }) => section === 'pre-chorus')?.from ?? 0;
    expect(chords(bars.slice(preChorus - 1, preChorus + 1))).toEqual(['Am', 'Dm']);
    const [first] = pitchClasses(bars[preChorus - 1], 'bass').slice(-1);
    expect(['C', 'D'].map(pitchClassOf)).toContain(first);
    for (const { from } of sections.slice(2)) {
      // A closing chord of the segunda has all four strings on the bar line.
      expect(by(bars[from], 'segunda').filter(({ beat }) => beat === 0).length).toBeLessThan(4);
    }
  });

  test('ends on the final chord, in a bar of its own, after a break', () => {
    for (const song of SONG_IDS) {
      const { bars } = form(song);
      const [aBreak, end] = bars.slice(-2);
      for (const player of BAND) expect(beats(aBreak, player)).toEqual([0, 1.5, 3]);
      expect(end?.chords).toEqual([{ beat: 0, name: SONG_BY_ID[song].key }]);
      for (const player of BAND) expect(beats(end, player)[0]).toBe(0);
      const strings = by(end, 'segunda').filter(({ beat }) => beat === 0);
      expect([4, 5]).toContain(strings.length);
      expect(by(end, 'guira')).toMatchObject([{ stroke: 'scrape', beat: 0 }]);
    }
  });

  test('has a fill every eight bars and before every new section', () => {
    const { sections, bars } = form();
    const filled = bars.flatMap((bar, i) => (hasRedoble(bar) && bar.rhythm !== 'mambo' ? [i] : []));
    const ends = sections.map(({ from, bars: length }) => from + length - 1);
    // The call of the intro, and the middle of the long verse.
    const expected = [1, 7, 15, ...ends.slice(1, -1)].filter((i) => bars[i]?.rhythm !== 'mambo');
    expect(filled).toEqual([...new Set(expected)].toSorted((a, b) => a - b));
  });

  test('has a repique where a section ends, and a corte before the chorus and the mambo', () => {
    for (const song of SONG_IDS) {
      const { sections, bars } = form(song);
      for (const [i, { section, from, bars: length }] of sections.slice(0, -1).entries()) {
        const last = bars[from + length - 1];
        const corte = section === 'pre-chorus' || sections[i + 1]?.section === 'mambo';
        expect(beats(last, 'segunda').filter((beat) => beat > 1.5).length > 0).toBe(!corte);
        if (!corte) expect(beats(last, 'guira').slice(-4)).toEqual([3, 3.25, 3.5, 3.75]);
        else {
          // Two hits together, then the pickups.
          for (const player of BAND) expect(beats(last, player).slice(0, 2)).toEqual([0, 1.5]);
          expect(beats(last, 'guira')).toEqual([0, 1.5, 3]);
          expect(beats(last, 'bass')).toEqual([0, 1.5, 3.5]);
        }
        // The other players keep their rhythm.
        for (const bar of bars.slice(from + (i ? 0 : 2), from + length - 1)) {
          if (beats(bar, 'guira').length % 4 !== 0) expect(beats(bar, 'guira')).toContain(3.25);
        }
      }
    }
  });

  test('has own lanes from the first bar on, up to the final chord', () => {
    const { key } = SONG_BY_ID['la-ventana'];
    const lanes = { guira: { cells: 'd...........D...' }, bass: { cells: '5...............' } };
    const own = songForm({ song: 'la-ventana', key, take: 0, lanes }).bars;
    for (const bar of own.slice(0, -1)) {
      expect(beats(bar, 'guira')).toEqual([0, 3]);
      expect(beats(bar, 'bass')).toEqual([0]);
    }
    expect(by(own.at(-1), 'guira')).toEqual(by(form().bars.at(-1), 'guira').map(anyTouch));
    // In E7, the fifth is B. The other players continue as before.
    expect(pitchClasses(own[2], 'bass')).toEqual([pitchClassOf('B')]);
    for (const [i, bar] of form().bars.entries()) {
      for (const player of ['requinto', 'segunda', 'bongos'] as const) {
        expect(by(own[i], player)).toEqual(by(bar, player));
      }
    }
  });

  test('differs from take to take, and is transposed to another key', () => {
    const music = { song: 'la-ventana', take: 0, lanes: {} } as const;
    const phrases = (take: number) =>
      songForm({ ...music, key: 'Am', take }).bars.map((bar) => beats(bar, 'bongos'));
    expect(phrases(1)).not.toEqual(phrases(0));
    expect(form('domingo', 1).bars).toEqual(form('domingo', 1).bars);
    const roots = (key: 'Am' | 'Bbm') =>
      songForm({ ...music, key }).bars.map((bar) => pitchClasses(bar, 'bass')[0] ?? null);
    expect(roots('Bbm')).toEqual(
      roots('Am').map((root) => (root === null ? null : pitchClass(root + 1))),
    );
  });
});

test('a song and a loop of any length have every note within its bar', () => {
  const loops = ([1, 2, 4, 8] as const).flatMap((bars) => loop({}, bars));
  const songs = SONG_IDS.flatMap((song) => form(song).bars);
  for (const { beat } of [...loops, ...songs].flatMap(({ notes }) => notes)) {
    expect(beat).toBeGreaterThanOrEqual(0);
    expect(beat).toBeLessThan(4);
  }
});

describe('writing in steps', () => {
  const key = 'Am';
  const lanes = { guira: { cells: 'd...........D...' } };
  const music = (take: number) => ({ song: 'la-ventana', key, take, lanes }) as const;

  test('a song takes many, and one that is dropped leaves nothing behind in the next', () => {
    const expected = songForm(music(5));
    songForm(music(6));
    const dropped = writeForm(music(6));
    for (let step = 0; step < 30; step++) dropped.next();
    const [one, other] = [writeForm(music(5)), writeForm(music(7))];
    let steps = 0;
    for (let step = one.next(); ; step = one.next()) {
      other.next();
      steps += 1;
      if (step.done) {
        expect(step.value).toEqual(expected);
        break;
      }
    }
    expect(steps).toBeGreaterThan(expected.bars.length);
  });

  test('a loop takes one for each bar', () => {
    expect([...writeLoop({ ...MUSIC, lanes }, 8)]).toHaveLength(8);
  });
});

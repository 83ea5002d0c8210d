import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GROOVES } from '#audio/music/grooves/grooves.ts';
import { BAND, type BandInstrument, type Instrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { EAR_MUSIC } from './ear-music.ts';
import { earQuestion } from './ear-question.ts';
import { chanceOf, countOf, isRight } from './judge.ts';
import {
  type EarQuestion,
  LEVELS,
  type QuestionSettings,
  SKILLS,
  type Skill,
  type Task,
} from './question.ts';
import { DRUMS, EIGHTH_COUNTS } from './questions/drums.ts';
import { playersIn } from './questions/players.ts';
import { BACHATA, STYLES } from './questions/style.ts';

const LEVEL_NUMBERS = Array.from({ length: LEVELS }, (_, i) => i + 1);

const anyAsked: fc.Arbitrary<QuestionSettings> = fc.record({
  skill: fc.constantFrom(...SKILLS),
  level: fc.constantFrom(...LEVEL_NUMBERS),
  seed: fc.string({ maxLength: 12 }),
  phone: fc.boolean(),
});

test('every one of 10,000 questions has exactly one right answer, and options that differ', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const { task, item, focus } = earQuestion(asked);
      const options = task.kind === 'choice' ? task.options : ['one', 'other'];
      return (
        item !== '' &&
        focus.length > 0 &&
        rightAnswers(task).length === 1 &&
        options.length > 1 &&
        new Set(options).size === options.length &&
        !options.includes('')
      );
    }),
    { numRuns: 10_000 },
  );
});

/** The right answers among all answers: taps as ranges of beats, and lanes that contain strokes. */
function rightAnswers(task: Task): unknown[] {
  switch (task.kind) {
    case 'choice':
      return task.options.filter((choice) => isRight(task, { kind: 'choice', choice }));
    case 'moment': {
      const tapped = (beat: number) => isRight(task, { kind: 'tap', beat });
      const beats = Array.from({ length: task.beats * 2 }, (_, i) => i / 2);
      // The starts of ranges, after the first bar and before the end.
      return beats.filter((beat) => tapped(beat) && !tapped(beat - 0.5) && beat > 4);
    }
    case 'downbeat': {
      const bar = [4, 5, 6, 7];
      return bar.filter((beat) => isRight(task, { kind: 'tap', beat }));
    }
    case 'cells': {
      if (!/^x([x.]{3}|[x.]{7}|[x.]{15})$/.test(task.right)) return [];
      const flipped = [...task.right].map((cell, i) => {
        const other = cell === 'x' ? '.' : 'x';
        return task.right.slice(0, i) + other + task.right.slice(i + 1);
      });
      return [task.right, ...flipped].filter((cells) => isRight(task, { kind: 'cells', cells }));
    }
  }
}

test('the same seed asks the same, other seeds ask something else', () => {
  for (const skill of SKILLS) {
    const asked: QuestionSettings = { skill, level: 3, seed: 'a', phone: false };
    const [one, same] = [earQuestion(asked), earQuestion(asked)];
    expect(same.task).toEqual(one.task);
    expect(same.piece(EAR_MUSIC)).toEqual(one.piece(EAR_MUSIC));
    const pieces = ['b', 'c', 'd'].map((seed) =>
      JSON.stringify(earQuestion({ ...asked, seed }).piece(EAR_MUSIC)),
    );
    expect(new Set([JSON.stringify(one.piece(EAR_MUSIC)), ...pieces]).size, skill).toBe(4);
  }
});

test.each(['bass', 'segunda'] as const)(
  'nobody is asked for the %s through the loudspeaker of a phone',
  (player) => {
    for (const skill of ['who', 'missing', 'changed'] as const) {
      const asksFor = (phone: boolean) =>
        Array.from({ length: 400 }, (_, i) => {
          const { task } = earQuestion({ skill, level: (i % LEVELS) + 1, seed: `${i}`, phone });
          return (
            task.kind === 'choice' && task.options.some((id) => playersIn(id).includes(player))
          );
        }).filter(Boolean).length;
      expect(asksFor(true), skill).toBe(0);
      expect(asksFor(false), skill).toBeGreaterThan(50);
    }
  },
);

test('on a phone, the next chord does not rest on the segunda alone', () => {
  const { focus } = earQuestion({ skill: 'chord', level: 1, seed: 'a', phone: true });
  expect(focus).toEqual(['requinto', 'segunda']);
});

test('every style that the band can play is asked for', () => {
  expect(STYLES).toEqual(Object.keys(GROOVES));
});

test('taps and counts', () => {
  const task: Task = { kind: 'downbeat', offset: 3, beats: 28 };
  expect([3, 4, 5, 6, 7, 2.6, 3.4].map((beat) => countOf(task, beat))).toEqual([
    1, 2, 3, 4, 1, 1, 1,
  ]);
  expect(chanceOf(task)).toBe(0.25);
  expect(chanceOf({ kind: 'moment', from: 7.5, to: 15, beats: 40, places: 8 })).toBe(0.25);
  expect(chanceOf({ kind: 'cells', right: 'x...' })).toBe(0);
  expect(isRight(task, { kind: 'choice', choice: '1' })).toBe(false);
});

/** Derives the right answer from the notes, independent of the question's own answer. */
describe('the answer matches the notes', () => {
  const every = (skill: Skill, check: (question: EarQuestion) => void) =>
    test(skill, () => {
      for (let i = 0; i < 15; i++) {
        check(earQuestion({ skill, level: (i % LEVELS) + 1, seed: `${i}`, phone: i % 4 === 0 }));
      }
    });
  const rightOf = ({ task }: EarQuestion) => ('right' in task ? task.right : '');
  const playersOf = (bars: readonly LiveBar[]) => {
    const playing = new Set<Instrument>(
      bars.flatMap(({ notes }) => notes.map((n) => n.instrument)),
    );
    return BAND.filter((player) => playing.has(player));
  };
  const strokes = (bar: LiveBar | undefined, player: BandInstrument) =>
    (bar?.notes ?? []).filter(({ instrument }) => instrument === player);
  /** The rhythm of a bar without a fill, by the strokes of the güira or the bongos. */
  const rhythmOf = (bar: LiveBar | undefined) => {
    const guira = strokes(bar, 'guira').length;
    if (guira > 0) return { 4: 'majao', 8: 'derecho', 12: 'mambo' }[guira];
    const bongos = strokes(bar, 'bongos').length;
    return bongos > 8 ? 'mambo' : bongos === 8 ? 'derecho' : 'majao';
  };

  every('rhythm', (question) => {
    expect(rhythmOf(question.piece(EAR_MUSIC).bars[0])).toBe(rightOf(question));
  });

  every('who', (question) => {
    expect(playersOf(question.piece(EAR_MUSIC).bars)).toEqual(playersIn(rightOf(question)));
  });

  every('missing', (question) => {
    const playing = playersOf(question.piece(EAR_MUSIC).bars);
    expect(BAND.filter((player) => !playing.includes(player))).toEqual(
      playersIn(rightOf(question)),
    );
    expect(playersOf(question.explained(EAR_MUSIC).bars)).toEqual(BAND);
  });

  every('section', (question) => {
    const { bars, guests } = question.piece(EAR_MUSIC);
    const right = rightOf(question);
    expect(guests.includes('voice')).toBe(['verse', 'pre-chorus', 'chorus'].includes(right));
    expect(playersOf(bars.slice(0, 1))).toEqual(
      right === 'intro' ? ['requinto'] : expect.any(Array),
    );
    const rhythms = [rhythmOf(bars[2]), rhythmOf(bars[0])];
    if (right !== 'intro') {
      expect(rhythms).toEqual(
        {
          verse: ['derecho', 'derecho'],
          interlude: ['derecho', 'derecho'],
          'pre-chorus': ['majao', 'derecho'],
          chorus: ['majao', 'majao'],
          mambo: ['mambo', 'mambo'],
        }[right],
      );
    }
  });

  every('style', (question) => {
    const { guests } = question.piece(EAR_MUSIC);
    expect(guests.length === 0).toBe(rightOf(question) === BACHATA);
    const { bars, guests: again, bpm } = question.explained(EAR_MUSIC);
    // Bachata comes last, after the other style.
    expect(again).toEqual(guests);
    expect(['derecho', 'majao', 'mambo']).toContain(rhythmOf(bars.at(-2)));
    const own: readonly string[] = BAND;
    const last = bars.slice(-2).flatMap(({ notes }) => notes.map(({ instrument }) => instrument));
    expect(last.filter((player) => !own.includes(player))).toEqual([]);
    expect(bpm).toBeLessThanOrEqual(140);
  });

  every('change', (question) => {
    const { bars } = question.piece(EAR_MUSIC);
    const rhythms = bars.slice(0, -1).map(rhythmOf);
    const at = rhythms.findIndex((rhythm) => rhythm !== rhythms[0]);
    expect(new Set(rhythms.slice(at)).size).toBe(1);
    const tapped = (beat: number) => isRight(question.task, { kind: 'tap', beat });
    expect(tapped(at * 4 - 1)).toBe(false);
    expect(tapped(at * 4 + 2)).toBe(true);
    expect(tapped(at * 4 + 12)).toBe(false);
    const again = question.explained(EAR_MUSIC).bars.map(rhythmOf);
    expect(again).toEqual([at - 2, at - 1, at, at + 1].map((bar) => rhythmOf(bars[bar])));
  });

  every('changed', (question) => {
    const { bars } = question.piece(EAR_MUSIC);
    const partOf = (player: BandInstrument, from: number) =>
      JSON.stringify([from, from + 1].map((i) => strokes(bars[i], player)));
    const different = BAND.filter((player) => partOf(player, 0) !== partOf(player, 2));
    expect(different).toEqual([rightOf(question)]);
  });

  every('one', (question) => {
    const hembras = question
      .piece(EAR_MUSIC)
      .bars.flatMap(({ notes }, bar) =>
        notes.flatMap((note) =>
          'stroke' in note && note.stroke === 'hembra' && note.accent && note.beat % 1 === 0
            ? [bar * 4 + note.beat]
            : [],
        ),
      );
    const counts = hembras.map((beat) => countOf(question.task as { offset: number }, beat));
    expect(counts.length).toBeGreaterThan(4);
    expect(counts.filter((count) => count === 4).length).toBeGreaterThan(0.7 * counts.length);
  });

  every('drums', (question) => {
    const bongos = strokes(question.piece(EAR_MUSIC).bars[0], 'bongos');
    const hembras = bongos.filter((note) => 'stroke' in note && note.stroke === 'hembra');
    if (question.level === 1) {
      expect(hembras).toHaveLength(rightOf(question) === 'hembra' ? bongos.length : 0);
      // The other drum alone follows.
      const drums = question.explained(EAR_MUSIC).bars.map((bar) => {
        const notes = strokes(bar, 'bongos');
        return [...new Set(notes.map((note) => 'stroke' in note && note.stroke))].join();
      });
      expect(new Set(drums.slice(0, 2))).toEqual(new Set([rightOf(question)]));
      expect(new Set(drums.slice(2))).toEqual(
        new Set(DRUMS.filter((drum) => drum !== rightOf(question))),
      );
    } else {
      expect(hembras.map(({ beat }) => EIGHTH_COUNTS[beat * 2])).toEqual([rightOf(question)]);
    }
  });

  every('guira', (question) => {
    const { bars, countIn } = question.piece(EAR_MUSIC);
    const right = rightOf(question);
    const beats = strokes(bars[0], 'guira').map(({ beat }) => beat);
    const cells = Array.from({ length: right.length }, (_, i) =>
      beats.includes((i * 4) / right.length) ? 'x' : '.',
    );
    expect(cells.join('')).toBe(right);
    expect(beats).toHaveLength(cells.filter((cell) => cell === 'x').length);
    expect(countIn).toBe(true);
  });

  every('tempo', (question) => {
    const beats = question
      .piece(EAR_MUSIC)
      .bars.flatMap((bar, i) => strokes(bar, 'guira').map(({ beat }) => i * 4 + beat));
    const first = beats.filter((beat) => beat < 8);
    const second = beats.filter((beat) => beat >= 8);
    expect(second).toHaveLength(first.length);
    const lengthOf = (of: number[]) => (of.at(-1) ?? 0) - (of[0] ?? 0);
    expect(lengthOf(second) < lengthOf(first) ? 'faster' : 'slower').toBe(rightOf(question));
  });

  every('chord', (question) => {
    const { bars } = question.piece(EAR_MUSIC);
    const heard = bars.map(({ chords }) => chords[0]?.name);
    // The chord of the first pass at the place where the band stops in the second pass.
    expect(heard[bars.length - 4]).toBe(rightOf(question));
    expect(heard.slice(4)).toEqual(heard.slice(0, bars.length - 4));
    expect(heard[0]).toBe(question.given);
    expect(heard.at(-1)).not.toBe(rightOf(question));
  });
});

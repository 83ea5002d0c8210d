import { describe, expect, test } from 'vitest';
import { type Clip, factsOf, heardIn } from '#audio/music/clips/clip.ts';
import { BAND_CLIPS } from '#audio/music/clips/clips.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import { type AudioQuiz, CHOICES, type Choice } from '#src/content/answers/choices.ts';
import { answersOf } from './answers.ts';

const answerTo = (quiz: AudioQuiz, clip: Clip) => answersOf(quiz, factsOf(clip));
const answers = (quiz: AudioQuiz) => QUIZ_CLIPS[quiz].map((clip) => answerTo(quiz, clip));

test.each(Object.keys(QUIZ_CLIPS) as AudioQuiz[])('the answers of %s are choices', (quiz) => {
  for (const names of answers(quiz)) {
    expect(names.length).toBeGreaterThan(0);
    expect(CHOICES[quiz]).toEqual(expect.arrayContaining(names));
  }
});

describe('present and missing', () => {
  describe.each([
    ['present', 3, 5],
    ['missing', 1, 2],
  ] as const)('%s', (quiz, least, most) => {
    test('has no answer twice', () => {
      expect(new Set(answers(quiz).map((names) => names.join())).size).toBe(10);
    });

    test('has every instrument in three to seven answers', () => {
      for (const name of CHOICES[quiz]) {
        const times = answers(quiz).filter((names) => names.includes(name)).length;
        expect(times).toBeGreaterThanOrEqual(3);
        expect(times).toBeLessThanOrEqual(7);
      }
    });

    test(`has answers of ${least} to ${most} instruments`, () => {
      const sizes = answers(quiz).map((names) => names.length);
      expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([least, most]);
    });
  });

  test('the answers are derived from the notes of the score', () => {
    const [band] = BAND_CLIPS;
    if (!band) throw new Error('there is no band clip');
    const without = (gone: Instrument): Clip => ({
      ...band,
      score: () => ({
        ...band.score(),
        notes: band.score().notes.filter(({ instrument }) => instrument !== gone),
      }),
    });
    expect(answerTo('present', band)).toEqual([...BAND]);
    expect(answerTo('missing', band)).toEqual([]);
    const others = BAND.filter((player) => player !== 'guira');
    expect(answerTo('present', without('guira'))).toEqual(others);
    expect(answerTo('missing', without('guira'))).toEqual(['guira']);
  });
});

describe('sections, rhythms and parts', () => {
  test.each(['sections', 'rhythms', 'parts'] as const)(
    'every choice of %s is the answer at least twice',
    (quiz) => {
      for (const choice of CHOICES[quiz]) {
        const times = answers(quiz).filter((names) => names.includes(choice)).length;
        expect(times).toBeGreaterThanOrEqual(2);
        if (quiz === 'sections') expect(times).toBe(2);
      }
      for (const names of answers(quiz)) expect(names).toHaveLength(1);
    },
  );

  test('rhythms feature the whole band, parts percussion only', () => {
    for (const clip of QUIZ_CLIPS.rhythms) {
      if (clip.example.kind === 'rhythm') expect(heardIn(clip)).toEqual([...BAND]);
    }
    for (const clip of QUIZ_CLIPS.parts) {
      if (clip.example.kind === 'rhythm') {
        expect([['guira'], ['bongos'], ['guira', 'bongos']]).toContainEqual(heardIn(clip));
      } else {
        expect(clip.score().notes.every((note) => 'stroke' in note)).toBe(true);
      }
    }
  });

  test.each(['present', 'missing', 'sections', 'rhythms'] as const)(
    'in %s keys, songs and tempos vary',
    (quiz) => {
      const tempos = QUIZ_CLIPS[quiz].map((clip) => clip.score().bpm);
      expect(new Set(tempos).size).toBeGreaterThanOrEqual(8);
      const opening = (clip: Clip) =>
        clip
          .score()
          .notes.flatMap((note) => ('pitch' in note ? [note.pitch] : []))
          .slice(0, 6)
          .join();
      expect(new Set(QUIZ_CLIPS[quiz].map(opening)).size).toBeGreaterThanOrEqual(8);
    },
  );

  test('no rhythm can be told by its tempo', () => {
    const tempos = (choice: Choice) =>
      QUIZ_CLIPS.rhythms
        .filter((clip) => answerTo('rhythms', clip).includes(choice))
        .map((clip) => clip.score().bpm);
    for (const choice of CHOICES.rhythms) {
      expect(Math.min(...tempos(choice))).toBeLessThan(120);
      expect(Math.max(...tempos(choice))).toBeGreaterThan(120);
    }
  });
});

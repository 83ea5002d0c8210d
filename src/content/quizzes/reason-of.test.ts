import { describe, expect, test } from 'vitest';
import { factsOf, heardIn } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type AudioQuiz, CHOICES } from '#src/content/answers/choices.ts';
import { audioQuiz } from './audio.ts';
import { inFront, reasonOf } from './reason-of.ts';

const QUIZZES = Object.keys(CHOICES) as AudioQuiz[];
const CLIPS = QUIZZES.flatMap((quiz) => QUIZ_CLIPS[quiz].map((clip) => ({ quiz, clip })));

test.each(CLIPS)('$clip.id has a reason, whose player can be brought forward', ({ quiz, clip }) => {
  const { text, front } = reasonOf(quiz, factsOf(clip));
  expect(text).toMatch(/^[A-Z].*\.$/);
  const question = audioQuiz(quiz).questions.find(({ id }) => id === clip.id);
  expect(question?.reason).toEqual({ text, front });
  if (front === null) return;
  const playing: Instrument[] = heardIn(clip);
  expect(playing.includes(front)).toBe(quiz !== 'missing');
  expect(playing.filter((one) => one !== front).length).toBeGreaterThan(0);
});

describe('a reason', () => {
  test('names the playing or missing player who is most easily forgotten', () => {
    const facts = { instruments: ['requinto', 'segunda', 'guira'] };
    expect(reasonOf('present', facts)).toMatchObject({
      text: 'The segunda strums the chords in the middle.',
      front: 'segunda',
    });
    expect(reasonOf('missing', facts).front).toBe('bass');
  });

  test('describes the audible percussion of a rhythm', () => {
    const of = (instruments: string[]) => reasonOf('parts', { instruments, rhythm: 'mambo' });
    expect(of(['guira', 'bongos'])).toMatchObject({
      text: expect.stringContaining('three strokes a count'),
      front: 'guira',
    });
    expect(of(['guira']).text).not.toContain('bongos');
    expect(of(['bongos'])).toMatchObject({ text: expect.not.stringMatching(/güira/), front: null });
  });

  test('names the signs of another style', () => {
    const { text, front } = reasonOf('rhythms', { instruments: ['tambora'], groove: 'merengue' });
    expect(text).toContain('the tambora');
    expect(front && inFront(front)).toBe('the tambora in front');
  });

  test.each([
    ['rhythms', { instruments: ['guira'], rhythm: 'salsa' }],
    ['rhythms', { instruments: ['guira'], groove: 'constructor' }],
    ['sections', { instruments: ['guira'] }],
    ['present', { instruments: [] }],
  ] as const)('of %s is asked for in vain with %j: the build fails', (quiz, facts) => {
    expect(() => reasonOf(quiz, facts)).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { isAudioQuiz } from '#src/content/answers/answer-names.ts';
import { findSection } from '#src/content/site/sections.ts';
import { audioQuiz } from './audio.ts';

const INSTRUMENTS = ['Requinto', 'Segunda', 'Bass', 'Güira', 'Bongos'];
const RHYTHMS = ['Derecho', 'Majao', 'Mambo', 'Non-Bachata'];

describe.each([
  ['present', INSTRUMENTS],
  ['missing', INSTRUMENTS],
  ['sections', ['Verse', 'Chorus', 'Mambo', 'Intro', 'Outro']],
  ['rhythms', RHYTHMS],
  ['parts', RHYTHMS],
] as const)('%s', (type, choices) => {
  const quiz = audioQuiz(type);

  test('has one question for each of its ten clips', () => {
    expect(quiz.questions.map(({ id }) => id)).toEqual(QUIZ_CLIPS[type].map(({ id }) => id));
    expect(new Set(quiz.questions.flatMap(({ audioUrl }) => audioUrl)).size).toBe(20);
  });

  test('offers its choices, each with its explanation, and several of them where several may be correct', () => {
    expect(quiz.choices).toEqual(choices);
    expect(Object.keys(quiz.explainedIn)).toEqual(choices);
    expect(quiz.several).toBe(quiz.questions.some(({ correctAnswer }) => correctAnswer.length > 1));
  });
});

test('questions about players advise headphones', () => {
  expect(audioQuiz('present').hint).toContain('headphones');
  expect(audioQuiz('missing').hint).toContain('headphones');
  expect(audioQuiz('rhythms').hint).toBeUndefined();
});

test('five of the music quizzes are audio quizzes', () => {
  const byEar = findSection('music').quizzes.filter(({ id }) => isAudioQuiz(id));
  expect(byEar.map(({ id }) => id)).toEqual(['present', 'missing', 'sections', 'rhythms', 'parts']);
  expect(isAudioQuiz('constructor')).toBe(false);
});

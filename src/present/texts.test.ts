import { expect, test } from 'vitest';
import type { Slide } from './slide.ts';
import { announcementOf, isSounding, nextName, placeName } from './texts.ts';

const text: Slide = { kind: 'text', id: 't', title: 'Derecho', text: '' };
const question: Slide = {
  kind: 'question',
  id: 'q',
  title: 'Clip 1 of 1',
  question: 'Which rhythm?',
  options: [],
  correct: [],
  explanation: '',
  clip: 'rhythms-01',
};
const SLIDES = [text, question] as const;

test('a place is named by its slide, and by its step if there are several', () => {
  expect(placeName(SLIDES, { slide: 0, step: 0 })).toBe('Derecho');
  expect(placeName(SLIDES, { slide: 1, step: 2 })).toBe('Clip 1 of 1: reveal');
});

test('the teacher sees what comes next', () => {
  expect(nextName(SLIDES, { slide: 0, step: 0 })).toBe('Clip 1 of 1');
  expect(nextName(SLIDES, { slide: 1, step: 0 })).toBe('play');
  expect(nextName(SLIDES, { slide: 1, step: 3 })).toBe('the end');
  expect(nextName(SLIDES, { slide: 1, step: 1 }, true)).toBe('play');
});

test('each step is announced', () => {
  expect(announcementOf(SLIDES, { slide: 1, step: 1 })).toBe('Slide 2 of 2. Clip 1 of 1: play.');
});

test('a question has something to play if it has a clip, or the band plays it', () => {
  expect(isSounding(question)).toBe(true);
  const { clip: _, ...silent } = question;
  expect(isSounding(silent)).toBe(false);
  const asked = { skill: 'who', level: 1, seed: 'class', phone: false } as const;
  expect(isSounding({ ...silent, asked })).toBe(true);
  expect(isSounding(text)).toBe(false);
});

import { expect, test } from 'vitest';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { PAGE_NEEDS, soundsOf } from './page-needs.ts';

const needsOf = (path: string) => PAGE_NEEDS.find((needs) => needs.path === path);

test('a quiz by ear needs its ten clips, a history quiz its text', () => {
  const quiz = needsOf('/section/music/quiz/present');
  expect(quiz?.source).toBeNull();
  expect(quiz?.sounds).toEqual(
    Array.from({ length: 10 }, (_, i) =>
      clipSources(`present-${String(i + 1).padStart(2, '0')}`),
    ).flat(),
  );
  expect(needsOf('/section/history/quiz/history-50-60')).toEqual({
    path: '/section/history/quiz/history-50-60',
    source: 'src/content/quizzes/history/history-50-60.ts',
    sounds: [],
  });
});

test('a lesson with grids needs the clips under them', () => {
  const lesson = needsOf('/section/music/lesson/rhythm');
  expect(lesson?.source).toBe('src/content/lessons/music/rhythm.ts');
  for (const id of ['band-majao', 'solo-majao-bongos_guira', 'solo-mambo-bass']) {
    expect(lesson?.sounds).toEqual(expect.arrayContaining(clipSources(id)));
  }
});

test('every lesson, glossary and history quiz has a text, and nothing else has', () => {
  const withText = PAGE_NEEDS.filter(({ source }) => source).map(({ path }) => path);
  expect(withText.every((path) => /\/(lesson|glossary|quiz\/history-)/.test(path))).toBe(true);
  expect(withText.length).toBeGreaterThan(12);
});

test('a clip is listed once, however often it is named', () => {
  const content = [{ clip: 'band-majao' }, { samples: [{ clip: 'band-majao' }] }];
  expect(soundsOf(content)).toEqual(clipSources('band-majao'));
});

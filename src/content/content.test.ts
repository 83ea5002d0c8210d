import { expect, test } from 'vitest';
import { EAR_SKILLS } from './ear-skills.ts';
import { loadAllGlossaries } from './glossary-files.ts';
import { isWritten, loadLesson } from './lesson-files.ts';
import { findSection, SECTIONS } from './sections.ts';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('the sections list the specified lessons and quizzes, in order', () => {
  const [history, music, dance] = SECTIONS;
  expect(ids(SECTIONS)).toEqual(['history', 'music', 'dance']);
  expect(ids(history.lessons)).toEqual([
    'history-50-60',
    'history-70-80',
    'history-90-00',
    'history-10-20',
  ]);
  expect(ids(history.quizzes)).toEqual(ids(history.lessons));
  expect(ids(music.lessons)).toEqual([
    'instruments',
    'rhythm',
    'structure',
    'phrasing',
    'artists',
    'theory',
  ]);
  expect(ids(music.quizzes)).toEqual([
    'present',
    'missing',
    'sections',
    'rhythms',
    'parts',
    'rhythm-building',
    'label-the-band',
    'audio-to-name',
  ]);
  expect(ids(dance.lessons)).toEqual(['basic-steps', 'turns', 'hip-movement']);
  expect(dance.comingSoon).toBe(true);
});

test('a lesson is coming soon until its file exists', () => {
  for (const section of SECTIONS) {
    for (const lesson of section.lessons) {
      expect(isWritten(section.id, lesson.id), `${section.id}/${lesson.id}`).toBe(
        !lesson.comingSoon,
      );
    }
  }
});

test('no quiz is coming soon', () => {
  const soon = SECTIONS.flatMap(({ quizzes }) => quizzes).filter(({ comingSoon }) => comingSoon);
  expect(soon).toEqual([]);
});

test('every quiz of the music section leads to ear training', () => {
  const skills = Object.entries(EAR_SKILLS).filter(([, list]) => list.length > 0);
  expect(skills.map(([quiz]) => quiz)).toEqual(ids(findSection('music').quizzes));
});

test('every lesson is listed with its own id and title', async () => {
  for (const section of SECTIONS) {
    for (const { id, title } of section.lessons.filter((lesson) => !lesson.comingSoon)) {
      expect(await loadLesson(section.id, id)).toMatchObject({ id, title });
    }
  }
});

test('the glossaries have the specified terms and categories', async () => {
  const glossaries = await loadAllGlossaries();
  const counts = SECTIONS.map(({ id }) =>
    glossaries.get(id)?.categories.map(({ title, terms }) => `${title} ${terms.length}`),
  );
  expect(counts).toEqual([
    [
      'General Terms 7',
      'Bachata Styles & Eras 5',
      'Specific Fusion Styles 4',
      'Historical Music Elements 1',
    ],
    ['Instruments 5', 'Rhythms 3', 'Bachata Sections 7'],
    ['Basic Movements 2'],
  ]);
  expect(findSection('music').glossary).toEqual({ terms: 15, categories: 3 });
});

test('an unknown section falls back to history', () => {
  expect(findSection('salsa').id).toBe('history');
  expect(findSection(undefined).id).toBe('history');
});

test('loading an unknown lesson rejects', async () => {
  await expect(loadLesson('music', '../sections')).rejects.toThrow('There is no lesson');
});

import { expect, test } from 'vitest';
import { EAR_SKILLS } from './answers/ear-skills.ts';
import { isWritten, loadLesson } from './lesson-files.ts';
import { findSection, SECTIONS } from './site/sections.ts';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

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

test('loading an unknown lesson rejects', async () => {
  await expect(loadLesson('music', '../sections')).rejects.toThrow('There is no lesson');
});

import { existsSync } from 'node:fs';
import { CATALOGUE } from '#audio/music/clips/catalogue.ts';
import { loadAllGlossaries } from '#src/content/glossary-files.ts';
import { LESSON_SOURCES } from '#src/content/lesson-sources.ts';
import { QUIZ_SOURCES } from '#src/content/quizzes/quiz-sources.ts';
import { problemsOfRoad } from '#src/content/road.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { problemsOfSteps, validateContent } from '#src/content/validate.ts';
import { DRAWINGS } from '#src/ui/art/drawings.ts';

/**
 * Problems of the content in this checkout. Computed on import, because `runnerImport` loads no further
 * modules afterwards.
 */
export const contentProblems: readonly string[] = [
  ...validateContent(
    SECTIONS,
    LESSON_SOURCES,
    await loadAllGlossaries(),
    {
      clips: new Map(
        Object.entries(CATALOGUE).map(([id, { seconds, bpm }]) => [
          id,
          Math.floor((seconds * bpm) / 240),
        ]),
      ),
      drawings: new Set(Object.keys(DRAWINGS)),
      isFile: (address) => existsSync(`public${address}`),
    },
    QUIZ_SOURCES,
  ),
  ...problemsOfSteps(SECTIONS, LESSON_SOURCES),
  ...problemsOfRoad(SECTIONS),
];

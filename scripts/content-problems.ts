import { existsSync } from 'node:fs';
import { CATALOGUE } from '#audio/music/catalogue.ts';
import { loadAllGlossaries } from '#src/content/glossary-files.ts';
import { loadAllLessons } from '#src/content/lesson-files.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { validateContent } from '#src/content/validate.ts';
import { DRAWINGS } from '#src/ui/art/drawings.ts';

/**
 * What is wrong with the lessons and glossaries of this checkout. Found out while this is imported: the
 * build can load nothing more once it has it.
 */
export const contentProblems: readonly string[] = validateContent(
  SECTIONS,
  await loadAllLessons(),
  await loadAllGlossaries(),
  {
    clips: new Set(Object.keys(CATALOGUE)),
    drawings: new Set(Object.keys(DRAWINGS)),
    isFile: (address) => existsSync(`public${address}`),
  },
);

import { LESSON_SOURCES } from '#src/content/lesson-sources.ts';
import type { Html, InteractiveBlock } from '#src/content/model.ts';
import type { PageKind } from '#src/content/pages.ts';
import type { Page } from '#src/content/site-pages.ts';
import { isFields, walk } from '#src/content/walk.ts';

/** The module of the screen of every kind of page, which `routes.tsx` imports on request. */
const SCREENS: Readonly<Record<PageKind, string>> = {
  home: 'src/sections/home-page.tsx',
  practice: 'src/practice/practice-page.tsx',
  ear: 'src/ear/ear-page.tsx',
  class: 'src/present/plan/plan-page.tsx',
  round: 'src/quizzes/round/round-page.tsx',
  'your-data': 'src/your-data/your-data-page.tsx',
  section: 'src/sections/section-page.tsx',
  lesson: 'src/lessons/lesson-page.tsx',
  quiz: 'src/quizzes/quiz-page.tsx',
  glossary: 'src/glossary/glossary-page.tsx',
};

interface PageModules {
  screen: string;
  /** The file of its text, if it has one of its own. */
  content: string | null;
  /** What it loads with the first input, in the order of need. */
  parts: readonly string[];
  /** What it loads then to play sounds. */
  sounds: readonly string[];
}

type Kind = InteractiveBlock<Html>['kind'];

/** The module of each exercise, which `src/lessons/exercise.tsx` imports on request. */
const EXERCISES: Readonly<Record<Kind, string>> = {
  quiz: 'src/exercises/quick-check/quick-check.tsx',
  'song-map': 'src/exercises/song-map/song-map.tsx',
  'label-the-band': 'src/exercises/matching/label-the-band.tsx',
  'name-the-parts': 'src/exercises/matching/name-the-parts.tsx',
  'basic-step': 'src/lessons/moving-exercise.tsx',
  progressions: 'src/lessons/moving-exercise.tsx',
  'rhythm-grid': 'src/exercises/rhythm-grid/rhythm-grid.tsx',
  'build-mambo': 'src/exercises/rhythm-grid/rhythm-grid.tsx',
  'build-a-clave': 'src/exercises/rhythm-grid/rhythm-grid.tsx',
};

/** The modules of a lesson's exercises and clips. */
function partsOf(section: string, id: string): Pick<PageModules, 'parts' | 'sounds'> {
  const source = LESSON_SOURCES.find((one) => one.section === section && one.lesson.id === id);
  const parts = new Set<string>();
  const sounds = new Set<string>();
  walk(source?.lesson, (value) => {
    if (!isFields(value)) return;
    const { kind, audio } = value;
    if (typeof kind === 'string' && kind in EXERCISES) parts.add(EXERCISES[kind as Kind]);
    if (kind === 'rhythm-grid' || kind === 'build-mambo') sounds.add('src/sound/hear-rhythm.tsx');
    if (Array.isArray(audio)) sounds.add('src/sound/sample-list.tsx');
  });
  return { parts: [...parts], sounds: [...sounds] };
}

/** The source files that a page loads, for its prerendered HTML to preload: paths from the root. */
export function modulesOf(page: Page): PageModules {
  const screen = SCREENS[page.kind];
  if (page.kind === 'lesson') {
    const content = `src/content/lessons/${page.section.id}/${page.entry.id}.ts?compiled`;
    return { screen, content, ...partsOf(page.section.id, page.entry.id) };
  }
  const isGlossary = page.kind === 'glossary';
  const content = isGlossary ? `src/content/glossary/${page.section.id}.ts` : null;
  return { screen, content, parts: [], sounds: [] };
}

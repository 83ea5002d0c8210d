import { type ClassItem, EXERCISES_ITEM } from '#src/classroom/class-item.ts';
import type { PresentedKind } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, sitePages } from '#src/content/site/site-pages.ts';
import { loadPlanPresentation } from './plan/plan-presentation.ts';
import { planOn } from './plan/ready-plans.ts';
import { isExercise, type Presentation, presentationIn } from './slide.ts';

// One chunk per lesson. `?slides`: see scripts/markdown/plugin.ts.
const LESSONS = import.meta.glob<Presentation>('../content/lessons/*/*.ts', {
  query: '?slides',
  import: 'presentation',
});

/**
 * The slides of an item: its own slide, or all slides of its page. An unknown item shows the whole page;
 * `EXERCISES_ITEM` shows the exercises, clips and questions of a lesson.
 * @returns `null` for a page that cannot be presented
 * @throws Error if the content cannot be loaded
 */
export async function presentationOf({ page, item }: ClassItem): Promise<Presentation | null> {
  const plan = planOn(page);
  if (plan) return loadPlanPresentation(plan, presentationOf);
  const { pathname, search } = new URL(page, 'http://localhost');
  const whole = await pagePresentation(pathname, search);
  if (!whole) return null;
  const { title, slides } = whole;
  if (item === EXERCISES_ITEM) return presentationIn(title, slides.filter(isExercise)) ?? whole;
  const slide = slides.find(({ id }) => id === item);
  return slide ? { title: slide.title, slides: [slide] } : whole;
}

/** An item's path for the phones of the class: in a lesson, with the anchor of the item. Never rejects. */
export async function phonePath({ page, item }: ClassItem): Promise<string> {
  const whole = await presentationOf({ page, item: '' }).catch(() => null);
  const anchor = whole?.slides.find(({ id }) => id === item)?.anchor;
  return anchor ? `${page}#${anchor}` : page;
}

async function pagePresentation(pathname: string, search: string): Promise<Presentation | null> {
  const page = sitePages(SECTIONS).find(({ path }) => path === pathname);
  switch (page?.kind) {
    case 'lesson':
      return (
        (await LESSONS[`../content/lessons/${page.section.id}/${page.entry.id}.ts`]?.()) ?? null
      );
    case 'quiz': {
      const seed = new URLSearchParams(search).get('seed');
      return (await import('./sources/quiz-slides.ts')).quizPresentation(page.entry, seed);
    }
    case 'glossary':
      return (await import('./sources/glossary-slides.ts')).glossaryPresentation(page.section);
    case 'practice':
      return (await import('./sources/band-presentation.ts')).bandPresentation(search.slice(1));
    case 'ear':
      return (await import('./sources/ear-presentation.ts')).earPresentation(search.slice(1));
    default:
      // Each kind of `PresentedKind` has a case above.
      page satisfies Exclude<Page, { kind: PresentedKind }> | undefined;
      return null;
  }
}

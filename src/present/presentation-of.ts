import type { ClassItem } from '#src/classroom/class-item.ts';
import { loadLesson } from '#src/content/lesson-files.ts';
import { pathTo } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { sitePages } from '#src/content/site-pages.ts';
import type { Presentation } from './slide.ts';

/**
 * What is shown of an item: its slide, or all slides of its page. An item that the page does not have
 * shows the whole page.
 * @returns `null` for a page that cannot be presented
 * @throws Error if the content cannot be loaded
 */
export async function presentationOf({ page, item }: ClassItem): Promise<Presentation | null> {
  const { pathname, search } = new URL(page, 'http://localhost');
  if (pathname === pathTo('class')) {
    const { loadPlanAt } = await import('./plan/plan-presentation.ts');
    return loadPlanAt(page, presentationOf);
  }
  const whole = await pagePresentation(pathname, search);
  const slide = whole?.slides.find(({ id }) => id === item);
  return slide ? { title: slide.title, slides: [slide] } : whole;
}

async function pagePresentation(pathname: string, search: string): Promise<Presentation | null> {
  const page = sitePages(SECTIONS).find(({ path }) => path === pathname);
  switch (page?.kind) {
    case 'lesson': {
      const [{ lessonPresentation }, lesson] = await Promise.all([
        import('./lesson-slides.ts'),
        loadLesson(page.section.id, page.entry.id),
      ]);
      return lessonPresentation(lesson);
    }
    case 'quiz': {
      const { quizPresentation } = await import('./quiz-slides.ts');
      return quizPresentation(page.entry, new URLSearchParams(search).get('seed'));
    }
    case 'glossary': {
      const { glossaryPresentation } = await import('./glossary-slides.ts');
      return glossaryPresentation(page.section);
    }
    case 'practice': {
      const { bandPresentation } = await import('./band-presentation.ts');
      return bandPresentation(search.slice(1));
    }
    case 'ear': {
      const { earPresentation } = await import('./ear-presentation.ts');
      return earPresentation(search.slice(1));
    }
    default:
      return null;
  }
}

import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  LearningResource,
  Quiz,
  Thing,
  WebSite,
} from 'schema-dts';
import { termAnchors } from '#src/content/anchors.ts';
import type { Glossaries } from '#src/content/glossary-files.ts';
import type { Glossary, LessonContent, Section } from '#src/content/model.ts';
import { readingMinutes } from '#src/content/reading-time.ts';
import { SECTIONS } from '#src/content/sections.ts';
import type { WrittenLesson } from '#src/content/site-map.ts';
import { publicUrl, SITE_NAME, shareImage } from '#src/page/site.ts';

const SITE: WebSite = {
  '@type': 'WebSite',
  '@id': publicUrl('/#site'),
  name: SITE_NAME,
  url: publicUrl('/'),
  description: 'Learn bachata, the Dominican music and dance, by playing it.',
  inLanguage: 'en',
};
const ON_SITE = { inLanguage: 'en', isPartOf: { '@id': publicUrl('/#site') } } as const;

/** All there is to read. */
interface Texts {
  lessons: readonly WrittenLesson[];
  glossaries: Glossaries;
}

/** What a page is, in the words of schema.org. @param path of a page that was prepared */
export function structuredData(path: string, texts: Texts): Graph {
  return { '@context': 'https://schema.org', '@graph': [SITE, ...thingsOn(path, texts)] };
}

function thingsOn(path: string, { lessons, glossaries }: Texts): Thing[] {
  const [, , sectionId, kind, id] = path.split('/');
  const section = SECTIONS.find((one) => one.id === sectionId);
  if (!section) {
    return [listOf(SECTIONS.map(({ id, title }) => ({ path: `/section/${id}`, title })))];
  }
  const home = { path: `/section/${section.id}`, title: section.title };
  const entry = [...section.lessons, ...section.quizzes].find((one) => one.id === id);
  const here = { path, title: entry?.title ?? 'Glossary' };
  if (kind === undefined) return [listOf(pagesOf(section)), trail([home])];
  const thing = () => {
    const glossary = glossaries.get(section.id);
    if (kind === 'glossary' && glossary) return faq(path, glossary);
    if (kind === 'quiz' && entry) return quiz(path, section, entry);
    const written = lessons.find((one) => one.section === section.id && one.lesson.id === id);
    if (!written) throw new Error(`Nothing is known of ${path}`);
    return reading(path, section, written.lesson);
  };
  return [thing(), trail([home, here])];
}

interface Page {
  path: string;
  title: string;
}

function pagesOf({ id, lessons, quizzes, glossary }: Section): Page[] {
  const open = <T extends { comingSoon?: true }>(all: readonly T[]) =>
    all.filter(({ comingSoon }) => !comingSoon);
  const base = `/section/${id}`;
  return [
    ...open(lessons).map((one) => ({ path: `${base}/lesson/${one.id}`, title: one.title })),
    ...open(quizzes).map((one) => ({ path: `${base}/quiz/${one.id}`, title: one.title })),
    ...(glossary ? [{ path: `${base}/glossary`, title: 'Glossary' }] : []),
  ];
}

function listOf(pages: Page[]): ItemList {
  return { '@type': 'ItemList', itemListElement: inOrder(pages) };
}

function trail(pages: Page[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: inOrder([{ path: '/', title: SITE_NAME }, ...pages]),
  };
}

const inOrder = (pages: Page[]) =>
  pages.map(({ path, title }, i) => ({
    '@type': 'ListItem' as const,
    position: i + 1,
    name: title,
    item: publicUrl(path),
  }));

function reading(
  path: string,
  section: Section,
  lesson: LessonContent,
): Article | LearningResource {
  const facts = {
    ...ON_SITE,
    name: lesson.title,
    description: lesson.description,
    url: publicUrl(path),
    image: shareImage(section.id),
    timeRequired: `PT${readingMinutes(lesson)}M`,
    author: { '@type': 'Organization' as const, name: SITE_NAME, url: publicUrl('/') },
  };
  return lesson.type === 'history'
    ? {
        '@type': 'Article',
        ...facts,
        headline: lesson.title,
        articleSection: section.title,
      }
    : {
        '@type': 'LearningResource',
        ...facts,
        learningResourceType: 'Lesson',
        teaches: lesson.description,
      };
}

function quiz(path: string, section: Section, entry: { title: string; description: string }): Quiz {
  return {
    '@type': 'Quiz',
    ...ON_SITE,
    name: entry.title,
    description: entry.description,
    url: publicUrl(path),
    learningResourceType: 'Quiz',
    about: { '@type': 'Thing', name: `Bachata: ${section.title.toLowerCase()}` },
  };
}

function faq(path: string, glossary: Glossary): FAQPage {
  const anchors = termAnchors(glossary);
  return {
    '@type': 'FAQPage',
    ...ON_SITE,
    url: publicUrl(path),
    mainEntity: glossary.categories.flatMap(({ title, terms }, c) =>
      terms.map(({ term, definition }, t) => ({
        '@type': 'Question' as const,
        name: `What does “${term}” (${title}) mean in bachata?`,
        url: publicUrl(`${path}#${anchors[c]?.[t]}`),
        acceptedAnswer: { '@type': 'Answer' as const, text: definition },
      })),
    ),
  };
}

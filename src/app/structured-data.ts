import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  LearningResource,
  Quiz,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts';
import { termAnchors } from '#src/content/anchors.ts';
import type { Glossary, Lesson, QuizEntry, Section } from '#src/content/model.ts';
import { type Page, pagesOfSection, pathTo } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
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

const PRACTICE: WebApplication = {
  '@type': 'WebApplication',
  ...ON_SITE,
  name: `${SITE_NAME} Practice`,
  description: 'A live bachata band to play with: any tempo, any player taken out.',
  url: publicUrl(pathTo('practice')),
  applicationCategory: 'EducationalApplication',
  browserRequirements: 'Requires JavaScript',
};

/** What a lesson's or glossary's page is about. */
export interface PageContent {
  lesson?: Lesson;
  glossary?: Glossary;
}

/** The schema.org graph of a page. @throws Error if the page's lesson or glossary is missing */
export function structuredData(page: Page, content: PageContent): Graph {
  return { '@context': 'https://schema.org', '@graph': [SITE, ...thingsOn(page, content)] };
}

function thingsOn(page: Page, { lesson, glossary }: PageContent): Thing[] {
  if (page.kind === 'home') {
    return [listOf(SECTIONS.map(({ id, title }) => ({ path: pathTo('section', id), title })))];
  }
  if (page.kind === 'practice') {
    return [PRACTICE, trail([{ path: page.path, title: 'Practice' }])];
  }
  const { section, path } = page;
  const home = { path: pathTo('section', section.id), title: section.title };
  if (page.kind === 'section') {
    const [, ...children] = pagesOfSection(section);
    return [
      listOf(children.map((child) => ({ path: child.path, title: titleOf(child) }))),
      trail([home]),
    ];
  }
  const here = { path, title: titleOf(page) };
  if (page.kind === 'quiz') return [quiz(path, section, page.entry), trail([home, here])];
  if (page.kind === 'lesson' && lesson) {
    return [reading(path, section, lesson), trail([home, here])];
  }
  if (page.kind === 'glossary' && glossary) return [faq(path, glossary), trail([home, here])];
  throw new Error(`The content of ${path} is missing`);
}

interface PageLink {
  path: string;
  title: string;
}

const titleOf = (page: Page) => ('entry' in page ? page.entry.title : 'Glossary');

function listOf(pages: readonly PageLink[]): ItemList {
  return { '@type': 'ItemList', itemListElement: inOrder(pages) };
}

function trail(pages: readonly PageLink[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: inOrder([{ path: '/', title: SITE_NAME }, ...pages]),
  };
}

const inOrder = (pages: readonly PageLink[]) =>
  pages.map(({ path, title }, i) => ({
    '@type': 'ListItem' as const,
    position: i + 1,
    name: title,
    item: publicUrl(path),
  }));

function reading(path: string, section: Section, lesson: Lesson): Article | LearningResource {
  const facts = {
    ...ON_SITE,
    name: lesson.title,
    description: lesson.description,
    url: publicUrl(path),
    image: shareImage(section.id),
    timeRequired: `PT${lesson.minutes}M`,
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

function quiz(path: string, section: Section, entry: QuizEntry): Quiz {
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

import type * as schema from 'schema-dts';
import { loadGlossary } from '#src/content/glossary-files.ts';
import { loadLesson } from '#src/content/lesson-files.ts';
import type { Glossary, Lesson, QuizEntry, Section } from '#src/content/model.ts';
import { termAnchors } from '#src/content/site/anchors.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, pagesOfSection, sitePages } from '#src/content/site/site-pages.ts';
import { publicUrl, SITE_NAME, shareImage } from '#src/page/site.ts';

const SITE: schema.WebSite = {
  '@type': 'WebSite',
  '@id': publicUrl('/#site'),
  name: SITE_NAME,
  url: publicUrl('/'),
  description: 'Learn bachata, the Dominican music and dance, by playing it.',
  inLanguage: 'en',
};
const ON_SITE = { inLanguage: 'en', isPartOf: { '@id': publicUrl('/#site') } } as const;

const PRACTICE: schema.WebApplication = {
  '@type': 'WebApplication',
  ...ON_SITE,
  name: `${SITE_NAME} Practice`,
  description: 'A live bachata band to play with: any tempo, any player taken out.',
  url: publicUrl(pathTo('practice')),
  applicationCategory: 'EducationalApplication',
  browserRequirements: 'Requires JavaScript',
};

type TaughtArticle = schema.MergeLeafTypes<[schema.ArticleLeaf, schema.LearningResourceLeaf]>;

/** The structured data of the page at a path; `null` if there is none. */
export async function structuredDataAt(path: string): Promise<string | null> {
  const page = sitePages(SECTIONS).find((each) => each.path === path);
  return page ? structuredData(page) : null;
}

/** The schema.org graph of a page, as JSON. Loads the page's lesson or glossary. */
export async function structuredData(page: Page): Promise<string> {
  const things = [SITE, ...(await thingsOn(page))];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
}

async function thingsOn(page: Page): Promise<(schema.Thing | TaughtArticle)[]> {
  if (page.kind === 'home') {
    return [listOf(SECTIONS.map(({ id, title }) => ({ path: pathTo('section', id), title })))];
  }
  if (page.kind === 'practice') return [PRACTICE, trail([page])];
  if (!('section' in page)) return [plainPage(page), trail([page])];
  const { section, path } = page;
  const [home, ...children] = pagesOfSection(section) as [Page, ...Page[]];
  if (page.kind === 'section') return [listOf(children), trail([home])];
  const here = trail([home, page]);
  if (page.kind === 'glossary') return [faq(path, await loadGlossary(section.id)), here];
  if (page.kind === 'quiz') return [quiz(path, section, page.entry), here];
  return [reading(path, section, await loadLesson(section.id, page.entry.id)), here];
}

type PageLink = Pick<Page, 'path' | 'title'>;

function plainPage({ path, title }: PageLink): schema.WebPage {
  return { '@type': 'WebPage', ...ON_SITE, name: title, url: publicUrl(path) };
}

function listOf(pages: readonly PageLink[]): schema.ItemList {
  return { '@type': 'ItemList', itemListElement: inOrder(pages) };
}

function trail(pages: readonly PageLink[]): schema.BreadcrumbList {
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

function reading(path: string, section: Section, lesson: Lesson): schema.Article | TaughtArticle {
  const facts = {
    ...ON_SITE,
    headline: lesson.title,
    articleSection: section.title,
    name: lesson.title,
    description: lesson.description,
    url: publicUrl(path),
    image: shareImage(section.id),
    timeRequired: `PT${lesson.minutes}M`,
    author: { '@type': 'Organization' as const, name: SITE_NAME, url: publicUrl('/') },
  };
  if (lesson.type === 'history') return { '@type': 'Article', ...facts };
  return {
    '@type': ['Article', 'LearningResource'],
    ...facts,
    learningResourceType: 'Lesson',
    teaches: lesson.description,
  };
}

function quiz(path: string, section: Section, entry: QuizEntry): schema.Quiz {
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

function faq(path: string, glossary: Glossary): schema.FAQPage {
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

import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { matchRoute, type Parser, Redirect, useLocation, useRouter } from 'wouter';
import {
  type DataOf,
  isNoPage,
  PAGE_KINDS,
  type PageKind,
  rowOf,
} from '#src/content/site/pages.ts';
import { forgetFailures, loadOnce } from '#src/page/loading/load-once.ts';
import { SITE_NAME } from '#src/page/site.ts';

/** The data in the document for the page prerendered at a path: `about` as JSON, `content` the address of its module. */
function prerendered(path: string): DOMStringMap | undefined {
  const dataset = globalThis.document?.getElementById('root')?.dataset;
  return dataset?.page === path ? dataset : undefined;
}

/** The component of a page, which gets its data as props. */
type Screen<Kind extends PageKind> = ComponentType<DataOf<Kind>> & {
  /** Loads its text before it is shown. @param address of the text's module, if the document names it */
  preload?: (data: DataOf<Kind>, address?: string) => Promise<unknown>;
};

interface Params {
  section?: string;
  id?: string;
}

/** The loaders of the pages in the table: from `<kind>-page.tsx`, which its prerendered HTML preloads. */
const SCREENS: { readonly [Kind in PageKind]: () => Promise<Screen<Kind>> } = {
  home: async () => (await import('#src/sections/home-page.tsx')).HomePage,
  practice: async () => (await import('#src/practice/practice-page.tsx')).PracticePage,
  ear: async () => (await import('#src/ear/ear-page.tsx')).EarPage,
  class: async () => (await import('#src/present/plan/class-page.tsx')).ClassPage,
  round: async () => (await import('#src/quizzes/round/round-page.tsx')).RoundPage,
  'your-data': async () => (await import('#src/your-data/your-data-page.tsx')).YourDataPage,
  section: async () => (await import('#src/sections/section-page.tsx')).SectionPage,
  lesson: async () => (await import('#src/lessons/lesson-page.tsx')).LessonPage,
  quiz: async () => (await import('#src/quizzes/quiz-page.tsx')).QuizPage,
  glossary: async () => (await import('#src/glossary/glossary-page.tsx')).GlossaryPage,
};

/** Loads the content of an address: its page with all data, or a redirect. Unknown addresses redirect home. */
function loadPage(path: string, parser: Parser): Promise<ReactNode> {
  return loadOnce(`page ${path}`, async () => {
    for (const kind of PAGE_KINDS) {
      const [isMatch, params] = matchRoute(parser, rowOf(kind).pattern, path);
      if (isMatch) return loadScreen(kind, path, params);
    }
    return <Redirect to="/" replace />;
  });
}

async function loadScreen<Kind extends PageKind>(
  kind: Kind,
  path: string,
  params: Params,
): Promise<ReactNode> {
  const [Page, data] = await Promise.all([SCREENS[kind](), dataOf(kind, path, params)]);
  if (isNoPage(data)) {
    return 'to' in data ? <Redirect to={data.to} replace /> : <BlankPage error={data.error} />;
  }
  const props = data as DataOf<Kind>;
  await Page.preload?.(props, prerendered(path)?.content);
  return <Page {...props} />;
}

/** The data of a page; a redirect or an error if there are none. */
async function dataOf(kind: PageKind, path: string, { section, id }: Params): Promise<object> {
  const known = prerendered(path)?.about;
  if (known) return JSON.parse(known);
  if (!rowOf(kind).data) return {};
  const { pageData } = await import('#src/content/site/page-data.ts');
  return pageData(kind, section, id) ?? {};
}

/** Loads the page at a path, so that a link to it opens at once. Never rejects: it is loaded again when it opens. */
export async function prefetchPage(path: string, parser: Parser): Promise<void> {
  await loadPage(path, parser).catch(forgetFailures);
}

export function Routes(): ReactNode {
  const [path] = useLocation();
  return use(loadPage(path, useRouter().parser));
}

/** An empty page that logs its reason to the console; the tab shows it too. */
function BlankPage({ error }: { error: string }): ReactNode {
  useEffect(() => console.error(error), [error]);
  return <title>{`${error} · ${SITE_NAME}`}</title>;
}

import { type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import type { DataKind, PageData } from '#src/content/page-data.ts';
import { PATTERNS, type PageKind } from '#src/content/pages.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { SITE_NAME } from '#src/page/site.ts';
import { useAddress } from '#src/ui/address.tsx';
import { prerendered } from './prerendered.ts';

/** The part of an address that names its page. */
interface Place {
  path: string;
  section?: string;
  /** Of a lesson or quiz. */
  id?: string;
}

type Load = (place: Place) => Promise<ReactNode>;

/** A page that is the same at any time. */
function page<Screen>(load: () => Promise<Screen>, show: (screen: Screen) => ReactNode): Load {
  return async () => show(await load());
}

/** A page that shows something of the table of sections. */
function pageOf<Kind extends DataKind, Screen>(
  kind: Kind,
  load: () => Promise<Screen>,
  show: (
    screen: Screen,
    data: Extract<PageData, { kind: Kind }>,
    path: string,
  ) => ReactNode | Promise<ReactNode>,
): Load {
  return async ({ path, section, id }) => {
    const [screen, data] = await Promise.all([load(), dataOf(kind, path, section, id)]);
    if (data.kind === 'redirect') return <Redirect to={data.to} />;
    if (data.kind === 'error') return <BlankPage error={data.error} />;
    return show(screen, data as Extract<PageData, { kind: Kind }>, path);
  };
}

async function dataOf(
  kind: DataKind,
  path: string,
  section: string | undefined,
  id: string | undefined,
): Promise<PageData> {
  const known = prerendered(path)?.about;
  if (known) return JSON.parse(known);
  const { pageData } = await import('#src/content/page-data.ts');
  return pageData(kind, section, id);
}

/** How every kind of page is loaded. Addresses are in `PATTERNS`, pages in `sitePages`, files in `modulesOf`. */
const PAGES: Readonly<Record<PageKind, Load>> = {
  home: pageOf(
    'home',
    () => import('#src/sections/home-page.tsx'),
    ({ HomePage }, { sections }) => <HomePage sections={sections} />,
  ),
  practice: page(
    () => import('#src/practice/practice-page.tsx'),
    ({ PracticePage }) => <PracticePage />,
  ),
  ear: page(
    () => import('#src/ear/ear-page.tsx'),
    ({ EarPage }) => <EarPage />,
  ),
  class: page(
    () => import('#src/present/plan/plan-page.tsx'),
    ({ PlanPage }) => <PlanPage />,
  ),
  round: page(
    () => import('#src/quizzes/round/round-page.tsx'),
    ({ RoundPage }) => <RoundPage />,
  ),
  'your-data': page(
    () => import('#src/your-data/your-data-page.tsx'),
    ({ YourDataPage }) => <YourDataPage />,
  ),
  section: pageOf(
    'section',
    () => import('#src/sections/section-page.tsx'),
    ({ SectionPage }, { section }) => <SectionPage section={section} />,
  ),
  lesson: pageOf(
    'lesson',
    () => import('#src/lessons/lesson-page.tsx'),
    async ({ LessonPage, preloadLesson }, { section, lesson }, path) => {
      await preloadLesson(section.id, lesson, prerendered(path)?.content);
      return <LessonPage section={section} lessonId={lesson} />;
    },
  ),
  quiz: pageOf(
    'quiz',
    () => import('#src/quizzes/quiz-page.tsx'),
    ({ QuizPage }, { section, quiz }) => <QuizPage section={section} quiz={quiz} />,
  ),
  glossary: pageOf(
    'glossary',
    () => import('#src/glossary/glossary-page.tsx'),
    async ({ GlossaryPage, loadGlossary }, { section }) => (
      <GlossaryPage section={section} glossary={await loadGlossary(section.id)} />
    ),
  ),
};

/**
 * What an address shows: its page with all that it needs, or what leads elsewhere. Unknown addresses redirect
 * home.
 */
export function loadPage(path: string): Promise<ReactNode> {
  return loadOnce(`page ${path}`, async () => {
    for (const [kind, pattern] of Object.entries(PATTERNS)) {
      const names = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
      const match = new RegExp(`^${names}/?$`, 'i').exec(path);
      if (match) return PAGES[kind as PageKind]({ ...match.groups, path });
    }
    return <Redirect to="/" />;
  });
}

/** Loads the page at a path, so that a link to it opens at once. Never rejects: it is loaded again when it opens. */
export async function prefetchPage(path: string): Promise<void> {
  await loadPage(path).catch(forgetFailures);
}

/** The page of the address. */
export function Routes(): ReactNode {
  return use(loadPage(useAddress().path));
}

/** @internal exported for tests */
export function Redirect({ to }: { to: string }): ReactNode {
  const { navigate } = useAddress();
  useLayoutEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

/** @internal exported for tests. An empty page that logs its reason to the console; the tab shows it too. */
export function BlankPage({ error }: { error: string }): ReactNode {
  useEffect(() => console.error(error), [error]);
  return <title>{`${error} · ${SITE_NAME}`}</title>;
}

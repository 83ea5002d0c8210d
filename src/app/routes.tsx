import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { matchRoute, Redirect, Route, type RouterObject, Switch } from 'wouter';
import { loadGlossary } from '#src/content/glossary-files.ts';
import type { QuizEntry, Section } from '#src/content/model.ts';
import { PATTERNS, type PageKind, pathTo } from '#src/content/pages.ts';
import { findSection } from '#src/content/sections.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { SITE_NAME } from '#src/page/site.ts';

interface RouteParams {
  /** The section in the address, otherwise the first one. */
  section: Section;
  /** Id of the lesson or quiz in the address; empty on other pages. */
  id: string;
}

interface PageRoute {
  Screen: ComponentType<RouteParams>;
  /** Loads the screen and its content, as the screen does. */
  load: (params: RouteParams) => Promise<unknown>;
}

const loadHome = () => loadOnce('home', () => import('#src/sections/home-page.tsx'));
const loadSection = () => loadOnce('section', () => import('#src/sections/section-page.tsx'));
const loadPractice = () => loadOnce('practice', () => import('#src/practice/practice-page.tsx'));
const loadEar = () => loadOnce('ear', () => import('#src/ear/ear-page.tsx'));
const loadClass = () =>
  loadOnce('class plan page', () => import('#src/present/plan/plan-page.tsx'));
const loadRound = () => loadOnce('round', () => import('#src/quizzes/round/round-page.tsx'));
const loadYourData = () =>
  loadOnce('your data page', () => import('#src/your-data/your-data-page.tsx'));
const loadLessonPage = () => loadOnce('lesson page', () => import('#src/lessons/lesson-page.tsx'));
const loadQuizPage = () => loadOnce('quiz page', () => import('#src/quizzes/quiz-page.tsx'));
const loadGlossaryPage = ({ id }: Section) =>
  loadOnce(`glossary ${id}`, () =>
    Promise.all([import('#src/glossary/glossary-page.tsx'), loadGlossary(id)]),
  );

/** The screen of every kind of page. Addresses are in `PATTERNS`, pages in `sitePages`, files in `modulesOf`. */
const ROUTES: Readonly<Record<PageKind, PageRoute>> = {
  home: { Screen: HomeRoute, load: loadHome },
  practice: { Screen: PracticeRoute, load: loadPractice },
  ear: { Screen: EarRoute, load: loadEar },
  class: { Screen: ClassRoute, load: loadClass },
  round: { Screen: RoundRoute, load: loadRound },
  'your-data': { Screen: YourDataRoute, load: loadYourData },
  section: { Screen: SectionRoute, load: loadSection },
  lesson: {
    Screen: LessonRoute,
    load: async ({ section, id }) => (await loadLessonPage()).preloadLesson(section, id),
  },
  quiz: { Screen: QuizRoute, load: loadQuizPage },
  glossary: { Screen: GlossaryRoute, load: ({ section }) => loadGlossaryPage(section) },
};

const KINDS = Object.keys(ROUTES) as PageKind[];

/** Renders the screen of the address; unknown ones redirect home. */
export function Routes() {
  return (
    <Switch>
      {KINDS.map((kind) => (
        <Route key={kind} path={PATTERNS[kind]}>
          {(params) => <RouteScreen kind={kind} {...params} />}
        </Route>
      ))}
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  );
}

function RouteScreen({
  kind,
  section,
  id = '',
}: {
  kind: PageKind;
  section?: string;
  id?: string;
}) {
  const { Screen } = ROUTES[kind];
  return <Screen section={findSection(section)} id={id} />;
}

/**
 * Loads the page at a path, so that a link to it opens at once. Never rejects: what fails is loaded again with
 * its page.
 */
export async function prefetchPage(path: string, { parser }: RouterObject): Promise<void> {
  for (const kind of KINDS) {
    const [matches, params] = matchRoute(parser, PATTERNS[kind], path);
    if (!matches) continue;
    const { section, id = '' } = params as { section?: string; id?: string };
    await ROUTES[kind].load({ section: findSection(section), id }).catch(forgetFailures);
    return;
  }
}

function HomeRoute(): ReactNode {
  const { HomePage } = use(loadHome());
  return <HomePage />;
}

function PracticeRoute(): ReactNode {
  const { PracticePage } = use(loadPractice());
  return <PracticePage />;
}

function EarRoute(): ReactNode {
  const { EarPage } = use(loadEar());
  return <EarPage />;
}

function ClassRoute(): ReactNode {
  const { PlanPage } = use(loadClass());
  return <PlanPage />;
}

function RoundRoute(): ReactNode {
  const { RoundPage } = use(loadRound());
  return <RoundPage />;
}

function YourDataRoute(): ReactNode {
  const { YourDataPage } = use(loadYourData());
  return <YourDataPage />;
}

function SectionRoute({ section }: RouteParams): ReactNode {
  const { SectionPage } = use(loadSection());
  return <SectionPage section={section} />;
}

/** An unknown lesson shows the first of its section. */
function LessonRoute({ section, id }: RouteParams): ReactNode {
  const lesson = section.lessons.find((entry) => entry.id === id) ?? section.lessons[0];
  if (!lesson || lesson.comingSoon) return <RedirectToSection section={section} />;
  return <LoadedLesson section={section} lessonId={lesson.id} />;
}

function LoadedLesson(props: { section: Section; lessonId: string }): ReactNode {
  const { LessonPage } = use(loadLessonPage());
  return <LessonPage {...props} />;
}

function QuizRoute({ section, id }: RouteParams): ReactNode {
  const quiz = section.quizzes.find((entry) => entry.id === id);
  if (!quiz) return <BlankPage error="Quiz not found" />;
  if (quiz.comingSoon) return <RedirectToSection section={section} />;
  return <LoadedQuiz section={section} quiz={quiz} />;
}

function LoadedQuiz(props: { section: Section; quiz: QuizEntry }): ReactNode {
  const { QuizPage } = use(loadQuizPage());
  return <QuizPage {...props} />;
}

/** @internal exported for its test: at present every section has a glossary */
export function GlossaryRoute({ section }: Pick<RouteParams, 'section'>): ReactNode {
  if (!section.glossary) return <BlankPage error={`${section.title} has no glossary`} />;
  return <LoadedGlossary section={section} />;
}

function LoadedGlossary({ section }: { section: Section }): ReactNode {
  const [{ GlossaryPage }, glossary] = use(loadGlossaryPage(section));
  return <GlossaryPage section={section} glossary={glossary} />;
}

function RedirectToSection({ section }: { section: Section }) {
  return <Redirect to={pathTo('section', section.id)} replace />;
}

/** An empty page that logs its reason to the console; the tab shows it too. */
function BlankPage({ error }: { error: string }): ReactNode {
  useEffect(() => console.error(error), [error]);
  return <title>{`${error} · ${SITE_NAME}`}</title>;
}

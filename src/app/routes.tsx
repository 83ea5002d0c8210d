import { type ReactNode, use, useEffect, useMemo } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { loadGlossary } from '#src/content/glossary-files.ts';
import type { QuizEntry, Section } from '#src/content/model.ts';
import { findSection } from '#src/content/sections.ts';
import { usePrepared } from '#src/page/hydration.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { loadMarkdown } from '#src/page/markdown.tsx';

/** The screens by address. Whatever has none leads home. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <LoadedHome />
      </Route>
      <Route path="/section/:section">
        {({ section }) => <LoadedSection section={findSection(section)} />}
      </Route>
      <Route path="/section/:section/lesson/:lesson">
        {({ section, lesson }) => <LessonRoute section={findSection(section)} lessonId={lesson} />}
      </Route>
      <Route path="/section/:section/quiz/:quiz">
        {({ section, quiz }) => <QuizRoute section={findSection(section)} quizId={quiz} />}
      </Route>
      <Route path="/section/:section/glossary">
        {({ section }) => <GlossaryRoute section={findSection(section)} />}
      </Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  );
}

/** Both at once: from each of them one goes on to the other. */
function loadSections() {
  return loadOnce('sections', () =>
    Promise.all([import('#src/sections/home-page.tsx'), import('#src/sections/section-page.tsx')]),
  );
}

function LoadedHome(): ReactNode {
  const [{ HomePage }] = use(loadSections());
  return <HomePage />;
}

function LoadedSection({ section }: { section: Section }): ReactNode {
  const [, { SectionPage }] = use(loadSections());
  return <SectionPage section={section} />;
}

function LessonRoute({ section, lessonId }: { section: Section; lessonId: string }): ReactNode {
  const lesson = section.lessons.find(({ id }) => id === lessonId) ?? section.lessons[0];
  if (!lesson || lesson.comingSoon) return <Redirect to={`/section/${section.id}`} replace />;
  return <LoadedLesson section={section} lessonId={lesson.id} />;
}

function loadLessonPage() {
  return loadOnce('lesson page', () => import('#src/lessons/lesson-page.tsx'));
}

/** With what sets its text, which a prepared lesson does not need. */
function loadLessonToSet() {
  return loadOnce('lesson page to set', async () => {
    const [page] = await Promise.all([loadLessonPage(), loadMarkdown().catch(() => {})]);
    return page;
  });
}

function LoadedLesson({ section, lessonId }: { section: Section; lessonId: string }): ReactNode {
  const { LessonPage } = use(usePrepared() ? loadLessonPage() : loadLessonToSet());
  // Rendered once: whatever is not alive yet when it is rendered again is made anew, and blinks.
  return useMemo(
    () => <LessonPage section={section} lessonId={lessonId} />,
    [LessonPage, section, lessonId],
  );
}

function QuizRoute({ section, quizId }: { section: Section; quizId: string }): ReactNode {
  const quiz = section.quizzes.find(({ id }) => id === quizId);
  if (!quiz) return <Blank error="Quiz not found" />;
  if (quiz.comingSoon) return <Redirect to={`/section/${section.id}`} replace />;
  return <LoadedQuiz section={section} quiz={quiz} />;
}

function LoadedQuiz(props: { section: Section; quiz: QuizEntry }): ReactNode {
  const { QuizPage } = use(loadOnce('quiz page', () => import('#src/quizzes/quiz-page.tsx')));
  return <QuizPage {...props} />;
}

function LoadedGlossary({ section }: { section: Section }): ReactNode {
  const [{ GlossaryPage }, glossary] = use(
    loadOnce(`glossary ${section.id}`, () =>
      Promise.all([import('#src/glossary/glossary-page.tsx'), loadGlossary(section.id)]),
    ),
  );
  return <GlossaryPage section={section} glossary={glossary} />;
}

/** @internal exported for its test: every section of today has a glossary */
export function GlossaryRoute({ section }: { section: Section }): ReactNode {
  if (!section.glossary) return <Blank error={`${section.title} has no glossary`} />;
  return <LoadedGlossary section={section} />;
}

/** An empty page that says why in the console. */
function Blank({ error }: { error: string }): ReactNode {
  useEffect(() => console.error(error), [error]);
  return null;
}

import { type ReactNode, use, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { QuizEntry, Section } from '#src/content/model.ts';
import { findSection } from '#src/content/sections.ts';
import { GlossaryPage } from '#src/glossary/glossary-page.tsx';
import { HomePage } from '#src/sections/home-page.tsx';
import { SectionPage } from '#src/sections/section-page.tsx';
import { loadOnce } from '#src/ui/load-once.ts';

/** The screens by address. Whatever has none leads home. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/section/:section">
        {({ section }) => <SectionPage section={findSection(section)} />}
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

function LessonRoute({ section, lessonId }: { section: Section; lessonId: string }): ReactNode {
  const lesson = section.lessons.find(({ id }) => id === lessonId) ?? section.lessons[0];
  if (!lesson || lesson.comingSoon) return <Redirect to={`/section/${section.id}`} replace />;
  return <LoadedLesson section={section} lessonId={lesson.id} />;
}

function LoadedLesson(props: { section: Section; lessonId: string }): ReactNode {
  const { LessonPage } = use(loadOnce('lesson page', () => import('#src/lessons/lesson-page.tsx')));
  return <LessonPage {...props} />;
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

/** @internal exported for its test: every section of today has a glossary */
export function GlossaryRoute({ section }: { section: Section }): ReactNode {
  if (!section.glossary) return <Blank error={`${section.title} has no glossary`} />;
  return <GlossaryPage section={section} glossary={section.glossary} />;
}

/** An empty page that says why in the console. */
function Blank({ error }: { error: string }): ReactNode {
  useEffect(() => console.error(error), [error]);
  return null;
}

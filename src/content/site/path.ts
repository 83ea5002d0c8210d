import type { LessonEntry, QuizEntry, Section } from '#src/content/model.ts';

/** The quizzes on a lesson that can be taken, the first being the one to begin with. */
export function quizzesOf({ quizzes }: Section, lesson: LessonEntry | undefined): QuizEntry[] {
  return (lesson?.quizzes ?? []).flatMap(
    (id) => quizzes.find((quiz) => quiz.id === id && !quiz.comingSoon) ?? [],
  );
}

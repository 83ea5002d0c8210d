import type { LessonEntry, QuizEntry, Section } from './model.ts';

/** A lesson or quiz on the way through a section. */
export type Step = { section: Section } & (
  | { kind: 'lesson'; entry: LessonEntry }
  | { kind: 'quiz'; entry: QuizEntry }
);

/** A section's lessons that can be opened, each followed by its quizzes. */
export function pathThrough(section: Section): Step[] {
  return section.lessons
    .filter(({ comingSoon }) => !comingSoon)
    .flatMap((lesson): Step[] => [
      { kind: 'lesson', section, entry: lesson },
      ...quizzesOf(section, lesson).map((entry): Step => ({ kind: 'quiz', section, entry })),
    ]);
}

/** The quizzes on a lesson that can be taken, the first being the one to begin with. */
export function quizzesOf({ quizzes }: Section, lesson: LessonEntry | undefined): QuizEntry[] {
  return (lesson?.quizzes ?? []).flatMap(
    (id) => quizzes.find((quiz) => quiz.id === id && !quiz.comingSoon) ?? [],
  );
}

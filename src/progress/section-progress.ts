import { plural } from '#lib/words.ts';
import type { Section } from '#src/content/model.ts';
import { COMPLETE, lessonProgress, quizScore } from './progress.ts';

/** The number of lessons and quizzes of a section, and how many of them are done. */
export type SectionProgress = Record<'lessons' | 'quizzes', { done: number; all: number }>;

/** The finished parts of a section. A quiz counts from its first right answer. @param isNew ignores stored progress */
export function doneIn({ id, lessons, quizzes }: Section, isNew = false): SectionProgress {
  const counted = (entries: Section['lessons'], isDone: (entry: string) => boolean) => {
    const open = entries.filter(({ comingSoon }) => !comingSoon);
    return { done: open.filter((entry) => !isNew && isDone(entry.id)).length, all: open.length };
  };
  return {
    lessons: counted(lessons, (lesson) => lessonProgress(id, lesson) === COMPLETE),
    quizzes: counted(quizzes, (quiz) => (quizScore(id, quiz)?.score ?? 0) > 0),
  };
}

export const isBegun = ({ lessons, quizzes }: SectionProgress) => lessons.done + quizzes.done > 0;

/** '2 of 3 lessons, 4 of 8 quizzes done'; without progress '3 lessons, 8 quizzes'. Empty if there are none. */
export function doneText(done: SectionProgress): string {
  const { lessons, quizzes } = done;
  const begun = isBegun(done);
  const parts = [
    { ...lessons, text: plural(lessons.all, { one: '# lesson', other: '# lessons' }) },
    { ...quizzes, text: plural(quizzes.all, { one: '# quiz', other: '# quizzes' }) },
  ]
    .filter(({ all }) => all > 0)
    .map(({ done, text }) => (begun ? `${done} of ${text}` : text))
    .join(', ');
  return begun ? `${parts} done` : parts;
}

export function sumOf(sections: readonly SectionProgress[]): SectionProgress {
  const sum = (kind: keyof SectionProgress) => ({
    done: sections.reduce((total, section) => total + section[kind].done, 0),
    all: sections.reduce((total, section) => total + section[kind].all, 0),
  });
  return { lessons: sum('lessons'), quizzes: sum('quizzes') };
}

/** The audio quizzes, each with its own set of clips. */
export type QuizClipSet = 'present' | 'missing' | 'sections' | 'rhythms' | 'parts';

const CLIPS = 10;

/** Removed quiz clips and their replacements, because stored plans, links and answers contain the old ids. */
export const REPLACED_CLIPS: Readonly<Record<string, string>> = {
  'missing-02': 'missing-11',
  'missing-07': 'missing-12',
};

/** The id of a clip's replacement, or the same id if it was not replaced. */
export const currentClip = (id: string): string => REPLACED_CLIPS[id] ?? id;

/** The ids of a quiz's clips in order: `present-01`, `present-02` and so on, with removed ones replaced. */
export const quizClipIds = (quiz: QuizClipSet): string[] =>
  Array.from({ length: CLIPS }, (_, i) => currentClip(`${quiz}-${String(i + 1).padStart(2, '0')}`));

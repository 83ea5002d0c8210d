/** The audio quizzes, each with its own set of clips. */
export type QuizClipSet = 'present' | 'missing' | 'sections' | 'rhythms' | 'parts';

const CLIPS = 10;

/** Quiz clips that were taken out, with those in their places: kept plans, links and answers name the old ones. */
export const REPLACED_CLIPS: Readonly<Record<string, string>> = {
  'missing-02': 'missing-11',
  'missing-07': 'missing-12',
};

/** The id of the clip that has the place of another, or the same id if none has. */
export const currentClip = (id: string): string => REPLACED_CLIPS[id] ?? id;

/** The ids of a quiz's clips in their order: `present-01`, `present-02` and so on, apart from replaced ones. */
export const quizClipIds = (quiz: QuizClipSet): string[] =>
  Array.from({ length: CLIPS }, (_, i) => currentClip(`${quiz}-${String(i + 1).padStart(2, '0')}`));

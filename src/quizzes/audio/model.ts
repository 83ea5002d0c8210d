import type { AudioQuiz } from '#src/content/answers/answer-names.ts';
import { isExactly, type Outcome } from '#src/quizzes/run/model.ts';

/** Whether the answer has only right names, but not all of them. */
export function isPartial(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    chosen.length > 0 &&
    new Set(chosen).size < new Set(correct).size &&
    chosen.every((name) => correct.includes(name))
  );
}

/** Names that the first answer missed or had too many; where one name is right, that one. None if right or skipped. */
export function namesToPractise(
  { end, tries: [first] }: Outcome,
  correct: readonly string[],
  several: boolean,
): string[] {
  if (end === 'skipped' || !first || isExactly(first, correct)) return [];
  if (!several) return [...correct];
  return [
    ...correct.filter((name) => !first.includes(name)),
    ...first.filter((name) => !correct.includes(name)),
  ];
}

const LEADS: Partial<Record<AudioQuiz, string>> = { present: 'Playing', missing: 'Missing' };

/** Title of a clip in the review: 'Clip 1. Missing: requinto, güira', or 'Clip 1: Majao'. */
export function reviewTitle(
  type: AudioQuiz,
  clip: string,
  correctAnswer: readonly string[],
): string {
  const lead = LEADS[type];
  const names = correctAnswer.join(', ');
  return lead ? `${clip}. ${lead}: ${names.toLowerCase()}` : `${clip}: ${names}`;
}

const TRIES = ['First try', 'Second', 'Third'];

/** The answers, one try after the other: 'First try: bass. Then you looked at the solution.' */
export function triesText({ end, tries }: Outcome): string {
  if (tries.length === 0) return 'Skipped: the clip could not be played.';
  const alone = tries.length === 1 && end === 'right';
  const sentences = tries.map((names, i) => {
    const lead = alone ? 'You chose' : (TRIES[i] ?? `Try ${i + 1}`);
    return `${lead}: ${names.join(', ').toLowerCase()}.`;
  });
  if (end === 'shown') sentences.push('Then you looked at the solution.');
  if (end === 'skipped') sentences.push('Then you skipped it.');
  return sentences.join(' ');
}

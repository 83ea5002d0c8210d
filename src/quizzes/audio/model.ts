import { type AudioQuiz, choiceName } from '#src/content/answers/choices.ts';
import { isExactly, type Outcome } from '#src/quizzes/run/model.ts';

/** Whether an answer has only right choices, but not all of them. */
export function isPartial(chosen: readonly string[], correct: readonly string[]): boolean {
  return (
    chosen.length > 0 &&
    new Set(chosen).size < new Set(correct).size &&
    chosen.every((choice) => correct.includes(choice))
  );
}

/** The choices that the first answer got wrong; if only one is right, that one. None if right or skipped. */
export function choicesToPractise(
  { end, tries: [first] }: Outcome,
  correct: readonly string[],
  several: boolean,
): string[] {
  if (end === 'skipped' || !first || isExactly(first, correct)) return [];
  if (!several) return [...correct];
  return [
    ...correct.filter((choice) => !first.includes(choice)),
    ...first.filter((choice) => !correct.includes(choice)),
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
  const names = correctAnswer.map(choiceName).join(', ');
  return lead ? `${clip}. ${lead}: ${names.toLowerCase()}` : `${clip}: ${names}`;
}

const TRIES = ['First try', 'Second', 'Third'];

/** The answers of all tries: 'First try: bass. Then you looked at the solution.' */
export function triesText({ end, tries }: Outcome): string {
  if (tries.length === 0) return 'Skipped: the clip could not be played.';
  const alone = tries.length === 1 && end === 'right';
  const sentences = tries.map((chosen, i) => {
    const lead = alone ? 'You chose' : (TRIES[i] ?? `Try ${i + 1}`);
    return `${lead}: ${chosen.map(choiceName).join(', ').toLowerCase()}.`;
  });
  if (end === 'shown') sentences.push('Then you looked at the solution.');
  if (end === 'skipped') sentences.push('Then you skipped it.');
  return sentences.join(' ');
}

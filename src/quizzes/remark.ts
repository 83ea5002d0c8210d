import type { Explanation } from '#src/content/quizzes/model.ts';
import type { QuizScore } from '#src/progress/progress.ts';

interface Remark {
  text: string;
  /** Heading of the list of sections to go over. */
  practise: string;
}

/** A remark on a score; `null` if no question counted. @param missed questions whose first answer was wrong */
export function remarkOn({ score, total }: QuizScore, missed = 0): Remark | null {
  if (total === 0) return null;
  if (score === total)
    return { text: 'Every answer right. Well done!', practise: 'Worth another look' };
  if (score >= 0.5 * total && missed > 0.5 * total) {
    return {
      text: 'You found most of them in the end. Go over them, then try for a right first answer.',
      practise: 'Go over this',
    };
  }
  if (score >= 0.8 * total) {
    return { text: 'Very good. Only a little is missing.', practise: 'Worth another look' };
  }
  if (score >= 0.5 * total) {
    return {
      text: 'Most of it is there. Go over the rest, then try again.',
      practise: 'Go over this',
    };
  }
  return {
    text: `${score > 0 ? 'A start' : 'Everybody begins here'}. Practise what is listed below, then try again.`,
    practise: 'Practise this first',
  };
}

/** A section to go over, and the number of missed questions that it explains. */
export interface ToGoOver {
  explanation: Explanation;
  questions: number;
}

/** Each explanation once, the one for the most questions first. */
export function toGoOver(explanations: readonly Explanation[]): ToGoOver[] {
  const found = new Map<string, ToGoOver>();
  for (const explanation of explanations) {
    const { questions } = found.get(explanation.address) ?? { questions: 0 };
    found.set(explanation.address, { explanation, questions: questions + 1 });
  }
  return [...found.values()].sort((a, b) => b.questions - a.questions);
}

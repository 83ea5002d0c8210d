import { PART_EXPLANATIONS, PLAYER_EXPLANATIONS } from '#src/content/quizzes/explanations.ts';
import type { Explanation } from '#src/content/quizzes/model.ts';
import { isKey } from '#src/content/walk.ts';
import type { MatchingContext } from '#src/exercises/matching/machine.ts';
import { cardName, type MatchingTexts, targetName } from '#src/exercises/matching/messages.ts';
import {
  isRight,
  type Placements,
  type Puzzle,
  rightItem,
  type Target,
} from '#src/exercises/matching/model.ts';

/** A target in the review with its card, without revealing the answer: 'Bass silhouette: Audio placed (Sound B)'. */
export function reviewOf(context: MatchingContext, texts: MatchingTexts, target: Target): string {
  const card = cardName(context, texts, context.placements[target.id] ?? '');
  return `${targetName(context, texts, target.id)}: ${card ? `${texts.filled} (${card})` : 'Empty'}`;
}

export const wrongCards = (puzzle: Puzzle, placements: Placements): string[] =>
  puzzle.targets
    .filter((target) => !isRight(puzzle, placements, target))
    .flatMap(({ id }) => placements[id] ?? []);

const EXPLANATIONS = { ...PLAYER_EXPLANATIONS, ...PART_EXPLANATIONS };

/** The explanations of wrong and empty targets, without duplicates and without the lesson around the exercise. */
export function explanationsOf(
  puzzle: Puzzle,
  placements: Placements,
  path: string,
): Explanation[] {
  return puzzle.targets
    .filter((target) => !isRight(puzzle, placements, target))
    .flatMap((target) => {
      const id = rightItem(puzzle, target)?.id;
      return isKey(EXPLANATIONS, id) ? (EXPLANATIONS[id] ?? []) : [];
    })
    .filter(({ address }) => !address.startsWith(`${path}#`));
}

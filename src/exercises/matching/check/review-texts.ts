import { PART_EXPLANATIONS, PLAYER_EXPLANATIONS } from '#src/content/quizzes/explanations.ts';
import type { Explanation } from '#src/content/quizzes/model.ts';
import type { MatchingContext } from '#src/exercises/matching/machine.ts';
import { cardName, type MatchingTexts } from '#src/exercises/matching/messages.ts';
import {
  isRight,
  itemOf,
  type Placements,
  type Puzzle,
  type Target,
} from '#src/exercises/matching/model.ts';

/**
 * A target in the review: what was put there and, of a sound, who plays it: 'Bass silhouette: Audio placed
 * (Sound B is the requinto)'.
 */
export function reviewOf(context: MatchingContext, texts: MatchingTexts, target: Target): string {
  const item = itemOf(context.puzzle, context.placements[target.id]);
  if (!item) return `${texts.target(target)}: Empty`;
  const card = cardName(context, texts, item.id);
  const placed = card === item.name ? card : `${card} is the ${item.name.toLowerCase()}`;
  return `${texts.target(target)}: ${texts.filled} (${placed})`;
}

const EXPLANATIONS = { ...PLAYER_EXPLANATIONS, ...PART_EXPLANATIONS };

/** The explanations of targets that hold a wrong card or none, each once. */
export function explanationsOf(puzzle: Puzzle, placements: Placements): Explanation[] {
  return puzzle.targets
    .filter((target) => !isRight(puzzle, placements, target))
    .flatMap(({ label }) => EXPLANATIONS[label] ?? []);
}

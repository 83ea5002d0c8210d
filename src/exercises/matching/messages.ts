import type { MatchingContext, MatchingEmitted } from './machine.ts';
import { type Item, isRight, itemOf, type Target } from './model.ts';

/** The names of cards and targets in a kind of matching exercise. */
export interface MatchingTexts {
  /** A card's name, which must not reveal the answer. `index` is its position in the tray. */
  card(item: Item, index: number): string;
  /** A target in a sentence: 'Requinto silhouette'. `index` is its position on the board. */
  target(target: Target, index: number): string;
  /** Follows the label in a target's accessible name: 'silhouette'. Omitted if the label is enough. */
  noun?: string;
  /** A filled target in the review: 'Audio placed'. */
  filled: string;
  /** Plural of the targets: 'silhouettes'. */
  targets: string;
  success: string;
  /** The reward on the board, announced to screen readers before the success. */
  reward?: string;
}

const CARD_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names cards 'Sound A', 'Sound B' … by their position in the tray. */
export function soundCard(_item: Item, index: number): string {
  return `Sound ${CARD_LETTERS[index] ?? index + 1}`;
}

/** The name of a card, which does not reveal the answer; empty for an unknown id. */
export function cardName(
  { puzzle, order }: MatchingContext,
  texts: MatchingTexts,
  id: string,
): string {
  const item = itemOf(puzzle, id);
  return item ? texts.card(item, order.indexOf(id)) : '';
}

/** The name of a target in a sentence; empty for an unknown id. */
export function targetName({ puzzle }: MatchingContext, texts: MatchingTexts, id: string): string {
  const index = puzzle.targets.findIndex((target) => target.id === id);
  const target = puzzle.targets[index];
  return target ? texts.target(target, index) : '';
}

export function scoreText({ puzzle, placements }: MatchingContext): string {
  const right = puzzle.targets.filter((target) => isRight(puzzle, placements, target)).length;
  return `${right} of ${puzzle.targets.length} right.`;
}

/** The announcement for an event; `null` if the page announces it. @param knowsHow to put a card down */
export function announcementFor(
  event: MatchingEmitted,
  context: MatchingContext,
  texts: MatchingTexts,
  knowsHow = false,
): string | null {
  const { puzzle, placements } = context;
  switch (event.type) {
    case 'exercise.checked':
      return event.solved ? null : `${scoreText(context)} The review follows the cards.`;
    case 'exercise.cleared':
      return 'Everything is back among the cards.';
    case 'card.held':
      if (knowsHow) return `${cardName(context, texts, event.item)} picked up.`;
      return `${cardName(context, texts, event.item)} picked up. Choose one of the ${puzzle.targets.length} ${texts.targets}: Tab or the arrow keys move between them, Enter puts it down, Escape cancels.`;
    case 'card.cancelled':
      return `${cardName(context, texts, event.item)} stays where it was.`;
    case 'card.placed': {
      if (event.target === null) {
        return `${cardName(context, texts, event.item)} is back among the cards.`;
      }
      const empty = puzzle.targets.filter(({ id }) => placements[id] === undefined).length;
      return [
        `${cardName(context, texts, event.item)} placed on ${targetName(context, texts, event.target)}.`,
        event.replaced && `${cardName(context, texts, event.replaced)} went back to the cards.`,
        empty === 0 ? 'Every place is filled: check your answers.' : `${empty} still empty.`,
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}

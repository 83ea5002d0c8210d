import type { MatchingContext } from './machine.ts';
import { type Item, itemOf, type Target } from './model.ts';

/** What a kind of matching exercise calls its things. */
export interface Wording {
  /** A card, named without giving away what it is, by its place among the cards. */
  card(item: Item, index: number): string;
  /** A target: 'Requinto silhouette'. */
  place(target: Target): string;
  /** Said of a target that holds something, in the review: 'Audio placed'. */
  filled: string;
  /** Several targets: 'silhouettes'. */
  places: string;
  /** Said when it is solved. */
  success: string;
}

/** Heading of what is said after a check that found something wrong. */
export const REVIEW = '📝 Review your answers:';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 'Sound A', 'Sound B' …, as the cards happen to lie. */
export function soundCard(_item: Item, index: number): string {
  return `Sound ${LETTERS[index] ?? index + 1}`;
}

/** What an item is called as long as nothing is given away. */
export function cardName({ puzzle, order }: MatchingContext, wording: Wording, id: string): string {
  const item = itemOf(puzzle, id);
  return item ? wording.card(item, order.indexOf(id)) : '';
}

/** The latest news in words: what is held, where it can go, where it went. */
export function newsInWords(context: MatchingContext, wording: Wording): string {
  const { news, puzzle, placements } = context;
  if (!news) return '';
  if (news.kind === 'reset') return 'Everything is back among the cards.';
  const card = cardName(context, wording, news.item);
  switch (news.kind) {
    case 'picked':
      return `${card} picked up. Choose one of the ${puzzle.targets.length} ${wording.places}: Tab or the arrow keys move between them, Enter puts it down, Escape cancels.`;
    case 'cancelled':
      return `${card} stays where it was.`;
    case 'returned':
      return `${card} is back among the cards.`;
    case 'placed': {
      const target = puzzle.targets.find(({ id }) => id === news.target);
      const left = puzzle.targets.filter(({ id }) => placements[id] === undefined).length;
      return [
        `${card} placed on ${target ? wording.place(target) : ''}.`,
        news.replaced && `${cardName(context, wording, news.replaced)} went back to the cards.`,
        left === 0 ? 'Every place is filled: check your answers.' : `${left} still empty.`,
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}

import type { Glossary, GlossaryTerm } from '#src/content/model.ts';
import { fold, termAnchors } from '#src/content/site/anchors.ts';

export interface FoundTerm extends GlossaryTerm {
  id: string;
}

export interface Search {
  words: string;
  /** `null` for all categories. */
  category: string | null;
}

/** The terms that contain every word, ignoring case and accents, by category. Categories without any are left out. */
export function findTerms(glossary: Glossary, { words, category }: Search) {
  const anchors = termAnchors(glossary);
  const searched = fold(words).split(/\s+/).filter(Boolean);
  return glossary.categories
    .map(({ title, terms }, c) => ({
      title,
      terms: terms
        .map((term, t): FoundTerm => ({ ...term, id: anchors[c]?.[t] ?? '' }))
        .filter(({ term, definition }) => {
          const text = fold(`${term} ${definition}`);
          return searched.every((word) => text.includes(word));
        }),
    }))
    .filter(({ title, terms }) => terms.length > 0 && (category ?? title) === title);
}

export function countTerms(categories: readonly { terms: readonly unknown[] }[]): number {
  return categories.reduce((sum, { terms }) => sum + terms.length, 0);
}

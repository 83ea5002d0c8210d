import { plain, termAnchors } from '#src/content/anchors.ts';
import type { Glossary, GlossaryTerm } from '#src/content/model.ts';

export interface FoundTerm extends GlossaryTerm {
  /** Its anchor on the page. */
  id: string;
}

export interface FoundCategory {
  title: string;
  terms: readonly FoundTerm[];
}

/** What is looked for: words, and a category; `null` for all of them. */
export interface Search {
  words: string;
  category: string | null;
}

/**
 * The terms in which every word is found, in name or definition, whatever their case and accents; by
 * category, without those in which nothing is.
 */
export function findTerms(glossary: Glossary, { words, category }: Search): FoundCategory[] {
  const anchors = termAnchors(glossary);
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return glossary.categories
    .map(({ title, terms }, c) => ({
      title,
      terms: terms
        .map((term, t) => ({ ...term, id: anchors[c]?.[t] ?? '' }))
        .filter(({ term, definition }) => {
          const text = plain(`${term} ${definition}`);
          return wanted.every((word) => text.includes(word));
        }),
    }))
    .filter(({ title, terms }) => terms.length > 0 && (category ?? title) === title);
}

export function countTerms(categories: readonly { terms: readonly unknown[] }[]): number {
  return categories.reduce((sum, { terms }) => sum + terms.length, 0);
}

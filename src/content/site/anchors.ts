import type { Glossary, KeyPoint, LessonContent } from '#src/content/model.ts';

/** Anchors of a lesson's optional parts; sections must not use them. */
export const SCREEN_ANCHORS = ['note', 'summary', 'references'] as const;

/** Ids of the layout; sections must not use them. */
export const PAGE_IDS = ['root', 'content', 'contents', 'test-yourself'] as const;

/** The anchor of a name: lower case, without accents, words joined by hyphens. 'Güira' → 'guira'. */
export function toAnchor(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A text in lower case without accents, for search. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The anchor of every term, by category, in the glossary's order. When a name occurs again, its category
 * is appended: 'mambo' is the rhythm, 'mambo-bachata-sections' the section.
 */
export function termAnchors({ categories }: Glossary): string[][] {
  const taken = new Set<string>();
  return categories.map(({ title, terms }) =>
    terms.map(({ term }) => {
      const short = toAnchor(term);
      const anchor = taken.has(short) ? toAnchor(`${term} ${title}`) : short;
      taken.add(anchor);
      return anchor;
    }),
  );
}

/** Every anchor on a lesson's page. */
export function lessonAnchors({ sections, note, summary, references }: LessonContent): string[] {
  const [noteId, summaryId, referencesId] = SCREEN_ANCHORS;
  return [
    ...sectionAnchors(sections),
    ...(note ? [noteId] : []),
    ...(summary ? [summaryId] : []),
    ...(references ? [referencesId] : []),
  ];
}

/** The title of a section of a lesson, or of its summary; `undefined` for other anchors. */
export function titleOfAnchor({ sections, summary }: LessonContent, anchor: string) {
  if (anchor === 'summary') return summary && 'Summary';
  return sections.find(({ id }) => id === anchor)?.title;
}

/** The ids of a lesson's sections and key points. */
export function sectionAnchors(sections: LessonContent['sections']): string[] {
  const ofPoint = ({ id, keyPoints }: KeyPoint): string[] => [
    id,
    ...(keyPoints ?? []).flatMap(ofPoint),
  ];
  return sections.flatMap(({ id, keyPoints }) => [id, ...(keyPoints ?? []).flatMap(ofPoint)]);
}

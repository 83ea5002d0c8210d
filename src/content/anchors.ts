import type { Glossary, KeyPoint, LessonContent } from './model.ts';

/** Anchors of every lesson's screen, where it has these parts; no part of a lesson may be called so. */
export const SCREEN_ANCHORS = ['note', 'summary', 'references'] as const;

/** Ids of the page around a lesson. */
export const PAGE_IDS = ['root', 'content', 'contents'] as const;

/** A name as an anchor: small letters without accents, joined by hyphens. 'Tecno-amargue', 'Güira'. */
export function toAnchor(name: string): string {
  return plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A text as it is searched: in small letters, without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The anchor of every term, in the glossary's order. A name that stood before, as the rhythm mambo does
 * before the section, gets its category's added: 'mambo-bachata-sections'.
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

/** Every anchor that a link into a lesson may name. */
export function lessonAnchors({ sections, note, summary, references }: LessonContent): string[] {
  const [noteId, summaryId, referencesId] = SCREEN_ANCHORS;
  return [
    ...ownAnchors(sections),
    ...(note ? [noteId] : []),
    ...(summary ? [summaryId] : []),
    ...(references ? [referencesId] : []),
  ];
}

/** The ids that a lesson gives its parts and key points. */
export function ownAnchors(sections: LessonContent['sections']): string[] {
  const ofPoint = ({ id, keyPoints }: KeyPoint): string[] => [
    id,
    ...(keyPoints ?? []).flatMap(ofPoint),
  ];
  return sections.flatMap(({ id, keyPoints }) => [id, ...(keyPoints ?? []).flatMap(ofPoint)]);
}

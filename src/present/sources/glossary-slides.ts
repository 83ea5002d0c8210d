import { loadGlossary } from '#src/content/glossary-files.ts';
import type { GlossaryTerm, Section } from '#src/content/model.ts';
import { termAnchors } from '#src/content/site/anchors.ts';
import type { Presentation, Slide } from '#src/present/slide.ts';

/** A glossary as slides: each term, and how it sounds. The slide of the sound has the anchor of its term. */
export async function glossaryPresentation({ id, title }: Section): Promise<Presentation> {
  const glossary = await loadGlossary(id);
  const anchors = termAnchors(glossary);
  const name = `${title} Glossary`;
  return {
    title: name,
    slides: [
      { kind: 'title', id: 'title', title: name },
      ...glossary.categories.flatMap(({ terms }, c) =>
        terms.flatMap((term, t) => termSlides(term, anchors[c]?.[t] ?? '')),
      ),
    ],
  };
}

function termSlides({ term, definition, samples }: GlossaryTerm, anchor: string): Slide[] {
  const shared = { title: term, anchor };
  return [
    { kind: 'text', id: `${anchor}-text-1`, text: definition, ...shared },
    ...(samples ? [{ kind: 'clips', id: anchor, samples, ...shared } as const] : []),
  ];
}

import type { ClassItem } from '#src/classroom/class-item.ts';
import { loadLesson } from '#src/content/lesson-files.ts';
import type { ContentBlock, Html, Lesson } from '#src/content/model.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';

/** An item's path for the class's phones: of a lesson, at the section with the item. Never rejects. */
export async function phonePath({ page, item }: ClassItem): Promise<string> {
  const { pathname } = new URL(page, 'http://localhost');
  const known = sitePages(SECTIONS).find(({ path }) => path === pathname);
  // The sound of a term has the anchor of the term.
  if (known?.kind === 'glossary' && item) return `${page}#${item}`;
  if (known?.kind !== 'lesson' || !item) return page;
  try {
    const anchor = anchorOf(await loadLesson(known.section.id, known.entry.id), item);
    return anchor ? `${page}#${anchor}` : page;
  } catch {
    return page;
  }
}

function anchorOf({ sections }: Lesson, item: string): string | undefined {
  // A list of clips is named after the first one.
  const id = item.replace(/^clips-(.*)-\d+$/, '$1');
  const section = sections.find(({ contentBlocks }) =>
    contentBlocks.some((block) => idsIn(block).includes(id)),
  );
  return section?.id;
}

const idsIn = ({ media, interactiveBlocks = [] }: ContentBlock<Html>) => [
  ...(media?.audio?.slice(0, 1) ?? []).map(({ clip }) => clip),
  ...interactiveBlocks.flatMap(({ kind, data }) =>
    kind === 'rhythm-grid' || kind === 'build-mambo'
      ? [data.id, `band-${data.pattern.rhythm}`]
      : data.id,
  ),
];

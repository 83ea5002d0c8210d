import type { Glossary, SectionId } from './model.ts';

// One file a glossary, loaded when its page is opened: a word more costs the other pages nothing.
const FILES: Readonly<Record<SectionId, () => Promise<Glossary>>> = {
  history: async () => (await import('./glossary/history.ts')).historyGlossary,
  music: async () => (await import('./glossary/music.ts')).musicGlossary,
  dance: async () => (await import('./glossary/dance.ts')).danceGlossary,
};

/** The terms of a section. Rejects when they cannot be loaded. */
export async function loadGlossary(section: SectionId): Promise<Glossary> {
  return FILES[section]();
}

/** Every glossary there is, for who checks them all. */
export async function loadAllGlossaries(): Promise<Glossaries> {
  const ids = Object.keys(FILES) as SectionId[];
  return new Map(await Promise.all(ids.map(async (id) => [id, await loadGlossary(id)] as const)));
}

export type Glossaries = ReadonlyMap<SectionId, Glossary>;

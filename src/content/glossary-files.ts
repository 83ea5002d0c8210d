import type { Glossary, SectionId } from './model.ts';

// One chunk per glossary, loaded with its page.
const files: Readonly<Record<SectionId, () => Promise<Glossary>>> = {
  history: async () => (await import('./glossary/history.ts')).historyGlossary,
  music: async () => (await import('./glossary/music.ts')).musicGlossary,
  dance: async () => (await import('./glossary/dance.ts')).danceGlossary,
};

/** The glossary of a section. Rejects if it cannot be loaded. */
export async function loadGlossary(section: SectionId): Promise<Glossary> {
  return files[section]();
}

/** Every glossary, for checks and tests. */
export async function loadAllGlossaries(): Promise<Glossaries> {
  const ids = Object.keys(files) as SectionId[];
  return new Map(await Promise.all(ids.map(async (id) => [id, await loadGlossary(id)] as const)));
}

export type Glossaries = ReadonlyMap<SectionId, Glossary>;

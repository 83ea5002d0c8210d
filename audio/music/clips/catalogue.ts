import catalogue from './catalogue.json' with { type: 'json' };

/** The music of a clip; the answers of quizzes come from it (`factsOf`). */
export interface ClipFacts {
  instruments: readonly string[];
  /** Exactly one of the three: a bachata rhythm, a section of a song, or a groove of another style. */
  rhythm?: string;
  section?: string;
  groove?: string;
}

/** The catalogue's facts about a rendered clip: the names and the music of its files. */
export interface CatalogueEntry extends ClipFacts {
  /** Base name of its files, without folder and extension. */
  file: string;
  seconds: number;
  bpm: number;
  /** Fingerprint of its score, samples and code; see audio/render/fingerprint.ts. */
  madeFrom: string;
}

/** Every rendered clip by its id. Written by `npm run render:clips`. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = catalogue;

const FOLDER = '/assets/audio/clips/';
/** Preferred format first: WebM is half the size. */
const FORMATS = ['webm', 'mp3'];

/** The entry of a clip. @throws RangeError if there is no clip with this id */
export function catalogueEntry(id: string): CatalogueEntry {
  const found = Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id] : undefined;
  if (!found) throw new RangeError(`there is no clip '${id}'`);
  return found;
}

/** The URLs of a clip in each format, preferred format first. @throws RangeError if there is no clip with this id */
export function clipSources(id: string): string[] {
  const { file } = catalogueEntry(id);
  return FORMATS.map((format) => `${FOLDER}${file}.${format}`);
}

import catalogue from './catalogue.json' with { type: 'json' };

/** What is known of a finished recording: where it lies and what is in it. */
export interface Recording {
  /** The name of its files, without the folder and the extension. */
  file: string;
  /** How long it lasts. */
  seconds: number;
  /** Who plays in it. */
  instruments: readonly string[];
  /** What they play: one of the rhythms, a section of a song, or a groove that is not bachata. */
  rhythm?: string;
  section?: string;
  groove?: string;
  /** Beats per minute. */
  bpm: number;
  /** Hash of the music, notes and players it was rendered from. */
  madeFrom: string;
}

export type Catalogue = Readonly<Record<string, Recording>>;

/** Every clip of the app by its id, as rendered from the music. */
export const CATALOGUE: Catalogue = catalogue;

const FOLDER = '/assets/audio/clips/';
/** The preferred format first: half the bytes. */
const FORMATS = ['webm', 'mp3'];

/** What is known of a clip. @throws RangeError when there is none of this id */
export function recording(id: string, clips: Catalogue = CATALOGUE): Recording {
  const found = Object.hasOwn(clips, id) ? clips[id] : undefined;
  if (!found) throw new RangeError(`there is no clip '${id}'`);
  return found;
}

/**
 * The addresses of a clip's files, the same music in each, the preferred format first.
 * @throws RangeError when there is no clip of this id
 */
export function clipSources(id: string, clips: Catalogue = CATALOGUE): string[] {
  const { file } = recording(id, clips);
  return FORMATS.map((format) => `${FOLDER}${file}.${format}`);
}

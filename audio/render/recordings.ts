// The recordings from which tools render and measure clips. Not used by the app.

import { fetchBytes, Kit } from '#audio/engine/band/kit.ts';
import { type RecordedInstrument, SPRITES, type Sprites, spriteUrl } from '#audio/samples/banks.ts';
// Written by `npm run build:kit`, together with the recordings.
import index from '#audio/samples/recordings.json' with { type: 'json' };

/** The sprites for rendering clips. Some contain all notes of an instrument, which the app fetches in parts. */
export const RECORDINGS = { ...SPRITES, ...index } as unknown as Sprites;

/** The path of an instrument's recordings, from the root of the repository. */
export function recordingPath(instrument: RecordedInstrument): string {
  const [sprite] = RECORDINGS[instrument];
  return instrument in index
    ? `audio/samples/recordings/${sprite.file}.webm`
    : `public${spriteUrl(instrument, sprite, 'webm')}`;
}

/** The address of a recording on the development server. */
export const recordingUrl = (instrument: RecordedInstrument) =>
  `/${recordingPath(instrument).replace(/^public\//, '')}`;

/** A kit of the recordings. */
export const recordedKit = () =>
  new Kit((instrument) => fetchBytes(recordingUrl(instrument)), RECORDINGS);

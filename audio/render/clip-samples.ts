// Clips as samples, in a browser: decoded files, and newly rendered music. For tests and tools.

import { SWELLING } from '#audio/measure/against-score.ts';
import { type Channels, type Measured, measure } from '#audio/measure/measure.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { CLIP_SAMPLE_RATE, type Clip, heardIn } from '#audio/music/clips/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { recordedKit } from './recordings.ts';
import { render } from './render.ts';

const kit = recordedKit();

/** Decodes a clip's file. */
export function decodeClip(id: string, format: 'webm' | 'mp3'): Promise<Channels> {
  return decodeFile(clipSources(id).find((source) => source.endsWith(format)) ?? '');
}

/** Decodes a file, to 48 kHz. */
export async function decodeFile(url: string): Promise<Channels> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const context = new OfflineAudioContext(2, 1, CLIP_SAMPLE_RATE);
  return channelsOf(await context.decodeAudioData(await response.arrayBuffer()));
}

/** Renders a clip's music, or only some of its players. */
export async function renderClip(
  { score, ringOut }: Pick<Clip, 'score' | 'ringOut'>,
  players?: readonly Instrument[],
): Promise<Channels> {
  const options = players ? { ringOut, players } : { ringOut };
  return channelsOf(await render(score(), options, kit));
}

/** Measures a clip's file, and compares it with its score. */
export async function measureFile(clip: Clip): Promise<Measured> {
  const alone: Partial<Record<Instrument, Channels>> = {};
  for (const player of heardIn(clip).filter((one) => SWELLING.includes(one))) {
    alone[player] = await renderClip(clip, [player]);
  }
  return measure(clip, await decodeClip(clip.id, 'webm'), alone);
}

/** The samples of each channel of a buffer. */
export function channelsOf(buffer: AudioBuffer): Float32Array[] {
  return Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));
}

// Clips as samples: files decoded by Chromium, and freshly rendered music.

import type { Channels } from '#audio/measure/measure.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { CLIP_SAMPLE_RATE, type Clip, heardIn } from '#audio/music/clips/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { recordedKit } from '#audio/render/recordings.ts';
import { render } from '#audio/render/render.ts';

const kit = recordedKit();

/** Decodes a clip's file. */
export async function decodeClip(id: string, format: 'webm' | 'mp3'): Promise<Channels> {
  const url = clipSources(id).find((source) => source.endsWith(format)) ?? '';
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

/** Renders each of these players alone, as far as they play in the clip. */
export async function renderAlone(
  clip: Clip,
  players: readonly Instrument[],
): Promise<Partial<Record<Instrument, Channels>>> {
  const playing = heardIn(clip).filter((player) => players.includes(player));
  return Object.fromEntries(
    await Promise.all(
      playing.map(async (player) => [player, await renderClip(clip, [player])] as const),
    ),
  );
}

/** The samples of each channel of a buffer. */
export function channelsOf(buffer: AudioBuffer): Channels {
  return Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));
}

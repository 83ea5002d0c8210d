// Clips as samples: the files as Chromium decodes them, and the music as it is rendered.

import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import type { Channels } from '#audio/measure/measure.ts';
import { SAMPLE_RATE } from '#audio/measure/measure.ts';
import { clipSources } from '#audio/music/catalogue.ts';
import type { Clip } from '#audio/music/clip.ts';
import { heardIn } from '#audio/music/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { render } from '#audio/render/render.ts';

const kit = new Kit(fetchSprite);

/** A clip's file, decoded. */
export async function decodeClip(id: string, format: 'webm' | 'mp3'): Promise<Channels> {
  const url = clipSources(id).find((source) => source.endsWith(format)) ?? '';
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const context = new OfflineAudioContext(2, 1, SAMPLE_RATE);
  return channelsOf(await context.decodeAudioData(await response.arrayBuffer()));
}

/** A clip's music, rendered now; only some of its players when asked to. */
export async function renderClip(
  { score, ringOut }: Pick<Clip, 'score' | 'ringOut'>,
  players?: readonly Instrument[],
): Promise<Channels> {
  const options = players ? { ringOut, players } : { ringOut };
  return channelsOf(await render(score(), options, kit));
}

/** What each of these players does in a clip by themselves, as far as they play in it. */
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

/** The samples of a buffer, channel by channel. */
export function channelsOf(buffer: AudioBuffer): Channels {
  return Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));
}

// The page that renders and decodes clips in Chromium for `npm run render:clips` and
// `npm run audio:report`.

import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import { clipById } from '#audio/music/clips/clips.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { recordedKit } from './recordings.ts';
import { playersOf, render, renderStems } from './render.ts';

const kit = recordedKit();

/** Renders a clip: interleaved stereo samples as 32-bit floats, in base64 to leave the page. */
async function renderClip(id: string, players?: readonly Instrument[]): Promise<string> {
  const { score, ringOut } = clipById(id);
  return interleaved(await render(score(), { ringOut, ...(players && { players }) }, kit));
}

/** Renders each player of a clip alone: the samples of both channels by player. */
async function stemsOf(id: string): Promise<Partial<Record<Instrument, Float32Array[]>>> {
  const clip = clipById(id);
  const score = clip.score();
  const buffer = await renderStems(score, clip, kit);
  return Object.fromEntries(
    playersOf(score).map((player, i) => [
      player,
      [buffer.getChannelData(2 * i), buffer.getChannelData(2 * i + 1)],
    ]),
  );
}

/** Decodes a clip's file, to the same format as `renderClip`. */
async function decodeFile(url: string): Promise<string> {
  const response = await fetch(url);
  const context = new OfflineAudioContext(2, 1, CLIP_SAMPLE_RATE);
  return interleaved(await context.decodeAudioData(await response.arrayBuffer()));
}

function interleaved(buffer: AudioBuffer): string {
  const left = buffer.getChannelData(0);
  // The one channel of a mono file is both.
  const right = buffer.getChannelData(buffer.numberOfChannels - 1);
  const samples = new Float32Array(2 * buffer.length);
  left.forEach((sample, i) => {
    samples[2 * i] = sample;
    samples[2 * i + 1] = right[i] ?? 0;
  });
  return base64(new Uint8Array(samples.buffer));
}

/** Base64 in pieces, because the number of arguments of a call is limited. */
function base64(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let i = 0; i < bytes.length; i += piece) {
    text += String.fromCharCode(...bytes.subarray(i, i + piece));
  }
  return btoa(text);
}

Object.assign(window, { renderClip, stemsOf, decodeFile });

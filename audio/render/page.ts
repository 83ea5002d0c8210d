// The page on which clips are rendered and decoded, in a Chromium that `npm run render:clips` and
// `npm run audio:report` drive.

import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import { CLIPS } from '#audio/music/clips.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { render, SAMPLE_RATE } from './render.ts';

const kit = new Kit(fetchSprite);

/** A clip's samples: 32-bit floats, left and right in turn, as base64 for the way out of the page. */
async function renderClip(id: string, players?: readonly Instrument[]): Promise<string> {
  const clip = CLIPS.find((candidate) => candidate.id === id);
  if (!clip) throw new RangeError(`there is no clip '${id}'`);
  const { ringOut } = clip;
  const options = players ? { ringOut, players } : { ringOut };
  return interleaved(await render(clip.score(), options, kit));
}

/** The samples of a finished file, as the browser decodes it, on the way out of the page. */
async function decodeFile(url: string): Promise<string> {
  const response = await fetch(url);
  const context = new OfflineAudioContext(2, 1, SAMPLE_RATE);
  return interleaved(await context.decodeAudioData(await response.arrayBuffer()));
}

function interleaved(buffer: AudioBuffer): string {
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  const samples = new Float32Array(2 * buffer.length);
  left.forEach((sample, i) => {
    samples[2 * i] = sample;
    samples[2 * i + 1] = right[i] ?? 0;
  });
  return base64(new Uint8Array(samples.buffer));
}

/** In pieces, for a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let i = 0; i < bytes.length; i += piece) {
    text += String.fromCharCode(...bytes.subarray(i, i + piece));
  }
  return btoa(text);
}

declare global {
  interface Window {
    renderClip: typeof renderClip;
    decodeFile: typeof decodeFile;
  }
}
Object.assign(window, { renderClip, decodeFile });

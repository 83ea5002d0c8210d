// The page on which clips are rendered, in a Chromium that `npm run render:clips` drives.

import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import { CLIPS } from '#audio/music/clips.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { render } from './render.ts';

const kit = new Kit(fetchSprite);

/** A clip's samples: 32-bit floats, left and right in turn, as base64 for the way out of the page. */
async function renderClip(id: string, players?: readonly Instrument[]): Promise<string> {
  const clip = CLIPS.find((candidate) => candidate.id === id);
  if (!clip) throw new RangeError(`there is no clip '${id}'`);
  const { ringOut } = clip;
  const options = players ? { ringOut, players } : { ringOut };
  const buffer = await render(clip.score(), options, kit);
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
  }
}
window.renderClip = renderClip;

// The page that renders and measures clips in Chromium for `npm run render:clips` and
// `npm run audio:report`.

import type { KeptFigures } from '#audio/measure/figure-limits.ts';
import { figuresOf, levelBeforeFade } from '#audio/measure/figures.ts';
import { loudness } from '#audio/measure/loudness.ts';
import { clipById } from '#audio/music/clips/clips.ts';
import { channelsOf, decodeFile, measureFile, renderClip } from './clip-samples.ts';
import { recordedKit } from './recordings.ts';
import { playersOf, renderStems } from './render.ts';

const kit = recordedKit();

/** Renders a clip: interleaved stereo samples. */
async function samplesOf(id: string): Promise<Float32Array> {
  const [left = new Float32Array(), right] = await renderClip(clipById(id));
  const samples = new Float32Array(2 * left.length);
  left.forEach((sample, i) => {
    samples[2 * i] = sample;
    samples[2 * i + 1] = right?.[i] ?? 0;
  });
  return samples;
}

const measurementsOf = (id: string) => measureFile(clipById(id));

/** Measures the mix of a clip. @param file base name of its files, which may be newer than this page's catalogue */
async function keptFiguresOf(id: string, file: string): Promise<Omit<KeptFigures, 'madeFrom'>> {
  const clip = clipById(id);
  const score = clip.score();
  const channels = channelsOf(await renderStems(score, clip, kit));
  const stems = playersOf(score).map((player, i) => [player, channels.slice(2 * i, 2 * i + 2)]);
  const webm = await decodeFile(`/assets/audio/clips/${file}.webm`);
  const mp3 = await decodeFile(`/assets/audio/clips/${file}.mp3`);
  return {
    loudness: { webm: loudness(webm), mp3: loudness(mp3) },
    fade: levelBeforeFade(webm),
    ...figuresOf(clip, Object.fromEntries(stems)),
  };
}

Object.assign(window, { samplesOf, measurementsOf, keptFiguresOf });

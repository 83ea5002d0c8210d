// npm run build:kit -- FluidR3_GM.sf2: renders single notes of the soundfont to the sprites of the kit
// and of the guests, and writes the index of their notes. Run by hand; commit the result.
import './lib/node-version.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import { PICKS } from './build-kit/picks.mjs';
import { cut, peakOf, pitchOf, rmsOf } from './build-kit/slice.mjs';
import { KIT_SAMPLE_RATE, openSoundfont } from './build-kit/soundfont.mjs';
import { encodeSprite, joined } from './build-kit/sprite.mjs';
import { root, runTool } from './lib/run.mjs';

const SHELVES = {
  kit: { folder: 'public/assets/audio/kit', formats: /** @type {const} */ (['webm', 'mp3']) },
  guests: { folder: 'audio/samples/guests', formats: /** @type {const} */ (['webm']) },
};

// Notes are normalised to the RMS level of their beginning, strokes to their peak: full scale is 1.
const NOTE_LEVEL = decibels(-18);
const NOTE_BEGINNING = 0.15;
const PEAK = decibels(-3);

const path = process.argv[2] ?? process.env.FLUID_SF2;
if (!path || !existsSync(path)) {
  console.error(
    'Pass the path of FluidR3_GM.sf2 as an argument or in FLUID_SF2. It is in the Debian package fluid-soundfont-gm: run `apt-get download fluid-soundfont-gm` and unpack it with `dpkg-deb -x`.',
  );
  process.exit(1);
}

const play = openSoundfont(path);
/** @type {Record<'pitched' | 'struck', Record<string, unknown>>} */
const index = { pitched: {}, struck: {} };
for (const [instrument, pick] of Object.entries(PICKS)) {
  const { folder, formats } = SHELVES[pick.shelf];
  const { names, slices } = pick.keys ? await notes(pick, pick.keys) : await strokes(pick);
  const { samples, starts } = joined(slices);
  for (const format of formats) encodeSprite(samples, `${root}${folder}/${instrument}`, format);

  const positions = slices.map((slice, i) => ({
    at: starts[i],
    // One extra millisecond, for decoders that place the slice late.
    seconds: round(slice.length / KIT_SAMPLE_RATE + 0.001, 3),
  }));
  if (pick.keys) index.pitched[instrument] = positions.map((at, i) => ({ ...at, midi: names[i] }));
  else index.struck[instrument] = Object.fromEntries(positions.map((at, i) => [names[i], at]));
  const peak = 20 * Math.log10(peakOf(samples));
  console.info(`${instrument}: ${slices.length} slices, peak ${peak.toFixed(1)} dBFS`);
}
const indexFile = `${root}audio/samples/banks.json`;
writeFileSync(indexFile, JSON.stringify(index));
await runTool('@biomejs/biome/bin/biome', ['format', '--write', indexFile]);

/**
 * @param {import('./build-kit/picks.mjs').Pick} pick
 * @param {number[]} keys
 */
async function notes({ program, seconds, attack }, keys) {
  const slices = [];
  for (const key of keys) {
    const samples = await play({ program, key, seconds: seconds + 0.3 });
    slices.push(cut(samples, { seconds, attack, sampleRate: KIT_SAMPLE_RATE }));
  }
  const names = slices.map((slice, i) => round(pitchOf(slice, keys[i] ?? 0, KIT_SAMPLE_RATE), 3));
  for (const slice of slices) {
    scale(slice, NOTE_LEVEL / rmsOf(slice.subarray(0, NOTE_BEGINNING * KIT_SAMPLE_RATE)));
  }
  // If one note would clip, all are lowered, so that they stay equally loud.
  const excess = Math.max(1, ...slices.map((slice) => peakOf(slice) / PEAK));
  for (const slice of slices) scale(slice, 1 / excess);
  return { names, slices };
}

/** @param {import('./build-kit/picks.mjs').Pick} pick */
async function strokes({ seconds: ring, attack, strokes = {} }) {
  const slices = [];
  for (const { key, rate, seconds = ring, softer = 0 } of Object.values(strokes)) {
    const samples = await play({ key, rate, seconds: ring + 0.1 });
    const slice = cut(samples, { seconds, attack, sampleRate: KIT_SAMPLE_RATE });
    scale(slice, (PEAK * decibels(-softer)) / peakOf(slice));
    slices.push(slice);
  }
  return { names: Object.keys(strokes), slices };
}

/** @param {Float32Array} slice @param {number} gain */
function scale(slice, gain) {
  for (let i = 0; i < slice.length; i++) slice[i] *= gain;
}

/** @param {number} level dB @returns {number} gain */
function decibels(level) {
  return 10 ** (level / 20);
}

/** @param {number} value @param {number} digits after the point */
function round(value, digits) {
  return Number(value.toFixed(digits));
}

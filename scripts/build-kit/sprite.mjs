import { spawnSync } from 'node:child_process';
import { SAMPLE_RATE } from './soundfont.mjs';

// Room for what an encoder smears ahead of an attack, and for a player that starts a little early.
const GAP = 0.1;
// Whole hundredths of a second are whole samples at 44.1 and at 48 kHz.
const GRID = 0.01;
// Opus in WebM is decoded half a millisecond early (its 6.5 ms of delay count as 7): without this,
// the first samples of every slice would be left out there.
const LEAD = 0.0005;

const ENCODERS = {
  webm: ['-c:a', 'libopus', '-b:a', '64k'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '96k'],
};

/**
 * One file of many slices, with silence around each.
 * @param {Float32Array[]} slices
 * @returns {{ samples: Float32Array, starts: number[] }} `starts` in seconds
 */
export function joined(slices) {
  const starts = [];
  let end = 0;
  for (const slice of slices) {
    const start = Math.ceil((end + GAP) / GRID) * GRID;
    starts.push(Number(start.toFixed(2)));
    end = start + LEAD + slice.length / SAMPLE_RATE;
  }
  const samples = new Float32Array(Math.ceil((end + GAP) * SAMPLE_RATE));
  slices.forEach((slice, i) => {
    samples.set(slice, Math.round(((starts[i] ?? 0) + LEAD) * SAMPLE_RATE));
  });
  return { samples, starts };
}

/**
 * @param {Float32Array} samples
 * @param {string} path without an ending
 * @param {keyof typeof ENCODERS} format
 */
export function encode(samples, path, format) {
  const raw = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0'];
  // Nothing of the day or the machine in the file: the same notes give the same bytes.
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const { status, error } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...raw, ...ENCODERS[format], ...exact, `${path}.${format}`],
    { input: Buffer.from(samples.buffer), stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${path}.${format}`, { cause: error });
}

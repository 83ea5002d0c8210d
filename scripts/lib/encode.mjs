import { spawnSync } from 'node:child_process';

// Nothing of the day or the machine in the file: the same samples give the same bytes.
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

const CODECS = { webm: 'libopus', mp3: 'libmp3lame' };

/**
 * Has ffmpeg write samples (32-bit floats, channels in turn) to a file whose ending names the format.
 * @param {Buffer} samples
 * @param {string} path ends in .webm or .mp3
 * @param {{ rate: number, channels: number, bitrate: number }} how Hz, and kilobits a second
 * @throws Error where ffmpeg is missing or fails
 */
export function encode(samples, path, { rate, channels, bitrate }) {
  const format = /** @type {keyof typeof CODECS} */ (path.split('.').at(-1));
  const raw = ['-f', 'f32le', '-ar', String(rate), '-ac', String(channels), '-i', 'pipe:0'];
  const { status, error } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...raw, '-c:a', CODECS[format], '-b:a', `${bitrate}k`, ...EXACT, path],
    { input: samples, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${path}`, { cause: error });
}

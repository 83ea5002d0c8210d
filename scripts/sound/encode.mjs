import { spawnSync } from 'node:child_process';

// No dates or versions in the file: the same samples give the same bytes.
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

const CODECS = { webm: 'libopus', mp3: 'libmp3lame' };

/**
 * Encodes interleaved samples (32-bit floats) with ffmpeg.
 * @param {Buffer} samples
 * @param {string} path with the extension .webm or .mp3
 * @param {{ rate: number, channels: number, bitrate: number }} options Hz, and kilobits per second
 * @throws Error if ffmpeg is missing or fails
 */
export function encode(samples, path, { rate, channels, bitrate }) {
  const format = path.split('.').at(-1);
  const raw = ['-f', 'f32le', '-ar', String(rate), '-ac', String(channels), '-i', 'pipe:0'];
  const { status, error } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...raw, '-c:a', CODECS[format], '-b:a', `${bitrate}k`, ...EXACT, path],
    { input: samples, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${path}`, { cause: error });
}

export function hasFfmpeg() {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).error === undefined;
}

/** Exits the process with a message if ffmpeg is missing: before minutes are spent on rendering. */
export function ensureFfmpeg() {
  if (hasFfmpeg()) return;
  console.error(
    'This needs ffmpeg, which is not installed: apt-get install ffmpeg, or brew install ffmpeg.',
  );
  process.exit(1);
}

/** Splits interleaved stereo samples (32-bit floats in a buffer). */
export function channelsOf(samples) {
  const both = new Float32Array(samples.buffer, samples.byteOffset, samples.length / 4);
  return [0, 1].map((side) =>
    Float32Array.from({ length: both.length / 2 }, (_, i) => both[2 * i + side] ?? 0),
  );
}

const [WIDTH, HEIGHT] = [900, 257];

/**
 * Draws a spectrogram as PNG with ffmpeg: 0 Hz at the bottom, 16 kHz at the top, the whole sound from edge to edge.
 * @param {Buffer} samples interleaved stereo, 32-bit floats at 48 kHz
 * @param {string} path
 * @throws Error if ffmpeg fails
 */
export function paint(samples, path) {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'f32le', '-ac', '2', '-ar', '48000', '-i', 'pipe:0', '-lavfi'],
      `aresample=32000,aformat=channel_layouts=mono,showspectrumpic=s=${WIDTH}x${HEIGHT}:legend=disabled:drange=85`,
      path,
    ],
    { input: samples },
  );
  if (status !== 0) throw new Error(`ffmpeg could not draw ${path}: ${stderr}`);
}

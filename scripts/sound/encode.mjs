import { spawnSync } from 'node:child_process';

// No dates or versions in the file: the same samples give the same bytes.
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

const CODECS = { webm: 'libopus', mp3: 'libmp3lame' };

/**
 * Encodes interleaved samples with ffmpeg.
 * @param {Float32Array} samples
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

/** Exits the process with a message if ffmpeg is missing, before rendering for minutes. */
export function ensureFfmpeg() {
  if (hasFfmpeg()) return;
  console.error(
    'This needs ffmpeg, which is not installed: apt-get install ffmpeg, or brew install ffmpeg.',
  );
  process.exit(1);
}

const [WIDTH, HEIGHT] = [900, 257];

/**
 * Draws the spectrogram of a file as PNG with ffmpeg: 0 Hz at the bottom, 16 kHz at the top, the whole duration without
 * margins.
 * @param {string} file
 * @param {string} path
 * @throws Error if ffmpeg fails
 */
export function paint(file, path) {
  const { status, stderr } = spawnSync('ffmpeg', [
    ...['-v', 'error', '-y', '-i', file, '-lavfi'],
    `aresample=32000,aformat=channel_layouts=mono,showspectrumpic=s=${WIDTH}x${HEIGHT}:legend=disabled:drange=85`,
    path,
  ]);
  if (status !== 0) throw new Error(`ffmpeg could not draw ${path}: ${stderr}`);
}

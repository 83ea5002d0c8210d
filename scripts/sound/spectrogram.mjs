import { spawnSync } from 'node:child_process';

const RATE = 48_000;
const [WIDTH, HEIGHT] = [900, 257];
const STEREO = ['-ac', '2', '-ar', String(RATE)];

/**
 * Programs that draw a spectrogram of raw interleaved stereo samples (32-bit floats) from standard
 * input: 0 Hz at the bottom, 16 kHz at the top, the whole sound from edge to edge.
 */
const PAINTERS = [
  {
    program: 'sox',
    arguments: (path, seconds) => [
      ...['-t', 'raw', '-e', 'float', '-b', '32', '-r', String(RATE), '-c', '2', '-'],
      ...['-n', 'remix', '1,2', 'rate', '32k'],
      ...['spectrogram', '-r', '-x', String(WIDTH), '-y', String(HEIGHT), '-z', '85'],
      // Without the duration, the sound does not end at the right edge.
      ...['-d', String(seconds), '-o', path],
    ],
  },
  {
    program: 'ffmpeg',
    arguments: (path) => [
      ...['-v', 'error', '-y', '-f', 'f32le', ...STEREO, '-i', 'pipe:0', '-lavfi'],
      `aresample=32000,aformat=channel_layouts=mono,showspectrumpic=s=${WIDTH}x${HEIGHT}:legend=disabled:drange=85`,
      path,
    ],
  },
];

/** The first of the programs that is installed, or undefined. */
export function findPainter() {
  return PAINTERS.find(
    ({ program }) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
}

/**
 * Draws a spectrogram as PNG.
 * @param {(typeof PAINTERS)[number]} painter
 * @param {Buffer} samples interleaved stereo, 32-bit floats at 48 kHz
 * @param {string} path
 * @throws Error if the program fails
 */
export function paint(painter, samples, path) {
  const { status, stderr } = spawnSync(
    painter.program,
    painter.arguments(path, samples.length / 8 / RATE),
    {
      input: samples,
    },
  );
  if (status !== 0) throw new Error(`${painter.program} could not draw ${path}: ${stderr}`);
}

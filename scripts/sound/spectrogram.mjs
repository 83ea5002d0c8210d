import { spawnSync } from 'node:child_process';

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

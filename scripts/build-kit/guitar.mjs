import { spawnSync } from 'node:child_process';
import { SAMPLE_RATE } from './soundfont.mjs';

const NAMES = ['C', 'Cs', 'D', 'Ds', 'E', 'F', 'Fs', 'G', 'Gs', 'A', 'As', 'B'];

/**
 * Opens a folder with recordings of a guitar's single notes, in files such as `Cs4.mp3`.
 * @param {string} folder
 * @returns {(key: number) => Float32Array} the recording of a MIDI key; throws if there is none
 */
export function openGuitar(folder) {
  return (key) => {
    const path = `${folder}/${NAMES[key % 12]}${Math.floor(key / 12) - 1}.mp3`;
    const { status, stdout, stderr } = spawnSync(
      'ffmpeg',
      ['-v', 'error', '-i', path, '-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1'],
      { maxBuffer: 2 ** 26 },
    );
    if (status !== 0) throw new Error(`ffmpeg could not read ${path}: ${stderr}`);
    return new Float32Array(
      stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
    );
  };
}

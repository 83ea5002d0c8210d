import { readFileSync } from 'node:fs';
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';

/** Sample rate of every slice in Hz: the rate of the soundfont's guitars and drums. */
export const SAMPLE_RATE = 44_100;

// Hard but not the hardest: the soundfont makes soft notes duller, and the engine scales the level itself.
const VELOCITY = 112;
const DRUM_CHANNEL = 9;

/** Opens a soundfont for rendering single notes, without its reverb and chorus. @param {string} path of the SF2 file */
export function openSoundfont(path) {
  const file = readFileSync(path);
  const bank = SoundBankLoader.fromArrayBuffer(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );

  /**
   * @param {{ program?: number, key: number, seconds: number, rate?: number }} note without a
   *   program, the note of the standard drum kit; `rate` is a factor on speed and pitch
   * @returns {Promise<Float32Array>} samples at SAMPLE_RATE
   */
  return async function play({ program, key, seconds, rate = 1 }) {
    const synth = new SpessaSynthProcessor(SAMPLE_RATE / rate, { eventsEnabled: false });
    synth.soundBankManager.addSoundBank(bank, 'main');
    await synth.processorInitialized;
    synth.setSystemParameter('effectsEnabled', false);
    const channel = program === undefined ? DRUM_CHANNEL : 0;
    synth.programChange(channel, program ?? 0);
    synth.noteOn(channel, key, VELOCITY);
    const length = Math.round(seconds * SAMPLE_RATE);
    const left = new Float32Array(length);
    const right = new Float32Array(length);
    for (let i = 0; i < length; i += 128) {
      synth.process(left, right, i, Math.min(128, length - i));
    }
    // One channel only: piano and choir are so wide that the sum of both would cancel out.
    return left;
  };
}

import { readFileSync } from 'node:fs';
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';

/** Of every slice, in Hz: what the soundfont's guitars and drums were recorded at. */
export const SAMPLE_RATE = 44_100;

// Firm but not the hardest: the soundfont dulls what is struck softly, the engine's velocity may.
const VELOCITY = 112;
const DRUM_CHANNEL = 9;

/**
 * A player of single notes from a soundfont, without its reverb and chorus.
 * @param {string} path of the SF2
 */
export function openSoundfont(path) {
  const file = readFileSync(path);
  const bank = SoundBankLoader.fromArrayBuffer(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );

  /**
   * @param {{ program?: number, key: number, seconds: number, rate?: number }} note without a
   *   program, of the standard drum kit; `rate` speeds it up, and raises it, by a factor
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
    // One microphone of the pair: piano and choir are recorded so wide that a sum would cancel.
    return left;
  };
}

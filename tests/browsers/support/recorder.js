// Served to pages as an audio worklet: reports the first sample of each sound, and the level.
const SILENCE = 1e-5;
/** The shortest silence that separates two sounds, in seconds. */
const REST = 0.01;
/** How many frames a report of the level is about. */
const WINDOW = 8192;

registerProcessor(
  'recorder',
  class extends AudioWorkletProcessor {
    last = -Infinity;
    peak = 0;
    reported = 0;
    process([[samples = []]]) {
      for (let i = 0; i < samples.length; i++) {
        const level = Math.abs(samples[i]);
        if (level <= SILENCE) continue;
        this.peak = Math.max(this.peak, level);
        const frame = currentFrame + i;
        if (frame - this.last > REST * sampleRate) this.port.postMessage({ onset: frame });
        this.last = frame;
      }
      if (currentFrame - this.reported >= WINDOW) {
        this.port.postMessage({ peak: this.peak });
        this.reported = currentFrame;
        this.peak = 0;
      }
      return true;
    }
  },
);

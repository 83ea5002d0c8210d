// Served to pages as an audio worklet: reports the first sample of each sound. Its first message is `null`.
const SILENCE = 1e-5;
/** The shortest silence that separates two sounds, in seconds. */
const REST = 0.01;

registerProcessor(
  'recorder',
  class extends AudioWorkletProcessor {
    last = -Infinity;
    isHearing = false;
    process([[samples = []]]) {
      if (!this.isHearing) this.port.postMessage(null);
      this.isHearing = true;
      for (let i = 0; i < samples.length; i++) {
        if (Math.abs(samples[i]) <= SILENCE) continue;
        const frame = currentFrame + i;
        if (frame - this.last > REST * sampleRate) this.port.postMessage(frame);
        this.last = frame;
      }
      return true;
    }
  },
);

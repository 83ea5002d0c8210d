/** The fields of an AudioContext that report its output time, in seconds; `performanceTime` in milliseconds. */
export type AudioTime = Pick<AudioContext, 'currentTime'> &
  Partial<Pick<AudioContext, 'baseLatency' | 'outputLatency' | 'getOutputTimestamp'>>;

/** Maximum plausible output latency, in seconds. Bluetooth stays below it, but drivers may report wrong values. */
export const MAX_LATENCY = 0.7;
/** Maximum lead of a timestamp over the wall clock, in milliseconds: it may refer to the next buffer. */
const MAX_AHEAD = 50;
/** Output latency of Firefox on desktop Linux, in seconds: measured as 26 to 48 ms, see `isMute`. */
const TYPICAL_LATENCY = 0.03;

// There is no navigator in Node 20.
const userAgent = () => globalThis.navigator?.userAgent ?? '';
const isFirefox = () => /\bGecko\/\d/.test(userAgent());

/** Whether this is Firefox on desktop Linux, where reading latency or timestamp can deadlock with the sound server for good. */
const isMute = () => isFirefox() && /\bX11\b/.test(userAgent());

/** The output latency as far as it is known, in seconds; at least the latency of the browser's own buffer. */
export function likelyLatency(audio: AudioTime): number {
  if (isMute()) return TYPICAL_LATENCY;
  return audio.outputLatency || (audio.baseLatency ?? 0);
}

/** The context time at the loudspeaker and its wall clock; `null` if unusable. @param now wall clock in milliseconds */
export function outputTimestamp(audio: AudioTime, now: number): Required<AudioTimestamp> | null {
  if (isFirefox()) {
    // In this browser the timestamp is late by the latency, which it subtracts from both fields.
    const latency = likelyLatency(audio);
    if (audio.currentTime <= latency) return null;
    return { contextTime: audio.currentTime - latency, performanceTime: now };
  }
  const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp?.() ?? {};
  // Browsers report zeros until the first sound has left the device. In WebKitGTK the timestamp's wall clock is ahead
  // by the context time.
  if (contextTime <= 0 || performanceTime <= 0 || performanceTime > now + MAX_AHEAD) return null;
  return { contextTime, performanceTime };
}

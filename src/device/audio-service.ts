/**
 * Has the browser start what plays its sound. In Chromium that is a process of its own: the page stands still for
 * 100 ms and more when it opens its first AudioContext, unless the process runs by then. No context is opened,
 * and which devices there are is not read.
 */
export function wakeAudioService(): void {
  globalThis.navigator?.mediaDevices?.enumerateDevices?.().catch(() => {});
}

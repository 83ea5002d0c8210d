/**
 * Has the browser start its audio service. In Chromium that is a process of its own: the page stands still for
 * 100 ms and more when it opens its first AudioContext, unless the process runs by then. Opens no context, and
 * does not read the list of devices.
 */
export function wakeAudioService(): void {
  globalThis.navigator?.mediaDevices?.enumerateDevices?.().catch(() => {});
}

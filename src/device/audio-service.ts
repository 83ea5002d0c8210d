/**
 * Has the browser start its audio service. In Chromium, a page stands still for 100 ms and more when it opens its first
 * AudioContext before that. Opens no context, and does not read the list of devices.
 */
export function wakeAudioService(): void {
  globalThis.navigator?.mediaDevices?.enumerateDevices?.().catch(() => {});
}

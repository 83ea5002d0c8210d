/**
 * Starts the browser's audio service. In Chromium, opening the first AudioContext before that blocks the page for 100
 * ms and more. Opens no context, and does not read the list of devices.
 */
export function wakeAudioService(): void {
  globalThis.navigator?.mediaDevices?.enumerateDevices?.().catch(() => {});
}

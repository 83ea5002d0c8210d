import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { onOtherTab } from './other-tabs.ts';

const PREFIX = 'unfinished_';

const changes = new Listeners();

/** Keeps the state of an unfinished quiz or exercise on the device. @param value anything in JSON */
export function keepUnfinished(
  key: string,
  value: unknown,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(PREFIX + key, JSON.stringify(value));
  changes.notify();
}

/**
 * What is kept under a key.
 * @param parse returns `null` for a value that does not fit today's content; it may throw as well
 * @returns `null` if nothing is kept, or nothing that fits
 */
export function readUnfinished<T>(
  key: string,
  parse: (value: unknown) => T | null,
  device: DeviceStorage = deviceStorage,
): T | null {
  const text = device.read(PREFIX + key);
  if (!text) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Forgets what is kept under a key. */
export function dropUnfinished(key: string, device: DeviceStorage = deviceStorage): void {
  if (device.read(PREFIX + key) === null) return;
  device.remove(PREFIX + key);
  changes.notify();
}

/**
 * Calls back when something is kept or dropped, in this tab or another.
 * @returns a function that unsubscribes
 */
export function onUnfinished(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  const stop = onOtherTab((key) => key.startsWith(PREFIX), listener);
  return () => {
    unsubscribe();
    stop();
  };
}

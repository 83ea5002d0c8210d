import { useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';
import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

const KEY = 'volume';
const DEFAULT_LEVEL = 1;

/** How loud the learner wants it. */
export interface Volume {
  /** Where the slider stands, 0 to 1. Kept on the device. */
  level: number;
  /** Silenced for now. Not kept: nobody is to come back to an app that has fallen silent. */
  muted: boolean;
}

/** The volume that is set, whom to tell of it, and how it is changed. */
export interface VolumeSetting {
  current(): Volume;
  subscribe(listener: () => void): () => void;
  /** Moves the slider, and is heard again. */
  setLevel(level: number): void;
  /** Silences, or makes heard again what is silent for whatever reason. */
  toggleMute(): void;
}

/**
 * The gain for a slider that stands at `level`, both 0 to 1. Its square: half way down is −12 dB,
 * about what the ear calls half as loud (−10 dB), where half the gain would hardly be softer.
 */
export function gainOf(level: number): number {
  return level * level;
}

/** Nothing comes out at this setting. */
export function isSilent({ level, muted }: Volume): boolean {
  return muted || level === 0;
}

/** @param apply is told the gain, at once and after each change */
export function createVolume(
  storage: Pick<DeviceStorage, 'read' | 'write'>,
  apply: (gain: number) => void,
): VolumeSetting {
  const listeners = new Listeners();
  let volume: Volume = { level: readLevel(storage.read(KEY)), muted: false };
  /** Where unmuting goes back to. */
  let audible = volume.level || DEFAULT_LEVEL;

  const use = (next: Volume) => {
    volume = next;
    apply(isSilent(volume) ? 0 : gainOf(volume.level));
    listeners.notify();
  };
  const setLevel = (level: number) => {
    storage.write(KEY, `${level}`);
    audible = level || audible;
    use({ level, muted: false });
  };
  use(volume);

  return {
    current: () => volume,
    subscribe: listeners.subscribe,
    setLevel,
    toggleMute() {
      if (isSilent(volume)) setLevel(audible);
      else use({ ...volume, muted: true });
    },
  };
}

/** What is stored, or the default where that is no volume. */
function readLevel(stored: string | null): number {
  return /^(0(\.\d+)?|1(\.0+)?)$/.test(stored ?? '') ? Number(stored) : DEFAULT_LEVEL;
}

/** The volume of this device, at work from here on. */
export const volume = createVolume(deviceStorage, (gain) => engine.output.setVolume(gain));

export function useVolume(): Volume {
  return useSyncExternalStore(volume.subscribe, volume.current);
}

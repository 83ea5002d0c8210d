import { useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';
import { Listeners } from '#lib/listeners.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { LEVEL } from './volume-level.ts';

const DEFAULT_LEVEL = 1;

export interface Volume {
  /** Slider position, 0 to 1. Stored on the device. */
  level: number;
  /** Whether the sound is off. Not stored, so that the app is never silent on the next visit. */
  muted: boolean;
}

/** The gain for a slider position, both 0 to 1: its square. Half way is −12 dB, about half as loud (−10 dB). */
export const gainOf = (level: number): number => level * level;

export const isSilent = ({ level, muted }: Volume): boolean => muted || level === 0;

/** A store of the volume. @param apply receives the gain, at once and after every change */
export function createVolume(apply: (gain: number) => void, device = deviceStorage) {
  const listeners = new Listeners();
  let volume: Volume = { level: LEVEL.read(device) ?? DEFAULT_LEVEL, muted: false };
  /** The level that unmuting restores. */
  let audible = volume.level || DEFAULT_LEVEL;

  const set = (next: Volume) => {
    volume = next;
    apply(isSilent(volume) ? 0 : gainOf(volume.level));
    listeners.notify();
  };
  const setLevel = (level: number) => {
    LEVEL.write(level, device);
    audible = level || audible;
    set({ level, muted: false });
  };
  set(volume);

  return {
    current: () => volume,
    subscribe: listeners.subscribe,
    setLevel,
    /** Mutes; or unmutes, restoring the last audible level if the slider is at 0. */
    toggleMute() {
      if (isSilent(volume)) setLevel(audible);
      else set({ ...volume, muted: true });
    },
  };
}

/** The app's volume, applied to the engine. */
export const volume = createVolume((gain) => engine.output.setVolume(gain));

export function useVolume(): Volume {
  return useSyncExternalStore(volume.subscribe, volume.current);
}

import { useSyncExternalStore } from 'react';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { matching, stored } from '#src/device/stored.ts';
import { PLAN_KEY } from './plan-key.ts';

/** Whether whoever uses this device teaches, as set with the switch *I teach*. */
export const I_TEACH = stored(
  'i_teach',
  matching(/^(on|off)$/, (text) => text === 'on'),
  (on) => (on ? 'on' : 'off'),
);

/** Whether pages offer what a teacher needs: as set, otherwise once there is a class plan. */
export const teaches = (): boolean => I_TEACH.read() ?? deviceStorage.read(PLAN_KEY) !== null;

/** The same for a component, which renders again when it changes. Prerendered pages are those of learners. */
export const useTeaching = (): boolean => useSyncExternalStore(subscribe, teaches, () => false);

const subscribe = (listener: () => void) =>
  onStored((key) => {
    if (key === null || key === I_TEACH.key || key === PLAN_KEY) listener();
  });

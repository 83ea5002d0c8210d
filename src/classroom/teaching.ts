import { useSyncExternalStore } from 'react';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { storedSwitch } from '#src/device/stored.ts';

export const PLAN_KEY = 'class_plan';
/** The switch *I teach*, as the visitor has set it. */
export const I_TEACH = storedSwitch('i_teach');

/** Whether pages show tools for teachers: as set, otherwise once there is a class plan. */
export const teaches = (): boolean => I_TEACH.read() ?? deviceStorage.read(PLAN_KEY) !== null;

/** The same for a component, which renders again when it changes. Prerendered pages are for learners. */
export const useTeaching = (): boolean => useSyncExternalStore(onStored, teaches, () => false);

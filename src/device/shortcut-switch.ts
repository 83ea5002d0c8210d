import { storedSwitch } from './stored.ts';
import { useStored } from './use-stored.ts';

/** Whether single-key shortcuts are enabled: those of the Practice page, and F to present. On by default. */
export const SINGLE_KEYS = storedSwitch('practice_keys');

export const singleKeysAct = () => SINGLE_KEYS.read() ?? true;

export const useShortcutSwitch = () =>
  [useStored(SINGLE_KEYS) ?? true, (enabled: boolean) => SINGLE_KEYS.write(enabled)] as const;

// The declaration of preferences. The first script applies them (src/app/head), so this file imports nothing.

/** Switches by their keys on the device (`storedSwitch`), each with its name and group in *Your data*. */
export const SWITCHES = {
  i_teach: { name: 'I teach', group: 'class' },
  practice_keys: { name: 'Keyboard shortcuts of the Practice page', group: 'practice' },
} as const;

export type SwitchKey = keyof typeof SWITCHES;

/**
 * Gives the document the classes of the preferences that style sheets know. The first script calls it before the
 * first paint, and the app whenever a stored value changes. @param read reads a text of the device
 */
export function applyPreferences(read: (key: 'darkMode' | SwitchKey) => string | null): void {
  const { classList } = document.documentElement;
  const dark = read('darkMode');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  classList.toggle('dark', dark === 'true' || (dark !== 'false' && isSystemDark));
}

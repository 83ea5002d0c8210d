// The declarations of preferences. The first script applies them (src/app/head), so this file must not import anything.

/** Switches by their keys on the device (`storedSwitch`), each with its name and group in *Your data*. */
export const SWITCHES = {
  i_teach: { name: 'I teach', group: 'class' },
  practice_keys: { name: 'Keyboard shortcuts of the Practice page', group: 'practice' },
} as const;

export type SwitchKey = keyof typeof SWITCHES;

type Read = (key: 'darkMode' | SwitchKey) => string | null;

/** The document's classes for the preferences that style sheets use, each with its condition. */
export const DOCUMENT_CLASSES: Readonly<Record<string, (read: Read) => boolean>> = {
  dark(read) {
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    return read('darkMode') === 'true' || (read('darkMode') !== 'false' && isSystemDark);
  },
};

/**
 * Sets the document's classes. The first script calls it before the first paint, the app after each change of a value.
 */
export function applyPreferences(read: Read): void {
  for (const [name, isWanted] of Object.entries(DOCUMENT_CLASSES))
    document.documentElement.classList.toggle(name, isWanted(read));
}

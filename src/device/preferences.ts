// The declaration of preferences. The first script applies them (src/app/head), so this file imports nothing.

/** Switches by their keys on the device (`storedSwitch`), each with its name and group in *Your data*. */
export const SWITCHES = {
  i_teach: { name: 'I teach', group: 'class' },
  practice_keys: { name: 'Keyboard shortcuts of the Practice page', group: 'practice' },
} as const;

export type SwitchKey = keyof typeof SWITCHES;

type Read = (key: 'darkMode' | SwitchKey) => string | null;

/** The classes of the document for the preferences that style sheets know, and when it has each of them. */
export const DOCUMENT_CLASSES: Readonly<Record<string, (read: Read) => boolean>> = {
  dark(read) {
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    return read('darkMode') === 'true' || (read('darkMode') !== 'false' && isSystemDark);
  },
};

/**
 * Gives the document these classes. The first script calls it before the first paint, and the app whenever a stored
 * value changes.
 */
export function applyPreferences(read: Read): void {
  for (const [name, isWanted] of Object.entries(DOCUMENT_CLASSES))
    document.documentElement.classList.toggle(name, isWanted(read));
}

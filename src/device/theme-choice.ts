/** The key of the chosen theme on the device: 'true' for dark, 'false' for light. */
export const THEME_KEY = 'darkMode';
/** The system's wish, which counts without a choice. */
export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Applies a stored choice to the document, or without one the system's theme. */
export function applyTheme(stored: string | null): void {
  const isDark = stored === 'true' || (stored !== 'false' && matchMedia(SYSTEM_DARK).matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/** Joins class names and skips those that are not given. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

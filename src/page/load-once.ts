const loads = new Map<string, Promise<unknown>>();
const failures = new Set<string>();

/**
 * Loads a part of the app, or gives back the load that is under way or done, as React's `use` needs
 * it: the same promise each time. A failure is remembered too, until `forgetFailures`; otherwise every
 * attempt to show it would load again, for ever.
 */
export function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key);
  if (known) return known as Promise<T>;
  const loading = load();
  loads.set(key, loading);
  loading.catch(() => failures.add(key));
  return loading;
}

/** Lets what failed be tried again: the learner has left, or asks for it. */
export function forgetFailures(): void {
  for (const key of failures) loads.delete(key);
  failures.clear();
}

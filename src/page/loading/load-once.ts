const loads = new Map<string, Promise<unknown>>();
const failures = new Set<string>();

/** Loads a part of the app once per key: always the same promise, as `use` requires, a failed one until `forgetFailures`. */
export function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key);
  if (known) return known as Promise<T>;
  const loading = load();
  loads.set(key, loading);
  loading.catch(() => failures.add(key));
  return loading;
}

/** Forgets rejected loads, so that they are tried again: on "Try again" or a later visit. */
export function forgetFailures(): void {
  for (const key of failures) loads.delete(key);
  failures.clear();
}

import { vi } from 'vitest';

const SITE = 'https://martillo.example';

/** A cache in memory, with the methods that the app uses; it may be full. */
export class MemoryCache {
  readonly entries = new Map<string, Response>();
  full = false;

  async match(path: string): Promise<Response | undefined> {
    return this.entries.get(new URL(path, SITE).href)?.clone();
  }
  async put(path: string, response: Response): Promise<void> {
    if (this.full) throw new DOMException('', 'QuotaExceededError');
    this.entries.set(new URL(path, SITE).href, response);
  }
  async delete(path: string | Request): Promise<boolean> {
    const url = typeof path === 'string' ? path : path.url;
    return this.entries.delete(new URL(url, SITE).href);
  }
  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  async matchAll(): Promise<Response[]> {
    return [...this.entries.values()].map((response) => response.clone());
  }
  /** The paths of its entries, in alphabetical order. */
  paths(): string[] {
    return [...this.entries.keys()].map((url) => new URL(url).pathname).sort();
  }
}

/** Replaces the browser's caches by empty ones in memory. @returns a function that opens one by its name */
export function stubCaches(): (name: string) => MemoryCache {
  const opened = new Map<string, MemoryCache>();
  const open = (name: string) => {
    const cache = opened.get(name) ?? new MemoryCache();
    opened.set(name, cache);
    return cache;
  };
  vi.stubGlobal('caches', {
    has: async (name: string) => opened.has(name),
    open: async (name: string) => open(name),
  });
  return open;
}

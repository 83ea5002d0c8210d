import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';

interface NavigateOptions {
  /** Replaces this entry of the history instead of adding one. */
  replace?: boolean;
  /** The state of the entry. */
  state?: unknown;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Where a page is, and how to leave it. */
export interface Address {
  /** Decoded, as the table of pages matches it. */
  path: string;
  /** As the browser has it; empty while prerendering. */
  pathname: string;
  /** Decoded, without its question mark. */
  search: string;
  navigate: Navigate;
}

const changes = new Listeners();

if (typeof window !== 'undefined') {
  // Browsers report only the steps back and forward.
  for (const type of ['pushState', 'replaceState'] as const) {
    const original = history[type];
    history[type] = (...values) => {
      original.apply(history, values);
      dispatchEvent(new Event(type));
    };
  }
  // One listener for all components, so that React updates them together.
  for (const type of ['popstate', 'hashchange', 'pushState', 'replaceState'])
    addEventListener(type, () => changes.notify());
}

/** Goes to a page of the app. */
export const navigate: Navigate = (to, { replace, state = null } = {}) =>
  history[replace ? 'replaceState' : 'pushState'](state, '', to);

/** The path of the page that is prerendered. */
export const PrerenderedPath = createContext('');

/** The address of the page on screen, where that may differ from the browser's. */
export const ShownAddress = createContext<Address | null>(null);

/** Part of the browser's address. @param onServer what it is while prerendering and hydrating */
export function useLocationPart<Part extends string | null>(
  part: () => Part,
  onServer: () => Part,
): Part {
  return useSyncExternalStore(changes.subscribe, part, onServer);
}

const currentPath = () => location.pathname;
const currentSearch = () => location.search;

/** The address in the browser. */
export function useBrowserAddress(): Address {
  const prerendered = useContext(PrerenderedPath);
  const isServer = typeof location === 'undefined';
  const pathname = useLocationPart(currentPath, isServer ? () => prerendered : currentPath);
  const search = useLocationPart(currentSearch, isServer ? () => '' : currentSearch);
  return useMemo(
    () => ({ path: decoded(pathname), pathname, search: decoded(search.slice(1)), navigate }),
    [pathname, search],
  );
}

/** The address of this page. */
export function useAddress(): Address {
  const browser = useBrowserAddress();
  return useContext(ShownAddress) ?? browser;
}

/** A parameter of this page's query, and a function that sets it without a new entry of the history. */
export function useParam(name: string): [value: string | null, set: (value: string) => void] {
  const { path, search, navigate } = useAddress();
  const set = useCallback(
    (value: string) => {
      const params = new URLSearchParams(location.search);
      params.set(name, value);
      // The state holds the scroll position's key.
      navigate(`${path}?${params}`, { replace: true, state: history.state });
    },
    [name, path, navigate],
  );
  return [new URLSearchParams(search).get(name), set];
}

/** An address without escapes; one that is malformed stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

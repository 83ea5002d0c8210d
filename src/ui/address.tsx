import { createContext, useCallback, useContext, useMemo } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

export type Navigate = typeof navigate;

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

/** The path of the page that is prerendered. */
export const PrerenderedPath = createContext('');

/** The address of the page on screen, where that may differ from the browser's. */
export const ShownAddress = createContext<Address | null>(null);

/** The address in the browser. */
export function useBrowserAddress(): Address {
  const prerendered = useContext(PrerenderedPath);
  const isServer = typeof location === 'undefined';
  const pathname = usePathname(isServer ? { ssrPath: prerendered } : {});
  const search = useSearch(isServer ? { ssrSearch: '' } : {});
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

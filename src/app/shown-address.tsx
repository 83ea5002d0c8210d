import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { type BaseLocationHook, Router, useLocation, useRouter, useSearch } from 'wouter';

type Navigate = ReturnType<BaseLocationHook>[1];

interface Address {
  /** Decoded, as routes match it. */
  path: string;
  /** As the browser has it; `undefined` on the server. */
  pathname: string | undefined;
  search: string;
  navigate: Navigate;
}

const Shown = createContext<Address | null>(null);

/**
 * The address of the page on screen. While the next page loads, this is still the former one.
 * @returns the address shown, and whether another one was asked for
 */
export function useShownAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = useMemo<Address>(
    () => ({ path, pathname: globalThis.location?.pathname, search, navigate }),
    [path, search, navigate],
  );
  const [shown, setShown] = useState(asked);
  // Only the path is deferred: on the same page a new query is shown at once, and it is still the query
  // of that page when another page is asked for.
  const isShown = useDeferredValue(path) === path;
  if (isShown && shown !== asked) setShown(asked);
  return { shown: isShown ? asked : shown, isLoading: !isShown };
}

/** Lets a page read its own address until it is replaced, although the browser's has already changed. */
export function ShownAddress({
  shown,
  children,
}: {
  shown: ReturnType<typeof useShownAddress>['shown'];
  children: ReactNode;
}) {
  const { parser } = useRouter();
  return (
    <Shown value={shown}>
      <Router hook={useShownLocation} searchHook={useShownSearch} parser={parser}>
        {children}
      </Router>
    </Shown>
  );
}

const useShownLocation: BaseLocationHook = () => {
  const { path, pathname, navigate } = shownIn(useContext(Shown));
  const navigateFromHere = useCallback<Navigate>(
    (to, options) => {
      // The address may be that of the next page by now, which is not this page's to replace.
      if (options?.replace && location.pathname !== pathname) return;
      navigate(to, options);
    },
    [pathname, navigate],
  );
  return [path, navigateFromHere];
};

const useShownSearch = () => shownIn(useContext(Shown)).search;

function shownIn<T>(address: T | null): T {
  if (!address) throw new Error('Only within <ShownAddress>.');
  return address;
}

import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type BaseLocationHook, Router, useLocation, useRouter, useSearch } from 'wouter';

type Navigate = ReturnType<BaseLocationHook>[1];

const Shown = createContext<{ path: string; search: string; navigate: Navigate } | null>(null);

/**
 * The path of the page on screen. While the next page loads, this is still the former one.
 * @returns the address shown, and whether another one was asked for
 */
export function useShownAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = useMemo(() => ({ path, search, navigate }), [path, search, navigate]);
  const deferred = useDeferredValue(asked);
  // On the same page a new query is shown at once.
  const shown = deferred.path === path ? asked : deferred;
  return { shown, isLoading: shown !== asked };
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
  const { path, navigate } = shownIn(useContext(Shown));
  return [path, navigate];
};

const useShownSearch = () => shownIn(useContext(Shown)).search;

function shownIn<T>(address: T | null): T {
  if (!address) throw new Error('Only within <ShownAddress>.');
  return address;
}

import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
  type Address,
  ShownAddress as Context,
  type Navigate,
  useBrowserAddress,
} from '#src/ui/address.tsx';

/**
 * The address of the page on screen. While the next page loads, this is still the former one.
 * @returns the address shown, and whether another one was asked for
 */
export function useShownAddress() {
  const asked = useBrowserAddress();
  const { path } = asked;
  const [shown, setShown] = useState(asked);
  // Only the path is deferred: on the same page a new query is shown at once, and it is still the query
  // of that page when another page is asked for.
  const isShown = useDeferredValue(path) === path;
  if (isShown && shown !== asked) setShown(asked);
  return { shown: isShown ? asked : shown, isLoading: !isShown };
}

/** Lets a page read its own address until it is replaced, although the browser's has already changed. */
export function ShownAddress({ shown, children }: { shown: Address; children: ReactNode }) {
  const { pathname, navigate } = shown;
  const navigateFromHere = useCallback<Navigate>(
    (to, options) => {
      // The address may be that of the next page by now, which is not this page's to replace.
      if (options?.replace && location.pathname !== pathname) return;
      navigate(to, options);
    },
    [pathname, navigate],
  );
  const value = useMemo(
    () => ({ ...shown, navigate: navigateFromHere }),
    [shown, navigateFromHere],
  );
  return <Context value={value}>{children}</Context>;
}

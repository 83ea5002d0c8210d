import { useDeferredValue, useMemo } from 'react';
import { type BaseLocationHook, useRouter } from 'wouter';
import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location';

/**
 * The location of the page on screen. While the next page loads, it is still that of the previous one.
 * @returns a location hook for the router around the page, and whether another page was asked for
 */
export function useShownLocation() {
  const asked = usePathname(useRouter());
  const pathname = useDeferredValue(asked);
  const hook = useMemo(() => locationAt(pathname), [pathname]);
  // Followed here as well, for pages that do not read their query.
  hook.searchHook();
  return { pathname, hook, isLoading: pathname !== asked };
}

/** Lets a page read its own address until it is replaced, although the browser's has already changed. */
function locationAt(pathname: string) {
  let search = '';
  const readSearch = () => {
    if (globalThis.location?.pathname === pathname) search = location.search;
    return search;
  };
  const navigateFromHere: typeof navigate = (to, options) => {
    // The address may already be that of the next page, which this page must not replace.
    if (options?.replace && location.pathname !== pathname) return;
    navigate(to, options);
  };
  return Object.assign((): ReturnType<BaseLocationHook> => [pathname, navigateFromHere], {
    searchHook: () => useLocationProperty(readSearch, readSearch),
  });
}

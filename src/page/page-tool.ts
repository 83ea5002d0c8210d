import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** Requested tools, one entry per mounted component that requests one. */
let requested: readonly ComponentType[] = [];
const listeners = new Set<() => void>();

function setRequested(next: readonly ComponentType[]): void {
  requested = next;
  for (const listener of [...listeners]) listener();
}

/** Shows a tool at the foot of the page while the calling component is mounted. */
export function usePageTool(tool: ComponentType): void {
  useEffect(() => {
    setRequested([...requested, tool]);
    return () => setRequested(requested.toSpliced(requested.indexOf(tool), 1));
  }, [tool]);
}

/** Requests a tool as part of a component that is loaded later. */
export function PageTool({ tool }: { tool: ComponentType }): null {
  usePageTool(tool);
  return null;
}

/** The tool the current page requests most recently, or `null`; shown by the layout. */
export function useRequestedTool(): ComponentType | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => requested.at(-1) ?? null,
    () => null,
  );
}

import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';

/** Requested tools, one entry per mounted component that requests one. */
let requested: readonly ComponentType[] = [];
const listeners = new Listeners();

function setRequested(next: readonly ComponentType[]): void {
  requested = next;
  listeners.notify();
}

/** Shows a tool at the foot of the page while the calling component is mounted. @param tool `null` for none yet */
export function usePageTool(tool: ComponentType | null): void {
  useEffect(() => {
    if (!tool) return;
    setRequested([...requested, tool]);
    return () => setRequested(requested.toSpliced(requested.indexOf(tool), 1));
  }, [tool]);
}

let notice: ComponentType | null = null;

/** Shows a notice on every page, in the dock; `null` for none. */
export function showPageNotice(shown: ComponentType | null): void {
  notice = shown;
  listeners.notify();
}

const useDocked = (current: () => ComponentType | null) =>
  useSyncExternalStore(listeners.subscribe, current, () => null);

/** The tool the current page requests most recently, or `null`; shown by the layout. */
export const useRequestedTool = () => useDocked(() => requested.at(-1) ?? null);

/** The notice to show, or `null`; shown by the layout. */
export const usePageNotice = () => useDocked(() => notice);

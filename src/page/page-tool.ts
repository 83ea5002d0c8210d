import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';

/** Who asks for which tool; the page has as many entries as it has parts that ask. */
let asked: readonly ComponentType[] = [];
const listeners = new Listeners();

function ask(next: readonly ComponentType[]): void {
  asked = next;
  listeners.notify();
}

/** Keeps a tool at hand at the foot of the page for as long as the component that asks is shown. */
export function usePageTool(tool: ComponentType): void {
  useEffect(() => {
    ask([...asked, tool]);
    return () => ask(asked.toSpliced(asked.indexOf(tool), 1));
  }, [tool]);
}

/** Asks for a tool that is there only later, as part of what needs it. */
export function PageTool({ tool }: { tool: ComponentType }): null {
  usePageTool(tool);
  return null;
}

/** The tool that the page on screen asks for, if any; the layout shows it. */
export function useAskedTool(): ComponentType | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => asked.at(-1) ?? null,
    () => null,
  );
}

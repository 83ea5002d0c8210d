import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** Who asks for which tool; the page has as many entries as it has parts that ask. */
let asked: readonly ComponentType[] = [];
const listeners = new Set<() => void>();

function ask(next: readonly ComponentType[]): void {
  asked = next;
  for (const listener of [...listeners]) listener();
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
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked.at(-1) ?? null,
    () => null,
  );
}

import type { KeepProblem } from '#src/offline/saved/page-copies.ts';

/** Messages for the reasons why something cannot be saved. */
export const PROBLEMS: Readonly<Record<KeepProblem, string>> = {
  full: 'This browser has no room left for it. Free some room on this device, or delete something that is saved, and try again.',
  network:
    'The connection was lost. What has arrived is kept: try again, and the rest will follow.',
  unsupported: 'Your browser cannot save anything for offline use.',
};

/** '1.2 MB'; small amounts are rounded up to 0.1. */
export function megabytes(bytes: number): string {
  const tenths = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 100_000));
  return `${(tenths / 10).toFixed(1)} MB`;
}

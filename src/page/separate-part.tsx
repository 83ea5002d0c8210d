import { type ReactNode, Suspense } from 'react';
import { HydrationMark, useHydratingPart } from './hydration.ts';

/**
 * Part of a prerendered page that hydrates by itself after the rest, without a long task. Its props should
 * not change until then.
 */
export function SeparatePart({ children }: { children: ReactNode }) {
  useHydratingPart();
  return (
    <Suspense>
      {children}
      <HydrationMark />
    </Suspense>
  );
}

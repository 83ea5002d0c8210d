import { useState } from 'react';
import { useMatching } from '#src/exercises/matching/matching-context.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';

/** How often was checked. Keys a result, so that the same one twice is animated and announced twice. */
export function useChecks(): number {
  const { actor } = useMatching();
  const [checks, setChecks] = useState(0);
  useEmitted(actor, 'exercise.checked', () => setChecks((count) => count + 1));
  return checks;
}

import { useCallback } from 'react';
import { ChartSheet } from '#src/band/chart/sheet/chart-sheet.tsx';
import { tempoOf } from '#src/practice/playing/machine.ts';
import type { PracticeStore } from '#src/practice/practice-store.ts';
import { sheetOf } from './sheet.ts';

/** The printed sheet instead of the page: the loop, the song or its bars that are repeated. */
export function PrintPart({ store: { actor } }: { store: PracticeStore }) {
  const sheet = useCallback(() => {
    const { context } = actor.getSnapshot();
    // Another range is no other piece.
    const { range } = context.settings;
    return sheetOf(context.piece, { ...context.written, range }, tempoOf(context));
  }, [actor]);
  return <ChartSheet sheet={sheet} />;
}

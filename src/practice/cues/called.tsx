import type { Cue } from '#src/practice/playing/machine.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';

/** The announcement once the band has heard a cue. */
const TEXTS: Readonly<Record<Cue, string>> = {
  mambo: 'Mambo from the next bar',
  corte: 'A corte in the next bar',
  end: 'The end from the next bar',
};

/** The cue that the band has heard, for screen readers. */
export function Called({ store }: { store: PracticeStore }) {
  const called = usePractice(store, (context) => context.called);
  return (
    <p role="status" className="visually-hidden">
      {called && TEXTS[called.cue]}
    </p>
  );
}

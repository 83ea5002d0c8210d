import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { calledText } from './cue-texts.ts';

/** The cue that the band has heard, for screen readers. */
export function Called({ store }: { store: PracticeStore }) {
  const called = usePractice(store, (context) => context.called);
  return (
    <p role="status" className="visually-hidden">
      {called && calledText(called.cue)}
    </p>
  );
}

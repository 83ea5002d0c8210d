import type { CSSProperties } from 'react';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { stairsOf } from './bars.ts';
import type { TempoRamp } from './settings.ts';
import styles from './stairs.module.css';

/** The tempos of a ramp as stairs: passed, filling bar by bar, and to come. */
export function Stairs({ store, ramp }: { store: PracticeStore; ramp: TempoRamp }) {
  const from = usePractice(store, ({ settings }) => settings.tempo);
  const tempo = usePractice(store, tempoOf);
  const bar = usePractice(store, (context) => context.bar);
  const share = bar === null ? 0 : ((bar % ramp.every) + 1) / ramp.every;
  const steps = stairsOf(ramp, from, tempo);
  return (
    <ol className={styles.stairs} aria-hidden="true">
      {steps.map((step, index) => (
        <li
          key={step}
          data-step={step < tempo ? 'passed' : step === tempo ? 'now' : 'to-come'}
          style={
            { '--height': (index + 3) / (steps.length + 2), '--share': share } as CSSProperties
          }
        >
          <i />
          {step}
        </li>
      ))}
    </ol>
  );
}

import { memo, useSyncExternalStore } from 'react';
import type { Cue } from '#src/practice/playing/machine.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { pedalsOf } from './pedal.ts';

const CUE_NAMES: Readonly<Record<Cue, string>> = {
  mambo: 'Mambo now',
  corte: 'Corte now',
  end: 'End now',
};

const PEDAL_TEXTS = {
  unasked: 'Use a MIDI pedal',
  asking: 'Asking the browser…',
  absent: 'This browser has no MIDI',
  refused: 'MIDI was refused',
  unplugged: 'No pedal is plugged in',
  ready: 'The pedal is ready',
} as const;

interface CuesProps {
  store: PracticeStore;
  /** Whether MIDI pedals can be connected here. */
  hasPedal?: boolean;
}

/**
 * Calls the band to the mambo, a corte or the end at the next bar line; in a loop to a corte only. A pedal does the
 * same: sustain for a corte, sostenuto for the mambo, soft for the end.
 */
export const Cues = memo(function Cues({ store, hasPedal = false }: CuesProps) {
  const { actor } = store;
  const playing = usePractice(store, ({ bar }) => bar !== null);
  const isSong = usePractice(store, ({ settings }) => settings.length === 'form');
  const called = usePractice(store, (context) => context.called);
  const pedals = pedalsOf(store);
  const state = useSyncExternalStore(pedals.subscribe, () => pedals.state);
  const cues: readonly Cue[] = isSong ? ['mambo', 'corte', 'end'] : ['corte'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are not fields of a form
    <div role="group" aria-label="Cues" className="controls">
      {cues.map((cue) => (
        <Button
          key={cue}
          aria-disabled={!playing}
          aria-pressed={called?.cue === cue}
          onClick={() => actor.send({ type: 'cue.call', cue })}
        >
          {CUE_NAMES[cue]}
        </Button>
      ))}
      {hasPedal && (
        <Button
          kind="quiet"
          aria-disabled={state !== 'unasked'}
          onClick={() => state === 'unasked' && pedals.connect()}
        >
          {PEDAL_TEXTS[state]}
        </Button>
      )}
    </div>
  );
});

import { MidiInput } from '#src/device/system/midi-input.ts';
import type { PracticeStore } from '#src/practice/practice-store.ts';
import { pedalReader } from './pedal.ts';

const PEDALS = new WeakMap<PracticeStore['actor'], MidiInput>();

/** The pedals of the page. Once connected they call for cues in every place, until the page is left. */
export function pedalsOf({ actor }: PracticeStore): MidiInput {
  const known = PEDALS.get(actor);
  if (known) return known;
  const read = pedalReader();
  const pedals = new MidiInput(({ data }) => {
    const cue = read(data);
    if (cue) actor.send({ type: 'cue.call', cue });
  });
  actor.subscribe({ complete: () => pedals.close() });
  PEDALS.set(actor, pedals);
  return pedals;
}

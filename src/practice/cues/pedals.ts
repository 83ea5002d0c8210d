import { MidiInput } from '#src/device/system/midi-input.ts';
import type { Room } from '#src/practice/room.ts';
import { pedalReader } from './pedal.ts';

const PEDALS = new WeakMap<Room['actor'], MidiInput>();

/** The pedals of a room. Once connected they call for cues in every place of it, until the page is left. */
export function pedalsOf({ actor }: Room): MidiInput {
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

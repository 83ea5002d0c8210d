import { MidiInput } from '#src/device/system/midi-input.ts';
import type { Cue } from '#src/practice/playing/machine.ts';
import type { PracticeStore } from '#src/practice/practice-store.ts';

/** The cue of each pedal, by its MIDI controller: sustain, sostenuto, soft. */
const CUES: ReadonlyMap<number, Cue> = new Map([
  [64, 'corte'],
  [66, 'mambo'],
  [67, 'end'],
]);
/** From this value on a pedal is down. */
const DOWN = 64;

/** A reader of MIDI pedals, on any channel: a cue with each press, however many positions a pedal sends. */
export function pedalReader(): (data: Uint8Array | null) => Cue | null {
  const held = new Set<number>();
  return (data) => {
    const [status = 0, controller = 0, value = 0] = data ?? [];
    const cue = (status & 0xf0) === 0xb0 ? CUES.get(controller) : undefined;
    if (cue === undefined) return null;
    const wasDown = held.has(controller);
    if (value < DOWN) held.delete(controller);
    else held.add(controller);
    return value >= DOWN && !wasDown ? cue : null;
  };
}

const PEDALS = new WeakMap<PracticeStore['actor'], MidiInput>();

/** The MIDI pedals of the page. Once connected, they send cues from every place until the page is left. */
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

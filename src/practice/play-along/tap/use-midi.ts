import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { MidiInput, type MidiState } from '#src/device/system/midi-input.ts';
import { type Tap, tappedAt } from '#src/sound/taps/tap-time.ts';

/** A note-on message that is not the note-off of running status: any channel, velocity above 0. */
function isNoteOn(data: Uint8Array | null): boolean {
  const [status = 0, , velocity = 0] = data ?? [];
  return (status & 0xf0) === 0x90 && velocity > 0;
}

/** Taps by MIDI pads and keyboards. */
export function useMidi(onTap: (tap: Tap) => void): { state: MidiState; connect: () => void } {
  const onMessage = useEffectEvent((event: MIDIMessageEvent) => {
    if (isNoteOn(event.data)) onTap({ kind: 'midi', at: tappedAt(event, performance.now()) });
  });
  const [input, setInput] = useState<MidiInput | null>(null);
  useEffect(() => {
    const opened = new MidiInput((event) => onMessage(event));
    setInput(opened);
    return () => opened.close();
  }, []);
  const state = useSyncExternalStore(
    input?.subscribe ?? noSubscription,
    () => input?.state ?? 'unasked',
    () => 'unasked' as const,
  );
  return { state, connect: () => input?.connect() };
}

const noSubscription = () => () => {};

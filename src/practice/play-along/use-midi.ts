import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Tap, tappedAt } from '#src/sound/taps/tap-time.ts';

/** The state of MIDI: `unasked` before the first press. */
export type MidiState = 'unasked' | 'asking' | 'absent' | 'refused' | 'unplugged' | 'ready';

/** A note-on message that is not the note-off of running status: any channel, velocity above 0. */
export function isNoteOn(data: Uint8Array | null | undefined): boolean {
  return (
    data !== null && data !== undefined && ((data[0] ?? 0) & 0xf0) === 0x90 && (data[2] ?? 0) > 0
  );
}

/** Taps by MIDI pads and keyboards. */
export function useMidi(onTap: (tap: Tap) => void): MidiInput {
  return useMidiInput((event) => {
    if (isNoteOn(event.data)) onTap({ kind: 'midi', at: tappedAt(event, performance.now()) });
  });
}

interface MidiInput {
  state: MidiState;
  connect: () => void;
}

/** Messages of all MIDI devices. The browser asks for permission at `connect`, never before. */
export function useMidiInput(onMidi: (event: MIDIMessageEvent) => void): MidiInput {
  const [state, setState] = useState<MidiState>('unasked');
  const access = useRef<MIDIAccess | null>(null);
  const onMessage = useEffectEvent(onMidi);
  const listen = () => {
    const inputs = [...(access.current?.inputs.values() ?? [])];
    for (const input of inputs) input.onmidimessage = listener.current;
    setState(inputs.some((input) => input.state === 'connected') ? 'ready' : 'unplugged');
  };
  const listener = useRef((_: MIDIMessageEvent) => {});
  useEffect(() => {
    listener.current = (event) => onMessage(event);
    return () => {
      if (!access.current) return;
      access.current.onstatechange = null;
      for (const input of access.current.inputs.values()) input.onmidimessage = null;
    };
  }, []);

  const connect = () => {
    if (access.current || state === 'asking') return;
    if (!navigator.requestMIDIAccess) {
      setState('absent');
      return;
    }
    setState('asking');
    navigator.requestMIDIAccess().then(
      (granted) => {
        access.current = granted;
        granted.onstatechange = listen;
        listen();
      },
      () => setState('refused'),
    );
  };
  return { state, connect };
}

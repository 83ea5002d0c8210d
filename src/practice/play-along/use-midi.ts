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

/** Taps by MIDI pads and keyboards. The browser asks for permission at `connect`, never before. */
export function useMidi(onTap: (tap: Tap) => void): { state: MidiState; connect: () => void } {
  const [state, setState] = useState<MidiState>('unasked');
  const access = useRef<MIDIAccess | null>(null);
  const onMessage = useEffectEvent((event: MIDIMessageEvent) => {
    if (isNoteOn(event.data)) onTap({ kind: 'midi', at: tappedAt(event, performance.now()) });
  });
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

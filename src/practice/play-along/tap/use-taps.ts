import {
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { MidiInput, type MidiState } from '#src/device/system/midi-input.ts';
import { isCovered, isTyping, useKeyDown } from '#src/page/input/keys.ts';
import { type InputKind, type Tap, tappedAt } from '#src/sound/taps/tap-time.ts';
import { isFormerKey, tapKeyOf } from './tap-keys.ts';

interface TapsOptions {
  /** Whether taps are reported. Otherwise the tap key is left to the page, unless the panel is in view. */
  enabled: boolean;
  /** The key that taps, wherever the focus is; `null` for none. Enter and Space tap on the focused pad. */
  tapKey: string | null;
  /** The element that contains all of *Play along*. */
  panel: { readonly current: HTMLElement | null };
  pad: { readonly current: HTMLElement | null };
  onTap: (tap: Tap) => void;
}

/** Taps by key and on the pad, each with the time of its event. @returns the handler of pointers on the pad */
export function useTaps({ enabled, tapKey, panel, pad, onTap }: TapsOptions) {
  const report = (kind: InputKind, event: { readonly timeStamp: number }) =>
    onTap({ kind, at: tappedAt(event, performance.now()) });

  useKeyDown((event) => {
    const { target } = event;
    if (isTyping(target) || isCovered()) return;
    const onPad = enabled && target === pad.current && (event.key === 'Enter' || event.key === ' ');
    const isTapKey = tapKey !== null && tapKeyOf(event) === tapKey;
    const isUnused = isFormerKey(event);
    if (!onPad && !isTapKey && !isUnused) return;
    // Before a run, the panel in view keeps the key: a musician who tries it does not mean its other use.
    if (!enabled && !isInSight(panel.current)) return;
    // A focused button would be clicked, and a held key repeats.
    event.preventDefault();
    if (enabled && !event.repeat && !isUnused) report('key', event);
  }, true);

  return (event: PointerEvent) => {
    if (!enabled || event.button !== 0) return;
    report(event.pointerType === 'mouse' ? 'mouse' : 'touch', event);
  };
}

function isInSight(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

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
  const [input] = useState(() => new MidiInput((event) => onMessage(event)));
  useEffect(() => () => input.close(), [input]);
  const state = useSyncExternalStore(input.subscribe, () => input.state);
  return { state, connect: input.connect };
}

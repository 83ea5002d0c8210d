// The place in a presentation, sent to a second window that follows the first.

import type { ClassItem } from '#src/classroom/class-item.ts';
import type { Command } from '#src/present/keys.ts';
import type { SlideStep } from '#src/present/slide.ts';

export interface PresentedPlace {
  /** The slide and its step on the screen. */
  item: ClassItem;
  title: string;
  slide: { id: string; title: string };
  step: SlideStep;
  /** The slide and its step after Next; `null` at the end. */
  next: { title: string; step: SlideStep } | null;
  /** When presenting began, as from `Date.now()`. */
  startedAt: number;
}

/** From the window that presents: its place, or `null` once it has stopped presenting. */
export type PlaceMessage = { type: 'place'; from: string; place: PresentedPlace | null };

export type FollowMessage =
  | PlaceMessage
  /** From the window with the notes: asks for the place. */
  | { type: 'ask' }
  /** From the window with the notes: a command for the window that it follows. */
  | { type: 'command'; to: string; command: Command };

/** A channel between the windows of this browser. */
export const openChannel = () => new BroadcastChannel('martillo-class');

/** Sends a command from the window with the notes. @param to the window that it follows */
export function sendCommand(to: string, command: Command): void {
  const channel = openChannel();
  channel.postMessage({ type: 'command', to, command } satisfies FollowMessage);
  channel.close();
}

/** Connects a presentation with the window with the notes. @param run the commands from there */
export function openPublisher(run: (command: Command) => void) {
  const channel = openChannel();
  const from = `${Date.now()}-${Math.random()}`;
  let current: PresentedPlace | null = null;
  /** Sends the place of this presentation, now and whenever the other window asks; `null` once it was left. */
  const publish = (place: PresentedPlace | null) => {
    current = place;
    channel.postMessage({ type: 'place', from, place } satisfies FollowMessage);
  };
  const leave = () => publish(null);
  channel.onmessage = ({ data }: MessageEvent<FollowMessage>) => {
    if (data.type === 'ask' && current) publish(current);
    if (data.type === 'command' && data.to === from) run(data.command);
  };
  window.addEventListener('pagehide', leave);
  return {
    publish,
    close() {
      leave();
      channel.close();
      window.removeEventListener('pagehide', leave);
    },
  };
}

/** The query of the window with the notes. */
export const NOTES_QUERY = 'notes';

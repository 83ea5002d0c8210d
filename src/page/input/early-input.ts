// Clicks and keys before their control is hydrated: the first script (src/app/head) keeps them, hydrated parts replay them.

import type { SyntheticEvent } from 'react';
import { nextTask } from '#lib/next-task.ts';

/** An input without effect so far. */
export interface EarlyInput {
  control: HTMLElement;
  /** The key, or `null` for a click. */
  key: KeyboardEventInit | null;
}

/** An event, with a mark once React has handled it. */
export type Answerable<Type = Event> = Type & { answered?: boolean };

declare global {
  interface Window {
    /** The inputs that the script in the head has kept. */
    earlyInput?: EarlyInput[];
  }
}

/** Marks an event as handled by React: its control is hydrated. A handler for the outermost element. */
export function answer({ nativeEvent }: SyntheticEvent): void {
  (nativeEvent as Answerable).answered = true;
}

let replaying = false;
/** Whether another part has been hydrated while inputs were replayed. */
let again = false;

/** Repeats the inputs whose controls are hydrated by now, in order. */
export async function replayEarlyInput(): Promise<void> {
  const kept = window.earlyInput;
  again = true;
  if (!kept || replaying) return;
  replaying = true;
  while (again) {
    again = false;
    await replay(kept);
  }
  replaying = false;
}

async function replay(kept: EarlyInput[]): Promise<void> {
  for (const input of [...kept]) {
    const { control, key } = input;
    const event: Answerable = key
      ? new KeyboardEvent('keydown', key)
      : new MouseEvent('click', { bubbles: true, cancelable: true });
    control.dispatchEvent(event);
    if (!event.answered && control.isConnected) continue;
    kept.splice(kept.indexOf(input), 1);
    if (!kept.some((other) => other.control === control)) delete control.dataset.waiting;
    // The next input needs the page as this one leaves it.
    await nextTask();
  }
}

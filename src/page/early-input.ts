// Clicks, keys and choices that come before their control is hydrated. A script in index.html keeps them from the very
// first moment on; parts of the page replay them as they hydrate.

import type { SyntheticEvent } from 'react';
import { nextTask } from '#lib/next-task.ts';

/** An input that had no effect yet. */
interface EarlyInput {
  control: HTMLElement;
  /** The key, or `null` for a click. */
  key: KeyboardEventInit | null;
  /** What was chosen in a select, slider or field, or whether a box or radio button was; without it, it was pressed. */
  value?: string | boolean;
}

type Answerable = Event & { answered?: boolean };

declare global {
  interface Window {
    /** Filled by index.html. */
    earlyInput?: EarlyInput[];
  }
}

/** Marks an event that React has passed on: what it was meant for is hydrated. For the outermost element. */
export function answer({ nativeEvent }: SyntheticEvent): void {
  (nativeEvent as Answerable).answered = true;
}

let replaying = false;
/** Whether another part has been hydrated while inputs were replayed. */
let again = false;

/** Repeats what is answered by now, in its order. */
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
    const { control, key, value } = input;
    let isAnswered: boolean;
    if (value !== undefined) {
      const loaded = await import('./choose-again.ts').catch(() => null);
      isAnswered = Boolean(loaded?.chooseAgain(control as HTMLInputElement, value, send));
    } else if (key) isAnswered = send(control, new KeyboardEvent('keydown', key));
    else isAnswered = send(control, new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (!isAnswered && control.isConnected) continue;
    kept.splice(kept.indexOf(input), 1);
    if (!kept.some((other) => other.control === control)) delete control.dataset.waiting;
    // Each one finds the page as the one before it has left it.
    await nextTask();
  }
}

/** @returns whether the event was answered */
function send(control: HTMLElement, event: Answerable): boolean {
  control.dispatchEvent(event);
  return Boolean(event.answered);
}

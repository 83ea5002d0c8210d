import { Listeners } from '#lib/listeners.ts';

/** The state of MIDI; `unasked` before the first request. */
export type MidiState = 'unasked' | 'asking' | 'absent' | 'refused' | 'unplugged' | 'ready';

/** Messages of all MIDI devices. The browser asks for permission at `connect`, never before. */
export class MidiInput {
  state: MidiState = 'unasked';
  readonly #listeners = new Listeners();
  readonly #onMessage: (event: MIDIMessageEvent) => void;
  #access: MIDIAccess | null = null;

  /** @param onMessage called with each message of any device, from `connect` to `close` */
  constructor(onMessage: (event: MIDIMessageEvent) => void) {
    this.#onMessage = onMessage;
  }

  /** Calls back when the state has changed. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  readonly connect = (): void => {
    if (this.#access || this.state === 'asking') return;
    if (!navigator.requestMIDIAccess) {
      this.#become('absent');
      return;
    }
    this.#become('asking');
    navigator.requestMIDIAccess().then(
      (granted) => {
        this.#access = granted;
        granted.onstatechange = () => this.#listen(granted);
        this.#listen(granted);
      },
      () => this.#become('refused'),
    );
  };

  /** Stops receiving messages. */
  close(): void {
    if (!this.#access) return;
    this.#access.onstatechange = null;
    for (const input of this.#access.inputs.values()) input.onmidimessage = null;
  }

  #listen({ inputs }: MIDIAccess): void {
    const all = [...inputs.values()];
    for (const input of all) input.onmidimessage = this.#onMessage;
    this.#become(all.some(({ state }) => state === 'connected') ? 'ready' : 'unplugged');
  }

  #become(state: MidiState): void {
    this.state = state;
    this.#listeners.notify();
  }
}

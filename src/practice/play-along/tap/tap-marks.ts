import { Listeners } from '#lib/listeners.ts';
import type { TapMark } from '#src/band/chart/chart-band.ts';

/** The marks of a run, for listeners that draw them without rendering. */
export class TapMarks {
  readonly #listeners = new Listeners<[mark: TapMark | null]>();
  /** The taps of the run so far, in the order in which they were made. */
  all: readonly TapMark[] = [];

  /** Calls back with each new mark, and with `null` when a run begins. @returns unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  add(mark: TapMark): void {
    this.all = [...this.all, mark];
    this.#listeners.notify(mark);
  }

  clear(): void {
    this.all = [];
    this.#listeners.notify(null);
  }
}

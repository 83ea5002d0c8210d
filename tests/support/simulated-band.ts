import { Listeners } from '#lib/listeners.ts';
import type { BandPosition } from '#src/band/follow.ts';

/** A band without sound, whose position a test sets. */
export class SimulatedBand implements BandPosition {
  readonly #listeners = new Listeners();
  position: number | null = null;

  readonly subscribe = this.#listeners.subscribe;
  readonly playback = () => ({ position: this.position });

  /** Moves the band, and waits until the chart has been drawn. @param position in beats since bar 0 */
  async moveTo(position: number | null): Promise<void> {
    this.position = position;
    this.#listeners.notify();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

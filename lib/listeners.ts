/**
 * A set of callbacks. `subscribe` is bound, so that it can be passed to `useSyncExternalStore`.
 * A callback subscribed twice is called once.
 */
export class Listeners<Args extends readonly unknown[] = []> {
  readonly #callbacks = new Set<(...args: Args) => void>();

  /** @returns a function that unsubscribes */
  readonly subscribe = (callback: (...args: Args) => void): (() => void) => {
    this.#callbacks.add(callback);
    return () => void this.#callbacks.delete(callback);
  };

  /**
   * Calls every callback subscribed at this moment, in order of subscription. Callbacks added or
   * removed by one of them take effect with the next call.
   */
  notify(...args: Args): void {
    for (const callback of [...this.#callbacks]) callback(...args);
  }
}

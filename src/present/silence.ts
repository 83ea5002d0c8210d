/** Stops every sound, at once: a slide that follows in the same gesture may start its own. */
export let silenceAll = () => {};

/** Loads the code for `silenceAll`. Never rejects: without the engine there is no sound. */
export async function loadSilence(): Promise<void> {
  try {
    const { engine } = await import('#audio/engine/engine.ts');
    // A claim of the output without a sound stops its current owner.
    silenceAll = () => {
      const nobody = {};
      engine.claim(nobody, () => {}, false);
      engine.release(nobody);
    };
  } catch {
    // Offline: the page has not loaded any sound either.
  }
}

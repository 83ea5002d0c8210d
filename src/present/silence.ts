/** Stops whatever plays, at once: a slide that follows in the same gesture may start its own sound. */
export let silenceAll = () => {};

/** Loads what `silenceAll` needs. Never rejects: without the engine, nothing sounds. */
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
    // Offline: the page has loaded no sound, either.
  }
}

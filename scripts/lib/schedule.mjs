/**
 * A step of `npm test`.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [needs] the steps that must have passed before
 * @property {string[]} [after] the steps that must have ended before, passed or not
 * @property {true} [alone] runs while no other step does, but for those in the background
 * @property {true} [background] starts beside any others, and takes no slot
 */

/**
 * Runs steps side by side, each as soon as the steps it needs have passed and a slot is free; the
 * first of the list first. A step that is needed or to come before, but not in the list, counts as passed.
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {number} slots how many steps may run at once
 * @param {(step: S, failedNeeds: string[]) => Promise<boolean>} run resolves to whether the step
 *   passed; with failed needs, the step is to be reported and not run
 * @returns {Promise<void>} once every step has ended
 */
export async function schedule(steps, slots, run) {
  const waiting = [...steps];
  /** @type {Map<string, boolean>} */
  const passed = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const isDone = (/** @type {string} */ name) =>
    passed.has(name) || !steps.some((step) => step.name === name);

  /** @param {Step} step */
  const isFree = ({ alone, background }) => {
    const ahead = steps.filter((step) => running.has(step.name) && !step.background);
    if (background) return true;
    if (alone) return ahead.length === 0;
    return ahead.length < slots && !ahead.some((step) => step.alone);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const { name, needs = [], after = [] } = step;
      if (![...needs, ...after].every(isDone) || !isFree(step)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      const failedNeeds = needs.filter((need) => passed.get(need) === false);
      const ended = run(step, failedNeeds).then((ok) => {
        passed.set(name, ok);
        running.delete(name);
      });
      running.set(name, ended);
    }
    if (running.size === 0) throw new Error('The steps need each other in a circle.');
    await Promise.race(running.values());
  }
}

/**
 * Keeps the output of steps that run at once apart: a step that runs alone is streamed, and the others
 * are printed as a block when they end.
 */
export class StepOutput {
  #stream;
  /** What each running step has written and is not printed yet. @type {Map<string, (Buffer | string)[]>} */
  #held = new Map();
  /** The step whose output is on the stream. @type {string | undefined} */
  #streamed;

  /** @param {{ write(chunk: Buffer | string): unknown }} stream */
  constructor(stream) {
    this.#stream = stream;
  }

  /**
   * Begins the output of a step.
   * @param {string} name
   * @returns {{ write: (chunk: Buffer | string) => void, end: (outcome: string) => void }}
   */
  begin(name) {
    this.#held.set(name, []);
    return {
      write: (chunk) => {
        this.#held.get(name)?.push(chunk);
        if (this.#held.size === 1) this.#flush(name);
      },
      end: (outcome) => {
        this.#flush(name);
        this.#stream.write(`-- ${name} ${outcome} --\n`);
        this.#held.delete(name);
        this.#streamed = undefined;
      },
    };
  }

  /** @param {string} name */
  #flush(name) {
    if (this.#streamed !== name) this.#stream.write(`\n== ${name} ==\n`);
    this.#streamed = name;
    for (const chunk of this.#held.get(name)?.splice(0) ?? []) this.#stream.write(chunk);
  }
}

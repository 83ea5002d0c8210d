import { Howl, Howler } from 'howler';

/** How long a server may take to begin its answer (milliseconds). */
const PATIENCE = 10_000;

/** How long a clip takes to fall silent or to come in again when it is cut (seconds): no click. */
const FADE = 0.01;

/**
 * Loads a clip from the first of its sources that can be fetched and decoded.
 * @param bus where it is to sound; a clip belongs to the bus's context and goes when that goes
 * @throws when no source can be had, or `signal` says that nobody wants it any more
 */
export async function loadClip(
  sources: readonly string[],
  bus: GainNode,
  signal: AbortSignal,
): Promise<ClipSound> {
  shareContext(bus);
  let failure: unknown = new Error('no source is of a kind that this browser plays');
  for (const source of sources) {
    const format = /\.(\w+)(?:[?#]|$)/.exec(source)?.[1] ?? '';
    if (!Howler.codecs(format)) continue;
    try {
      const sound = await decode(await fetchAsDataUrl(source, format, signal), format, bus);
      if (signal.aborted) sound.unload();
      signal.throwIfAborted();
      return sound;
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
}

/** A loaded clip: Howler holds and plays it, a fader of its own lets it stop without a click. */
export class ClipSound {
  readonly bus: GainNode;
  readonly #howl: Howl;
  readonly #fader: GainNode;
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** @param howl loaded, and connected to `fader` */
  constructor(howl: Howl, fader: GainNode, bus: GainNode) {
    this.#howl = howl;
    this.#fader = fader;
    this.bus = bus;
  }

  /** How long it lasts. */
  get seconds(): number {
    return this.#howl.duration();
  }

  /** Sounds at once, from so many seconds into the clip. The context must be running. */
  play(from: number): void {
    shareContext(this.bus);
    clearTimeout(this.#fading);
    this.#howl.stop();
    const { gain, context } = this.#fader;
    gain.cancelScheduledValues(0);
    // The first stroke of a clip is not to be softened.
    gain.setValueAtTime(from > 0 ? 0 : 1, context.currentTime);
    gain.linearRampToValueAtTime(1, context.currentTime + FADE);
    this.#howl.seek(from);
    this.#howl.play();
  }

  stop(): void {
    this.#fadeOut(() => this.#howl.stop());
  }

  /** Gives back everything it holds. */
  unload(): void {
    this.#fadeOut(() => {
      this.#howl.unload();
      this.#fader.disconnect();
    });
  }

  #fadeOut(then: () => void): void {
    clearTimeout(this.#fading);
    if (!this.#howl.playing()) {
      then();
      return;
    }
    this.#fader.gain.setTargetAtTime(0, this.#fader.context.currentTime, FADE / 5);
    this.#fading = setTimeout(then, 2000 * FADE);
  }
}

/** Lets Howler work in our context, so that it never opens one of its own nor meddles with ours. */
function shareContext({ context }: GainNode): void {
  Object.assign(Howler, { ctx: context, autoUnlock: false, autoSuspend: false, state: 'running' });
}

/** @throws Error when nothing has come after PATIENCE */
function inTime<T>(coming: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer`)), PATIENCE);
    void coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Howler connects each Howl to what is its master when the Howl is made. */
function decode(data: string, format: string, bus: GainNode): Promise<ClipSound> {
  const fader = bus.context.createGain();
  fader.connect(bus);
  Howler.masterGain = fader;
  return new Promise((resolve, reject) => {
    const howl: Howl = new Howl({
      src: data,
      format,
      onload: () => resolve(new ClipSound(howl, fader, bus)),
      onloaderror: (_, error) => {
        howl.unload();
        fader.disconnect();
        reject(new Error(`${error}`));
      },
    });
  });
}

/**
 * Fetches a file in the form that Howler decodes without a request of its own. Its requests cannot be
 * called off, and when one fails it plays through an audio element, past our bus.
 */
async function fetchAsDataUrl(
  source: string,
  format: string,
  signal: AbortSignal,
): Promise<string> {
  const response = await inTime(fetch(source, { signal }), source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  const blob = new Blob([await response.arrayBuffer()], { type: `audio/${format}` });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

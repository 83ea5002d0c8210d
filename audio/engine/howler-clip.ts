import { Howl, Howler } from 'howler';
import { type ClipSound, FADE, fadeIn } from './loaded-clip.ts';

/** How long a server may take to begin its answer (milliseconds). */
const PATIENCE = 10_000;

/**
 * Loads a clip from the first of its sources that can be fetched and decoded.
 * @param sources addresses of the same clip in several formats, the preferred one first
 * @throws when no source can be had, or `signal` says that nobody wants it any more
 */
export async function loadFile(
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
      failure = new Error(source, { cause: error });
    }
  }
  throw failure;
}

/** A fetched clip: Howler holds and plays it, a fader of its own lets it stop without a click. */
class HowlSound implements ClipSound {
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

  get seconds(): number {
    return this.#howl.duration();
  }

  play(from: number): void {
    shareContext(this.bus);
    clearTimeout(this.#fading);
    this.#howl.stop();
    fadeIn(this.#fader, from);
    this.#howl.seek(from);
    this.#howl.play();
  }

  stop(): void {
    this.#fadeOut(() => this.#howl.stop());
  }

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
      onload: () => resolve(new HowlSound(howl, fader, bus)),
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

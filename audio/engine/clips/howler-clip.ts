import { Howl, Howler } from 'howler';
import { FADE, fadeIn, type LoadedClip } from './loaded-clip.ts';

/** Time limit for a server to start responding, in milliseconds. */
const RESPONSE_TIMEOUT = 10_000;

/**
 * Loads a clip from the first of its sources that can be fetched and decoded.
 * @param sources addresses of the clip in several formats, preferred format first
 * @param bus the bus to play into; awaited while the file is fetched
 * @throws Error when no source can be loaded, there is no bus, or `signal` is aborted
 */
export async function loadFile(
  sources: readonly string[],
  bus: Promise<GainNode>,
  signal: AbortSignal,
): Promise<LoadedClip> {
  let failure: unknown = new Error('this browser plays none of the formats');
  for (const source of sources) {
    const format = /\.(\w+)(?:[?#]|$)/.exec(source)?.[1] ?? '';
    if (!Howler.codecs(format)) continue;
    try {
      const [data, node] = await Promise.all([fetchAsDataUrl(source, format, signal), bus]);
      const sound = await decode(data, format, node);
      if (signal.aborted) sound.unload();
      signal.throwIfAborted();
      return sound;
    } catch (error) {
      signal.throwIfAborted();
      // Without sound, no other format helps.
      await bus;
      failure = new Error(source, { cause: error });
    }
  }
  throw failure;
}

/** A fetched clip. Howler holds and plays it; a fader stops it without a click. */
class HowlClip implements LoadedClip {
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

/** Makes Howler use our AudioContext, so that it neither opens its own nor suspends ours. */
function shareContext({ context }: GainNode): void {
  Object.assign(Howler, { ctx: context, autoUnlock: false, autoSuspend: false, state: 'running' });
}

/** @throws Error when `promise` is still pending after RESPONSE_TIMEOUT */
function withTimeout<T>(promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no response`)), RESPONSE_TIMEOUT);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A new Howl connects to Howler's master gain, which is replaced by the clip's fader during that call. */
function decode(data: string, format: string, bus: GainNode): Promise<LoadedClip> {
  shareContext(bus);
  const fader = bus.context.createGain();
  fader.connect(bus);
  Howler.masterGain = fader;
  return new Promise((resolve, reject) => {
    const howl: Howl = new Howl({
      src: data,
      format,
      onload: () => resolve(new HowlClip(howl, fader, bus)),
      onloaderror: (_, error) => {
        howl.unload();
        fader.disconnect();
        reject(new Error(`${error}`));
      },
    });
  });
}

/** Fetches a file as a data URL: Howler's own requests cannot be aborted, and fall back to an element that bypasses our bus. */
async function fetchAsDataUrl(
  source: string,
  format: string,
  signal: AbortSignal,
): Promise<string> {
  const response = await withTimeout(fetch(source, { signal }), source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  const blob = new Blob([await response.arrayBuffer()], { type: `audio/${format}` });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

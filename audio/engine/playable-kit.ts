import type { Instrument } from '#audio/music/instrument.ts';
import { type RecordedInstrument, SPRITES, type Sprite, spriteUrl } from '#audio/samples/banks.ts';
import { fetchBytes, fetchSprite, Kit } from './band/kit.ts';

/** A sprite in the queue of prefetches. `resolve` receives its samples. */
interface PendingSprite {
  instrument: RecordedInstrument;
  sprite: Sprite;
  resolve(samples: Promise<ArrayBuffer>): void;
}

/** The samples in a format that this browser can decode: MP3 after WebM has failed, since some claim too much. */
export class PlayableKit extends Kit {
  #isMp3 = false;
  /** Names of the files that have been requested or prefetched. */
  readonly #known = new Set<string>();
  /** Prefetched files, by name. */
  readonly #ahead = new Map<string, Promise<ArrayBuffer>>();
  readonly #waiting: PendingSprite[] = [];
  #isFetching = false;

  constructor() {
    super((instrument, sprite) => this.#fetch(instrument, sprite));
  }

  /**
   * Fetches samples before `load` needs them, one file after the other, so that the first one arrives soon. The latest
   * call has priority. A failure is left to `load`.
   */
  prefetch(instruments: readonly Instrument[]): void {
    if (this.#isMp3) return;
    for (const instrument of instruments) if (instrument !== 'guira') this.#queue(instrument);
    const place = ({ instrument }: PendingSprite) => {
      const at = instruments.indexOf(instrument);
      return at < 0 ? instruments.length : at;
    };
    this.#waiting.sort((a, b) => place(a) - place(b));
    if (!this.#isFetching) void this.#fetchAll();
  }

  override async load(instruments: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    const wanted = [...instruments];
    try {
      await super.load(wanted, context);
    } catch (error) {
      const isUndecodable = error instanceof DOMException && error.name === 'EncodingError';
      if (!isUndecodable) throw error;
      this.#isMp3 = true;
      await super.load(wanted, context);
    }
  }

  #fetch(instrument: RecordedInstrument, sprite: Sprite): Promise<ArrayBuffer> {
    this.#known.add(sprite.file);
    const ahead = this.#ahead.get(sprite.file);
    this.#ahead.delete(sprite.file);
    if (this.#isMp3) return fetchBytes(spriteUrl(instrument, sprite, 'mp3'));
    return ahead ?? fetchSprite(instrument, sprite);
  }

  #queue(instrument: RecordedInstrument): void {
    const [sprite] = SPRITES[instrument];
    const { file } = sprite;
    if (this.#known.has(file)) return;
    this.#known.add(file);
    const fetching = new Promise<ArrayBuffer>((resolve) => {
      this.#waiting.push({ instrument, sprite, resolve });
    });
    this.#ahead.set(file, fetching);
    // `load` handles the failure. The next call retries.
    fetching.catch(() => {
      this.#known.delete(file);
      if (this.#ahead.get(file) === fetching) this.#ahead.delete(file);
    });
  }

  async #fetchAll(): Promise<void> {
    this.#isFetching = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const fetched = fetchSprite(next.instrument, next.sprite);
      next.resolve(fetched);
      await fetched.catch(() => {});
    }
    this.#isFetching = false;
  }
}

import type { Instrument } from '#audio/music/instrument.ts';
import { type RecordedInstrument, SPRITES, spriteUrl } from '#audio/samples/banks.ts';
import { fetchBytes, fetchSprite, Kit } from './band/kit.ts';

/** Samples that are fetched before they are asked for, one file after the other, so that the first one arrives soon. */
class FetchQueue {
  readonly #known = new Set<string>();
  /** Files that are fetched ahead, by their name. */
  readonly #ahead = new Map<string, Promise<ArrayBuffer>>();
  #waiting: { instrument: Instrument; begin: () => Promise<unknown> }[] = [];
  #isFetching = false;

  /** Samples that are here or on their way; `undefined` if they have to be fetched. */
  take(file: string): Promise<ArrayBuffer> | undefined {
    this.#known.add(file);
    const ahead = this.#ahead.get(file);
    this.#ahead.delete(file);
    return ahead;
  }

  /** Queues the sprites of these instruments, in this order and before all others that wait. */
  add(instruments: readonly Instrument[]): void {
    for (const instrument of instruments) if (instrument !== 'guira') this.#add(instrument);
    const place = ({ instrument }: { instrument: Instrument }) => {
      const at = instruments.indexOf(instrument);
      return at < 0 ? instruments.length : at;
    };
    this.#waiting.sort((a, b) => place(a) - place(b));
    if (!this.#isFetching) void this.#fetchAll();
  }

  #add(instrument: RecordedInstrument): void {
    const [sprite] = SPRITES[instrument];
    const { file } = sprite;
    if (this.#known.has(file)) return;
    this.#known.add(file);
    const fetching = new Promise<ArrayBuffer>((resolve) => {
      const begin = () => {
        const fetched = fetchSprite(instrument, sprite);
        resolve(fetched);
        return fetched;
      };
      this.#waiting.push({ instrument, begin });
    });
    this.#ahead.set(file, fetching);
    // `load` handles the failure. The next call fetches again.
    fetching.catch(() => {
      this.#known.delete(file);
      if (this.#ahead.get(file) === fetching) this.#ahead.delete(file);
    });
  }

  async #fetchAll(): Promise<void> {
    this.#isFetching = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await next.begin().catch(() => {});
    }
    this.#isFetching = false;
  }
}

/** The samples in a format that this browser decodes: MP3 after the first one fails, since some claim too much. */
export class PlayableKit extends Kit {
  readonly #format: { isMp3: boolean };
  readonly #queue: FetchQueue;

  constructor() {
    const format = { isMp3: false };
    const queue = new FetchQueue();
    super((instrument, sprite) => {
      const ahead = queue.take(sprite.file);
      if (format.isMp3) return fetchBytes(spriteUrl(instrument, sprite, 'mp3'));
      return ahead ?? fetchSprite(instrument, sprite);
    });
    this.#format = format;
    this.#queue = queue;
  }

  /** Fetches samples ahead of `load`, one instrument after the other; the latest call goes first. A failure is left to `load`. */
  prefetch(instruments: readonly Instrument[]): void {
    if (!this.#format.isMp3) this.#queue.add(instruments);
  }

  override async load(instruments: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    const wanted = [...instruments];
    try {
      await super.load(wanted, context);
    } catch (error) {
      const isUndecodable = error instanceof DOMException && error.name === 'EncodingError';
      if (!isUndecodable) throw error;
      this.#format.isMp3 = true;
      await super.load(wanted, context);
    }
  }
}

import { type Instrument, isGuest } from '#audio/music/instrument.ts';
import type { Note } from '#audio/music/score/score.ts';
import {
  addSprites,
  type RecordedInstrument,
  SPRITES,
  type Sprite,
  type Sprites,
  spriteUrl,
} from '#audio/samples/banks.ts';
import { inSlices } from '#lib/steps.ts';
import { type Take, Takes } from './takes.ts';

/** Fetches samples in a format that this browser can play. @throws TypeError when offline, Error on an HTTP error */
export function fetchSprite(instrument: RecordedInstrument, sprite: Sprite): Promise<ArrayBuffer> {
  const webm = new Audio().canPlayType('audio/webm; codecs=opus') !== '';
  return fetchBytes(spriteUrl(instrument, sprite, webm ? 'webm' : 'mp3'));
}

/** The bytes of a file. @throws TypeError when offline, Error on an HTTP error */
export async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

/** Duration of a slice of the güira's synthesis (milliseconds). */
const SLICE = 6;
/** Number of variants of each güira stroke that it needs to start playing. */
const FIRST_VARIANTS = 1;

/** The samples of the instruments: recordings, fetched on first use, and the güira, which is synthesised. */
export class Kit {
  readonly #fetch: typeof fetchSprite;
  readonly #sprites: Sprites;
  readonly #takes = new Takes();
  /** Pending loads by the name of a sprite's file; those of the güira by the number of its variants. */
  readonly #loading = new Map<string, Promise<void>>();

  /** @param sprites the available sprites; those of the app by default */
  constructor(fetch = fetchSprite, sprites = SPRITES) {
    this.#fetch = fetch;
    this.#sprites = sprites;
  }

  /** Loads the first sprites of instruments once. @throws the error of `fetch`, or an EncodingError; may be retried */
  async load(instruments: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    const all = [...instruments];
    if (all.some(isGuest)) {
      addSprites((await import('#audio/samples/guest-sprites.ts')).GUEST_SPRITES);
    }
    await Promise.all(
      all.map((one) =>
        one === 'guira'
          ? this.#loadGuira(context, FIRST_VARIANTS)
          : this.#loadSprite(one, this.#sprites[one][0], context),
      ),
    );
  }

  /** Loads the first sprites of instruments, then their alternative ones. @throws like `load` */
  async loadAll(instruments: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    const all = [...instruments];
    await this.load(all, context);
    await Promise.all(
      all.flatMap((one) =>
        one === 'guira'
          ? [this.#loadGuira(context)]
          : this.#sprites[one].slice(1).map((more) => this.#loadSprite(one, more, context)),
      ),
    );
  }

  /** The sample for a note that starts at `time`, see `Takes`. `null` while its instrument is not loaded. */
  take(note: Note, time: number, context: BaseAudioContext): Take | null {
    return this.#takes.take(note, time, context);
  }

  #loadGuira(context: BaseAudioContext, variants?: number): Promise<void> {
    return this.#once(`guira ${variants}`, async () => {
      await inSlices(this.#takes.guiraInSteps(context, variants), SLICE);
    });
  }

  #loadSprite(instrument: RecordedInstrument, sprite: Sprite, context: BaseAudioContext) {
    return this.#once(sprite.file, async () => {
      const bytes = await this.#fetch(instrument, sprite);
      this.#takes.add(instrument, { ...sprite, buffer: await context.decodeAudioData(bytes) });
    });
  }

  #once(name: string, load: () => Promise<void>): Promise<void> {
    const known = this.#loading.get(name);
    if (known) return known;
    const loading = load();
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }
}

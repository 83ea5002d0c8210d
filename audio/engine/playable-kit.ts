import type { Instrument } from '#audio/music/instrument.ts';
import { type RecordedInstrument, spriteUrl } from '#audio/samples/banks.ts';
import { Kit } from './band/kit.ts';
import { fetchSprite } from './band/sprites.ts';

interface Sprites {
  /** The instruments whose samples are here, or on their way. */
  known: Set<Instrument>;
  /** Samples that were fetched before they were asked for. */
  ahead: Map<Instrument, Promise<ArrayBuffer>>;
}

/**
 * The samples in a format that this browser decodes. Some browsers say that they play a format and then do not:
 * after the first failure all samples are fetched as MP3.
 */
export class PlayableKit extends Kit {
  readonly #format: { isMp3: boolean };
  readonly #sprites: Sprites;

  constructor() {
    const format = { isMp3: false };
    const sprites: Sprites = { known: new Set(), ahead: new Map() };
    super((instrument) => {
      const { known, ahead } = sprites;
      known.add(instrument);
      const fetched = ahead.get(instrument);
      ahead.delete(instrument);
      return format.isMp3 ? fetchMp3(instrument) : (fetched ?? fetchSprite(instrument));
    });
    this.#format = format;
    this.#sprites = sprites;
  }

  /** Fetches samples that are about to be loaded. A failure is left to `load`, which tries again. */
  prefetch(instruments: Iterable<Instrument>): void {
    const { known, ahead } = this.#sprites;
    for (const instrument of instruments) {
      if (instrument === 'guira' || known.has(instrument) || this.#format.isMp3) continue;
      known.add(instrument);
      const fetching = fetchSprite(instrument);
      ahead.set(instrument, fetching);
      fetching.catch(() => {
        known.delete(instrument);
        if (ahead.get(instrument) === fetching) ahead.delete(instrument);
      });
    }
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

async function fetchMp3(instrument: RecordedInstrument): Promise<ArrayBuffer> {
  const url = spriteUrl(instrument, 'mp3');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

import type { Instrument } from '#audio/music/instrument.ts';
import { type RecordedInstrument, spriteUrl } from '#audio/samples/banks.ts';
import { Kit } from './band/kit.ts';
import { fetchSprite } from './band/sprites.ts';

/**
 * The samples in a format that this browser decodes. Some browsers say that they play a format and then do not:
 * after the first failure all samples are fetched as MP3.
 */
export class PlayableKit extends Kit {
  readonly #format: { isMp3: boolean };

  constructor() {
    const format = { isMp3: false };
    super((instrument) => (format.isMp3 ? fetchMp3(instrument) : fetchSprite(instrument)));
    this.#format = format;
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

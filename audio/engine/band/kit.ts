import { type Instrument, STROKES, type StrokeOf } from '#audio/music/instrument.ts';
import { unitHash } from '#audio/music/random.ts';
import type { Note } from '#audio/music/score.ts';
import { type RecordedInstrument, soundOfPitch, soundOfStroke } from '#audio/samples/banks.ts';
import { GUIRA_VARIANTS, renderGuira } from '#audio/samples/guira.ts';

/** A piece of a recording, and how fast to play it to get a note. */
export interface Take {
  buffer: AudioBuffer;
  /** Where in the buffer it starts, and how long it is (seconds at rate 1). */
  at: number;
  seconds: number;
  rate: number;
}

/** Gives the bytes of an instrument's notes. Rejects when they cannot be had. */
export type FetchSprite = (instrument: RecordedInstrument) => Promise<ArrayBuffer>;

/** The most that a stroke differs from another in pitch, so that a roll is not a machine gun. */
const DETUNE = 0.012;

/**
 * The level to which the güira's strokes are bent, as tape does to what it records: their few highest
 * peaks would otherwise keep the whole stroke soft.
 */
const GUIRA_CEILING = 0.21;

/**
 * The sounds of the instruments: recorded notes, fetched when an instrument is first needed, and the
 * güira, which is made on the spot.
 */
export class Kit {
  readonly #fetch: FetchSprite;
  readonly #sprites = new Map<Instrument, AudioBuffer>();
  readonly #loading = new Map<Instrument, Promise<void>>();
  readonly #guira = new Map<string, AudioBuffer>();

  constructor(fetch: FetchSprite) {
    this.#fetch = fetch;
  }

  /**
   * Makes instruments ready to play; those that are ready cost nothing.
   * @throws what `fetch` does, or an EncodingError where the notes cannot be read; try again then
   */
  async load(instruments: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    await Promise.all([...instruments].map((one) => this.#loadOne(one, context)));
  }

  /**
   * What to play for a note that sounds at `time`, which decides between takes of the same stroke.
   * `null` while its instrument is not loaded.
   */
  take(note: Note, time: number, context: BaseAudioContext): Take | null {
    const choice = unitHash(time);
    if (note.instrument === 'guira') {
      const buffer = this.#guiraStroke(note.stroke, Math.floor(choice * GUIRA_VARIANTS), context);
      return { buffer, at: 0, seconds: buffer.duration, rate: 1 };
    }
    const buffer = this.#sprites.get(note.instrument);
    if (!buffer) return null;
    if ('pitch' in note) return { buffer, ...soundOfPitch(note.instrument, note.pitch) };
    const stroke = soundOfStroke(note.instrument, note.stroke as never);
    return { buffer, ...stroke, rate: stroke.rate * (1 + DETUNE * (2 * choice - 1)) };
  }

  #loadOne(instrument: Instrument, context: BaseAudioContext): Promise<void> {
    if (instrument === 'guira') {
      for (const stroke of STROKES.guira) {
        for (let i = 0; i < GUIRA_VARIANTS; i++) this.#guiraStroke(stroke, i, context);
      }
      return Promise.resolve();
    }
    const known = this.#loading.get(instrument);
    if (known) return known;
    const loading = this.#fetch(instrument)
      .then((bytes) => context.decodeAudioData(bytes))
      .then((buffer) => void this.#sprites.set(instrument, buffer));
    this.#loading.set(instrument, loading);
    loading.catch(() => this.#loading.delete(instrument));
    return loading;
  }

  #guiraStroke(stroke: StrokeOf<'guira'>, variant: number, context: BaseAudioContext): AudioBuffer {
    const key = `${stroke} ${variant}`;
    const known = this.#guira.get(key);
    if (known) return known;
    const samples = renderGuira(stroke, variant, context.sampleRate).map(
      (x) => GUIRA_CEILING * Math.tanh(x / GUIRA_CEILING),
    );
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#guira.set(key, buffer);
    return buffer;
  }
}

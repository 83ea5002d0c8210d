import { type Instrument, STROKES, type StrokeOf } from '#audio/music/instrument.ts';
import { unitHash } from '#audio/music/random.ts';
import type { Note } from '#audio/music/score.ts';
import { type RecordedInstrument, soundOfPitch, soundOfStroke } from '#audio/samples/banks.ts';
import { GUIRA_VARIANTS, guiraInSteps } from '#audio/samples/guira.ts';
import { inSlices } from '#lib/in-slices.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';

/** A section of a sample buffer, and the playback rate that makes it a certain note. */
export interface Take {
  buffer: AudioBuffer;
  /** Start and duration in the buffer, in seconds at rate 1. */
  at: number;
  seconds: number;
  rate: number;
}

/** Fetches the encoded samples of an instrument. Rejects when that fails. */
export type FetchSprite = (instrument: RecordedInstrument) => Promise<ArrayBuffer>;

/** Maximum random detuning of a stroke (ratio): no hand hits the same spot of a skin twice. */
const DETUNE = 0.004;
/** Variants of a stroke that no note chooses: enough for any instrument. */
const TURNS = 24;

/**
 * Ceiling of the güira's soft clipper (gain). Like tape saturation: without it, a few high peaks would
 * limit the level of the whole stroke.
 */
const GUIRA_CEILING = 0.14;

/** How long the güira is synthesised at a time (milliseconds). */
const SLICE = 6;

/**
 * The samples of the instruments: recordings, fetched on first use, and the güira, which is
 * synthesised.
 */
export class Kit {
  readonly #fetch: FetchSprite;
  readonly #sprites = new Map<Instrument, AudioBuffer>();
  readonly #loading = new Map<Instrument, Promise<void>>();
  readonly #guira = new Map<string, AudioBuffer>();
  /** The last variant of strokes that do not say which one they want. */
  readonly #lastTurn = new Map<string, number>();

  constructor(fetch: FetchSprite) {
    this.#fetch = fetch;
  }

  /**
   * Loads instruments that are not loaded yet.
   * @throws the error of `fetch`, or an EncodingError when decoding fails; may be retried
   */
  async load(instruments: Iterable<Instrument>, context: BaseAudioContext): Promise<void> {
    await Promise.all([...instruments].map((one) => this.#loadOne(one, context)));
  }

  /**
   * The sample for a note that starts at `time`: the variant that the note asks for, or one at random
   * that was not the last one. `null` while its instrument is not loaded.
   */
  take(note: Note, time: number, context: BaseAudioContext): Take | null {
    const choice = unitHash(time);
    const variant = note.variant ?? this.#nextTurn(note, choice);
    if (note.instrument === 'guira') {
      const buffer = this.#guiraStroke(note.stroke, variant % GUIRA_VARIANTS, context);
      return { buffer, at: 0, seconds: buffer.duration, rate: 1 };
    }
    const buffer = this.#sprites.get(note.instrument);
    if (!buffer) return null;
    if ('pitch' in note) return { buffer, ...soundOfPitch(note.instrument, note.pitch, variant) };
    const stroke = soundOfStroke(note.instrument, note.stroke as never, variant);
    return { buffer, ...stroke, rate: stroke.rate * (1 + DETUNE * (2 * choice - 1)) };
  }

  #nextTurn(note: Note, choice: number): number {
    if (!('stroke' in note)) return 0;
    const key = `${note.instrument} ${note.stroke}`;
    // An odd step never leads to the same one of an even number of variants.
    const step = 1 + 2 * Math.floor(choice * (TURNS / 2));
    const variant = ((this.#lastTurn.get(key) ?? 0) + step) % TURNS;
    this.#lastTurn.set(key, variant);
    return variant;
  }

  #loadOne(instrument: Instrument, context: BaseAudioContext): Promise<void> {
    const known = this.#loading.get(instrument);
    if (known) return known;
    const loading =
      instrument === 'guira' ? this.#renderGuira(context) : this.#decode(instrument, context);
    this.#loading.set(instrument, loading);
    loading.catch(() => this.#loading.delete(instrument));
    return loading;
  }

  async #decode(instrument: RecordedInstrument, context: BaseAudioContext): Promise<void> {
    const bytes = await this.#fetch(instrument);
    this.#sprites.set(instrument, await context.decodeAudioData(bytes));
  }

  /** A few milliseconds a task: all strokes at once would block the page. */
  async #renderGuira(context: BaseAudioContext): Promise<void> {
    await inSlices(this.#guiraInSteps(context), SLICE);
  }

  *#guiraInSteps(context: BaseAudioContext): Steps<void> {
    for (const stroke of STROKES.guira) {
      for (let variant = 0; variant < GUIRA_VARIANTS; variant++) {
        yield* this.#guiraStrokeInSteps(stroke, variant, context);
        yield;
      }
    }
  }

  #guiraStroke(stroke: StrokeOf<'guira'>, variant: number, context: BaseAudioContext): AudioBuffer {
    const known = this.#guira.get(`${stroke} ${variant}`);
    return known ?? allAtOnce(this.#guiraStrokeInSteps(stroke, variant, context));
  }

  *#guiraStrokeInSteps(
    stroke: StrokeOf<'guira'>,
    variant: number,
    context: BaseAudioContext,
  ): Steps<AudioBuffer> {
    const key = `${stroke} ${variant}`;
    const known = this.#guira.get(key);
    if (known) return known;
    const dry = yield* guiraInSteps(stroke, variant, context.sampleRate);
    const samples = dry.map((x) => GUIRA_CEILING * Math.tanh(x / GUIRA_CEILING));
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#guira.set(key, buffer);
    return buffer;
  }
}

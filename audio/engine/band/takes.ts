import { type Instrument, STROKES, type StrokeOf } from '#audio/music/instrument.ts';
import { unitHash } from '#audio/music/random.ts';
import type { Note } from '#audio/music/score/score.ts';
import type { Sprite } from '#audio/samples/banks.ts';
import { soundOfPitch, soundOfStroke } from '#audio/samples/choice.ts';
import { GUIRA_VARIANTS, guiraInSteps } from '#audio/samples/guira.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';

/** A section of a sample buffer, and the playback rate for a certain note. */
export interface Take {
  buffer: AudioBuffer;
  /** Start and duration in the buffer, in seconds at rate 1. */
  at: number;
  seconds: number;
  rate: number;
}

export type LoadedSprite = Sprite & { buffer: AudioBuffer };

/** Maximum random detuning of a stroke (ratio): no hand hits a skin twice at the same spot. */
const DETUNE = 0.004;
/** Number of variants to choose from when the note does not: enough for any instrument. */
const TURNS = 24;

/** Ceiling of the güira's soft clipper (gain): otherwise a few high peaks would limit the level of the whole stroke. */
const GUIRA_CEILING = 0.14;

/** Finds the sample for a note among the loaded ones. */
export class Takes {
  readonly #sprites = new Map<Instrument, readonly LoadedSprite[]>();
  readonly #guira = new Map<string, AudioBuffer>();
  /** The number of variants of every güira stroke; if 0, each stroke is synthesised when it is played. */
  #guiraVariants = 0;
  /** The last variant of each stroke whose notes do not choose one. */
  readonly #lastTurn = new Map<string, number>();

  /** Adds the notes of a sprite to the available ones. */
  add(instrument: Instrument, sprite: LoadedSprite): void {
    this.#sprites.set(instrument, [...(this.#sprites.get(instrument) ?? []), sprite]);
  }

  /**
   * The sample for a note that starts at `time`: the variant that the note asks for, or a random one that differs from
   * the last one. `null` while its instrument is not loaded.
   */
  take(note: Note, time: number, context: BaseAudioContext): Take | null {
    const choice = unitHash(time);
    const variant = note.variant ?? this.#nextTurn(note, choice);
    if (note.instrument === 'guira') {
      const stroke = this.#guiraStroke(
        note.stroke,
        variant % (this.#guiraVariants || GUIRA_VARIANTS),
        context,
      );
      const buffer = allAtOnce(stroke);
      return { buffer, at: 0, seconds: buffer.duration, rate: 1 };
    }
    const sprites = this.#sprites.get(note.instrument);
    if (!sprites) return null;
    const { sprite, at, seconds, rate } =
      'pitch' in note
        ? soundOfPitch(sprites as never, note.pitch, variant)
        : soundOfStroke(sprites as never, note.stroke as never, variant);
    const detuned = 'pitch' in note ? rate : rate * (1 + DETUNE * (2 * choice - 1));
    return { buffer: (sprite as LoadedSprite).buffer, at, seconds, rate: detuned };
  }

  /** Synthesises some variants of all güira strokes. Until there are more, notes use only these. */
  *guiraInSteps(context: BaseAudioContext, variants = GUIRA_VARIANTS): Steps<void> {
    for (let variant = 0; variant < variants; variant++) {
      for (const stroke of STROKES.guira) {
        yield* this.#guiraStroke(stroke, variant, context);
        yield;
      }
    }
    this.#guiraVariants = Math.max(this.#guiraVariants, variants);
  }

  #nextTurn(note: Note, choice: number): number {
    if (!('stroke' in note)) return 0;
    const key = `${note.instrument} ${note.stroke}`;
    // The number of variants is even, so an odd step always leads to another one.
    const step = 1 + 2 * Math.floor(choice * (TURNS / 2));
    const variant = ((this.#lastTurn.get(key) ?? 0) + step) % TURNS;
    this.#lastTurn.set(key, variant);
    return variant;
  }

  *#guiraStroke(
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

import type { Instrument } from '#audio/music/instrument.ts';
import type { Note } from '#audio/music/score/score.ts';
import type { Desk } from './desk.ts';
import type { Kit } from './kit.ts';

/** Release of a note that a hand damps: time constant in seconds. */
const RELEASE: Partial<Record<Instrument, number>> = {
  segunda: 0.015,
  bass: 0.02,
  voice: 0.06,
  accordion: 0.025,
  brass: 0.03,
};
const DEFAULT_RELEASE = 0.03;
/** Duration of a slide to the note's pitch, in seconds. */
const SLIDE_SECONDS = 0.09;
/** Number of release time constants until a note is stopped, at about −50 dB. */
const RELEASE_LENGTH = 6;
/** Exponent from velocity to gain: twice the velocity is more than twice as loud. */
const DYNAMICS = 1.1;

/** Turns notes into sounds on an audio clock: live, or offline to render clips. */
export class Band {
  readonly #context: BaseAudioContext;
  readonly #kit: Kit;
  readonly #desk: Desk;

  constructor(context: BaseAudioContext, kit: Kit, desk: Desk) {
    this.#context = context;
    this.#kit = kit;
    this.#desk = desk;
  }

  /** Loads instruments and builds their channels, which would delay the first note. @throws Error without samples */
  load(instruments: Iterable<Instrument>): Promise<void> {
    const players = [...new Set(instruments)];
    for (const player of players) this.#desk.channel(player);
    return this.#kit.loadAll(players, this.#context);
  }

  /**
   * Schedules a note.
   * @param time when it starts on the context's clock, in seconds; the note's own `time` is ignored
   * @returns a function that cancels it; `null` while its instrument is not loaded
   */
  schedule(note: Note, time: number): (() => void) | null {
    const take = this.#kit.take(note, time, this.#context);
    if (!take) return null;
    // One source per note: Web Audio does not allow restarting one.
    const source = this.#context.createBufferSource();
    source.buffer = take.buffer;
    source.playbackRate.value = take.rate;
    const level = this.#context.createGain();
    level.gain.value = note.velocity ** DYNAMICS;
    source.connect(level).connect(this.#desk.channel(note.instrument).input(note.velocity));
    source.start(time, take.at, take.seconds);
    if ('pitch' in note) {
      if (note.slideFrom !== undefined) {
        const { playbackRate } = source;
        const from = take.rate * 2 ** ((note.slideFrom - note.pitch) / 12);
        playbackRate.setValueAtTime(from, time);
        playbackRate.exponentialRampToValueAtTime(take.rate, time + SLIDE_SECONDS);
      }
      const release = RELEASE[note.instrument] ?? DEFAULT_RELEASE;
      level.gain.setTargetAtTime(0, time + note.duration, release);
      source.stop(time + note.duration + RELEASE_LENGTH * release);
    }
    return () => {
      source.stop();
      level.disconnect();
    };
  }
}

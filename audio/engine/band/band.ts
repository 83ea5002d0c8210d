import type { Instrument } from '#audio/music/instrument.ts';
import type { Note } from '#audio/music/score.ts';
import { Desk } from './desk.ts';
import type { Kit } from './kit.ts';

/** Until a damped note is gone (time constant in seconds): a hand laid on the strings. */
const RELEASE: Partial<Record<Instrument, number>> = {
  segunda: 0.015,
  bass: 0.02,
  voice: 0.06,
  accordion: 0.025,
  brass: 0.03,
};
const USUAL_RELEASE = 0.03;
/** Release time constants until a note is switched off: some 50 dB down. */
const GONE = 6;
/** A player twice as hard is more than twice as loud. */
const DYNAMICS = 1.1;

/**
 * The players: turns notes into sounds on an audio clock. The same on the live context and on an
 * offline one, where clips are rendered.
 */
export class Band {
  readonly #context: BaseAudioContext;
  readonly #kit: Kit;
  readonly #desk: Desk;

  /** @param output where the mix goes */
  constructor(context: BaseAudioContext, kit: Kit, output: AudioNode) {
    this.#context = context;
    this.#kit = kit;
    this.#desk = new Desk(context, output);
  }

  /** Makes instruments ready to play. @throws where their notes cannot be fetched or read */
  async load(instruments: Iterable<Instrument>): Promise<void> {
    const players = [...instruments];
    await this.#kit.load(players, this.#context);
    for (const player of players) this.#desk.channel(player);
  }

  /**
   * Plays a note.
   * @param time when it sounds on the context's clock (seconds); its own `time` is not looked at
   * @returns takes it back; `null` while its instrument is not loaded
   */
  strike(note: Note, time: number): (() => void) | null {
    const take = this.#kit.take(note, this.#context);
    if (!take) return null;
    // A source of its own for every note: retriggering one is what Web Audio forbids.
    const source = this.#context.createBufferSource();
    source.buffer = take.buffer;
    source.playbackRate.value = take.rate;
    const level = this.#context.createGain();
    level.gain.value = note.velocity ** DYNAMICS;
    source.connect(level).connect(this.#desk.channel(note.instrument));
    source.start(time, take.at, take.seconds);
    if ('pitch' in note) {
      const release = RELEASE[note.instrument] ?? USUAL_RELEASE;
      level.gain.setTargetAtTime(0, time + note.duration, release);
      source.stop(time + note.duration + GONE * release);
    }
    return () => {
      source.stop();
      level.disconnect();
    };
  }
}

import { createActor, fromCallback } from 'xstate';
import type { BandOptions, BandPlayback } from '#audio/engine/live/band-playback.ts';
import type { ChannelName, Mix } from '#audio/engine/live/mixer.ts';
import { nextTask } from '#lib/next-task.ts';
import { bandActor } from '#src/band/band-actor.ts';
import { CHANNEL_NAMES, heardMix } from '#src/band/mixer.ts';
import { createBandSession, type LiveSound } from '#src/band/session.ts';
import {
  heardBars,
  type PracticeContext,
  type PracticeEvent,
  practiceMachine,
} from '#src/practice/playing/machine.ts';
import { pieceOf } from '#src/practice/playing/piece.ts';
import type { PieceWritten } from '#src/practice/playing/piece-writer.ts';
import { DEFAULT_SETTINGS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import { ExpectedBand, type ExpectedSound } from './expected-band.ts';

/** A setting of a channel, with its time. */
export interface MixedAt extends Mix {
  time: number;
}

/** The settings that take over at the next bar line. */
const MUSIC = ['rhythm', 'song', 'key', 'changes', 'take', 'length', 'range'] as const;

/** Generates pieces immediately, so that a change is known at the time of its event. */
const writer = fromCallback<{ type: never }, PracticeSettings>(({ input, sendBack }) => {
  const written: PieceWritten = { type: 'piece.written', piece: pieceOf(input) };
  sendBack(written);
});

/**
 * The Practice page without its view: its machine and its band's session, and the expected sounds. All times in seconds
 * of the engine's clock.
 */
export class PracticeWithSound {
  /** The settings of each channel since it was first played. */
  readonly mixes: ReadonlyMap<ChannelName, MixedAt[]>;
  /** The events so far, for the report of a failure. */
  readonly log: string[] = [];
  readonly #plays: { expected: ExpectedBand; until: number }[] = [];
  readonly #clock: { now(): number };
  readonly #actor;
  readonly #session;

  /** @param clock the engine's clock, which is stopped during an event: all readings are the same then */
  constructor(
    { engine, liveEngine }: Pick<LiveSound, 'engine' | 'liveEngine'>,
    clock: { now(): number },
    settings: Partial<PracticeSettings>,
  ) {
    this.#clock = clock;
    this.mixes = new Map(CHANNEL_NAMES.map((channel) => [channel, []]));
    this.#session = createBandSession(async () => ({
      engine,
      liveEngine: {
        load: (needed) => liveEngine.load(needed),
        play: (options, onEnded) =>
          this.#at((time) => {
            this.#expectPlay(options, time);
            return liveEngine.play(options, onEnded);
          }),
        mixer: liveEngine.mixer,
        stateOf: (player) => liveEngine.stateOf(player),
        onPlayers: liveEngine.onPlayers,
      },
      SoundTools: () => null,
    }));
    const machine = practiceMachine.provide({ actors: { band: bandActor(this.#session), writer } });
    const input = { piece: pieceOf(DEFAULT_SETTINGS) };
    this.#actor = createActor(machine, { input }).start();
    this.#actor.send({ type: 'settings.restore', settings: { ...DEFAULT_SETTINGS, ...settings } });
  }

  get settings(): PracticeSettings {
    return this.#context.settings;
  }

  /** The current playback; `null` while stopped. */
  get playback(): BandPlayback | null {
    return this.#session.playback();
  }

  /** Presses Play, and waits until the band has started. */
  async play(): Promise<void> {
    this.#actor.send({ type: 'play.toggle' });
    while (!this.playback) await nextTask();
  }

  /** Presses Stop. No-op while stopped. */
  stop(): void {
    const heard = this.#plays.at(-1);
    if (!this.playback || !heard) return;
    this.#at((time) => {
      heard.until = time;
      this.#actor.send({ type: 'play.toggle' });
    });
  }

  /** An event by the player. @param name of the event, for the report of a failure */
  send(event: PracticeEvent, name: string): void {
    const before = this.settings;
    this.#at((time) => {
      this.log.push(`${time.toFixed(4)} s: ${name}`);
      this.#actor.send(event);
      const expected = this.#plays.at(-1)?.expected;
      if (!this.playback || !expected) return;
      const barAt = this.#barAt();
      const differs = (name: keyof PracticeSettings) => this.settings[name] !== before[name];
      const isJump = event.type === 'bar.choose' || event.type === 'cue.call';
      if (isJump || MUSIC.some(differs)) expected.setBars(time, barAt);
      else if (differs('lanes') || differs('trainer')) expected.replaceBars(time, barAt);
      if (differs('tempo')) expected.setTempo(time, this.settings.tempo);
      if (differs('mixer')) this.#expectMix(time);
    });
  }

  /** The expected sounds before a time, in no order. */
  expected(before: number): ExpectedSound[] {
    return this.#plays.flatMap(({ expected, until }) => expected.sounds(Math.min(until, before)));
  }

  /** Runs something at one moment of the engine's clock. */
  #at<T>(run: (time: number) => T): T {
    const { now } = this.#clock;
    const time = this.#clock.now();
    this.#clock.now = () => time;
    try {
      return run(time);
    } finally {
      this.#clock.now = now;
    }
  }

  get #context(): PracticeContext {
    return this.#actor.getSnapshot().context;
  }

  /** The bars that the chart shows now. */
  #barAt() {
    return heardBars(this.#context);
  }

  #expectPlay({ countIn }: BandOptions, time: number): void {
    const options = { barAt: this.#barAt(), bpm: this.settings.tempo, countIn };
    const expected = new ExpectedBand(options, time);
    this.#plays.push({ expected, until: Number.POSITIVE_INFINITY });
    this.#expectMix(time);
  }

  #expectMix(time: number): void {
    const heard = heardMix(this.settings.mixer);
    for (const [channel, mixes] of this.mixes) mixes.push({ time, ...heard[channel] });
  }
}

import type { ComponentType } from 'react';
import type { Engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import type { BarAt } from '#audio/engine/live/bars.ts';
import type { LiveEngine } from '#audio/engine/live/live-engine.ts';
import type { BandInstrument, Guest, Instrument } from '#audio/music/instrument.ts';
import type { LiveNote } from '#audio/music/live/live.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { Listeners } from '#lib/listeners.ts';
import { isPlaying, type PlayState } from '#lib/play-state.ts';
import { wakeAudioService } from '#src/device/audio-service.ts';
import { CHANNEL_NAMES, heardMix, type MixerState } from './mixer.ts';
import { firstPlayer, playersIn } from './players/needed-players.ts';

/** Settings with which the band starts. */
export interface BandInput {
  /** `null` while the bars are being written: the band waits for the command with the bars. */
  barAt: BarAt | null;
  /** Counts a minute. */
  bpm: number;
  /** Four clicks before bar 0. */
  countIn: boolean;
  mixer: MixerState;
  /** Players in addition to the band of five; none by default. */
  guests?: readonly Guest[];
  /**
   * Players who must be loaded before the start, besides the first one to be heard. `everyone` is for questions, for
   * which all players in the bars are needed. None by default.
   */
  waitsFor?: readonly BandInstrument[] | 'everyone';
  /** The length of the music in beats, if it ends. */
  beats?: number;
}

/**
 * A player of the band on the screen:
 *
 * - `in`: plays, or would with the next Play
 * - `loading`: comes in when the samples have arrived
 * - `failed`: the samples have not arrived; `retry` fetches them again
 */
export type Presence = 'in' | 'loading' | 'failed';

/** Commands for the playing band. Bars and tempo change at the next bar line, the rest at once. */
export type BandCommand =
  | { type: 'bars.changed'; make: (from: number) => BarAt }
  | { type: 'bars.replaced'; barAt: BarAt }
  | { type: 'tempo.changed'; bpm: number }
  | { type: 'mixer.changed'; mixer: MixerState };

/** Reports of the playing band to the machine that invoked it. */
export type BandEvent =
  /** A bar begins; 0 is the first after the count-in. */
  | { type: 'bar.started'; bar: number }
  /** The music is over, another sound plays, or it could not be played. @param failure a sentence for the player */
  | { type: 'playback.ended'; failure?: string };

/** The sound, which is loaded with the first Play. */
export interface LiveSound {
  engine: Pick<Engine, 'ready' | 'stop'> & { output: Pick<Engine['output'], 'status'> };
  liveEngine: Pick<LiveEngine, 'load' | 'play' | 'mixer' | 'stateOf' | 'onPlayers'>;
  SoundTools: ComponentType;
}

/** The live band of a screen. */
export type BandSession = ReturnType<typeof createBandSession>;

const BEATS_PER_BAR = 4;

/** The sentence for code or notes that did not arrive. */
export const NOT_LOADED =
  'The band could not be loaded. Check the connection and press Play again.';
const NO_SAMPLES =
  'The instruments could not be loaded. Check the connection and press Play again.';

const loadLiveSound = () => import('./live-sound.tsx');

/**
 * The live band of a screen, which a machine invokes as `bandActor`. Its position and duration are in beats.
 * @param load replaced in tests
 */
export function createBandSession(load: () => Promise<LiveSound> = loadLiveSound) {
  const changes = new Listeners();
  const strokes = new Listeners<[note: LiveNote, bar: number]>();
  let sound: LiveSound | null = null;
  let opened: LiveSound | null = null;
  let state: PlayState = 'idle';
  let failure: string | null = null;
  let duration = 0;
  /** The run that `play` has started last. */
  let played: ReturnType<typeof begin> | null = null;
  let current: BandPlayback | null = null;
  const setCurrent = (playback: BandPlayback | null) => {
    current = playback;
    changes.notify();
  };

  /** Whether a player can play. Without sound, everyone plays in silence. */
  const isThere = (player: Instrument) =>
    opened?.engine.output.status === 'silent' || opened?.liveEngine.stateOf(player) === 'ready';

  /** Loads the band; resolves when the needed players can play. @throws Error with a sentence for the player */
  const loadPlayers = ({ engine, liveEngine }: LiveSound, needed: readonly Instrument[]) =>
    liveEngine.load(needed).catch((error) => {
      // Without sound, the band plays on in silence and needs no samples.
      if (engine.output.status === 'audible') failed(NO_SAMPLES, error);
    });

  /** The sound, with the needed players if it is audible. @throws Error with a sentence for the player */
  const open = async (needed: () => readonly Instrument[]): Promise<LiveSound> => {
    const loaded = await load().catch((error) => failed(NOT_LOADED, error));
    opened = loaded;
    const ready = loaded.engine
      .ready()
      .catch((error) => failed(NOT_LOADED, error))
      .then(() => {
        if (sound === loaded) return;
        // Render the sound bar after the next paint, so that Play responds first.
        void afterPaint().then(() => {
          sound = loaded;
          changes.notify();
        });
      });
    await Promise.all([ready, loadPlayers(loaded, needed())]);
    return loaded;
  };

  /**
   * Plays from the beginning.
   * @param report receives the events for the machine
   * @returns the run from this Play until its end; then its methods do nothing
   */
  const begin = (input: BandInput, report: (event: BandEvent) => void) => {
    let settings = input;
    let loaded: LiveSound | null = null;
    let live: { sound: LiveSound; playback: BandPlayback } | null = null;
    let isOver = false;
    let isStarting = false;
    let bar = -1;
    const unsubscribe: (() => void)[] = [];

    const mix = ({ liveEngine }: LiveSound) => {
      const heard = heardMix(settings.mixer);
      for (const name of CHANNEL_NAMES) liveEngine.mixer.set(name, heard[name]);
    };
    const follow = (playback: BandPlayback) => {
      const position = playback.position;
      if (position !== null) state = 'playing';
      // Bars that were not observed, as in a hidden tab, are reported as well.
      while (bar < Math.floor((position ?? -1) / BEATS_PER_BAR)) {
        bar += 1;
        report({ type: 'bar.started', bar });
      }
      changes.notify();
    };
    const close = (reason: string | null = null) => {
      if (isOver) return;
      isOver = true;
      for (const end of unsubscribe.splice(0)) end();
      state = reason === null ? 'idle' : 'failed';
      failure = reason;
      setCurrent(null);
    };
    const fail = ({ message }: Error) => {
      if (isOver) return;
      close(message);
      report({ type: 'playback.ended', failure: message });
    };
    /** Starts as soon as the sound, the music, and the needed players have loaded. */
    const start = async () => {
      const sound = loaded;
      if (!sound || !settings.barAt || live || isStarting || isOver) return;
      // The settings, and so the needed players, may have changed while it was loading.
      const needed = neededBy(settings);
      if (needed.some((player) => !isThere(player))) {
        isStarting = true;
        await loadPlayers(sound, needed);
        isStarting = false;
      }
      const { barAt, bpm, countIn } = settings;
      if (!barAt || isOver) return;
      mix(sound);
      const playback = sound.liveEngine.play({ barAt, bpm, countIn }, () => {
        close();
        report({ type: 'playback.ended' });
      });
      live = { sound, playback };
      unsubscribe.push(
        playback.subscribe(() => follow(playback)),
        playback.onStroke((note, at) => strokes.notify(note, at)),
      );
      setCurrent(playback);
    };

    state = 'loading';
    failure = null;
    duration = input.beats ?? 0;
    changes.notify();
    open(() => neededBy(settings))
      .then((sound) => {
        if (isOver) return;
        loaded = sound;
        unsubscribe.push(sound.liveEngine.onPlayers(() => changes.notify()));
        return start();
      })
      .catch(fail);

    const send = (command: BandCommand) => {
      if (isOver) return;
      switch (command.type) {
        case 'bars.changed':
          if (live) return void live.playback.setBars(command.make);
          settings = { ...settings, barAt: command.make(0) };
          return void start().catch(fail);
        case 'bars.replaced':
          settings = { ...settings, barAt: command.barAt };
          if (live) return live.playback.replaceBars(command.barAt);
          return void start().catch(fail);
        case 'tempo.changed':
          settings = { ...settings, bpm: command.bpm };
          live?.playback.setTempo(command.bpm);
          return;
        case 'mixer.changed':
          settings = { ...settings, mixer: command.mixer };
          if (live) mix(live.sound);
      }
    };
    const stop = (reason?: string) => {
      const wasOver = isOver;
      close(reason);
      if (!wasOver && live) live.sound.engine.stop(live.playback);
    };
    return { send, stop };
  };

  return {
    /** Plays from the beginning until it is stopped. Loads sound and band first. Replaces the previous run. */
    play(input: BandInput, report: (event: BandEvent) => void = () => {}) {
      played?.stop();
      played = begin(input, report);
      return played;
    },
    /** Sends a command to the run that `play` has started; ignored without one. */
    send: (command: BandCommand) => played?.send(command),
    /** Stops the run that `play` has started. @param reason why it cannot be played, a sentence for the player */
    stop: (reason?: string) => played?.stop(reason),
    get state() {
      return state;
    },
    /** Why the band could not play, a sentence for the player; `null` after the next try. */
    get failure() {
      return failure;
    },
    get position() {
      return Math.max(0, current?.position ?? 0);
    },
    get duration() {
      return duration;
    },
    /**
     * Preloads the sound's code and wakes the browser's audio.
     * @param guests their samples are preloaded as well, once the first Play has opened the sound
     */
    prepare(guests?: readonly Guest[]): void {
      if (!sound) wakeAudioService();
      // Failures are reported with Play.
      load()
        .then((loaded) => guests && sound && loaded.liveEngine.load(guests))
        .catch(() => {});
    },
    /** Whether the sound has been opened but is not audible: the band plays on in silence. */
    isSilent: () => sound?.engine.output.status === 'silent',
    /** The playback that plays or is about to; `null` otherwise. */
    playback: () => current,
    /** The presence of a player. */
    presenceOf(player: BandInstrument): Presence {
      if (!isPlaying(state) || (current?.isIn(player) ?? isThere(player))) return 'in';
      return opened?.liveEngine.stateOf(player) === 'failed' ? 'failed' : 'loading';
    },
    /** Fetches the samples of players who have failed again; they come in while the others play. */
    retry(): void {
      // A player who fails again is shown as before.
      opened?.liveEngine.load([]).catch(() => {});
    },
    /** Calls back with each new sixteenth, state, `playback` or presence, and with the sound's code. @returns unsubscribes */
    subscribe: changes.subscribe,
    /** Calls back with each stroke as it sounds, muted or not, in all playbacks from now on. @returns unsubscribes */
    onStroke: strokes.subscribe,
    /** The component with the sound bar and notices of the sound; `null` before the first Play. */
    soundTools: () => sound?.SoundTools ?? null,
  };
}

/** The players who must be loaded before the band starts. */
function neededBy({ barAt, mixer, waitsFor = [], guests = [] }: BandInput): readonly Instrument[] {
  if (!barAt) return guests;
  const heard = heardMix(mixer);
  const isHeard = (player: Instrument) =>
    !(player in heard) || heard[player as BandInstrument].gain > 0;
  const first = firstPlayer(barAt, isHeard);
  const others = waitsFor === 'everyone' ? playersIn(barAt, isHeard) : waitsFor;
  return [...new Set([...(first ? [first] : []), ...others, ...guests])];
}

function failed(sentence: string, cause: unknown): never {
  console.error(sentence, cause);
  throw new Error(sentence, { cause });
}

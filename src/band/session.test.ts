import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BandOptions } from '#audio/engine/live/band-playback.ts';
import type { BarAt } from '#audio/engine/live/bars.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { Listeners } from '#lib/listeners.ts';
import { nextTask } from '#lib/next-task.ts';
import { INITIAL_MIXER, withChannel } from './mixer.ts';
import {
  type BandCommand,
  type BandEvent,
  type BandInput,
  createBandSession,
  type LiveSound,
} from './session.ts';

const BAR: LiveBar = { rhythm: 'derecho', chords: [], notes: [] };
const STROKE: LiveNote = { instrument: 'guira', stroke: 'down', beat: 0, late: 0, velocity: 1 };
const barAt: BarAt = () => BAR;

/** A playback in place of the engine's: records its commands, and sends reports. */
class FakePlayback {
  readonly log: string[] = [];
  readonly #listeners = new Listeners();
  readonly #strokes = new Listeners<[LiveNote, number]>();
  readonly subscribe = this.#listeners.subscribe;
  readonly onStroke = this.#strokes.subscribe;
  position: number | null = null;
  /** The players who have come in. */
  readonly players = new Set<string>();
  end = () => {};
  isIn = (player: string) => this.players.has(player);

  setBars(make: (from: number) => BarAt) {
    this.log.push(`bars ${make(3) === barAt}`);
    return 3;
  }
  replaceBars(bars: BarAt) {
    this.log.push(`replaced ${bars === barAt}`);
  }
  setTempo(bpm: number) {
    this.log.push(`tempo ${bpm}`);
    return 0;
  }
  hear(position: number | null) {
    this.position = position;
    this.#listeners.notify();
  }
  strike(bar: number) {
    this.#strokes.notify(STROKE, bar);
  }
}

/** A session on an engine that can fail, and its reports. @param input overrides the usual music */
function open(
  faults: { code?: boolean; transport?: boolean; samples?: boolean; silent?: boolean } = {},
  input: Partial<BandInput> = {},
) {
  const playbacks: FakePlayback[] = [];
  const options: BandOptions[] = [];
  const heard = new Map<string, { gain: number; pan: number }>();
  const stopped: unknown[] = [];
  const loaded: (readonly string[])[] = [];
  /** The players who can play. */
  const ready = new Set<string>();
  const players = new Listeners();
  const engine = {
    output: { status: faults.silent ? 'silent' : 'audible' },
    ready: async () => {
      if (faults.transport) throw new Error('offline');
    },
    stop: (playback: unknown) => stopped.push(playback),
  };
  const liveEngine = {
    mixer: { set: (name: string, mix: { gain: number; pan: number }) => heard.set(name, mix) },
    load: async (needed: readonly string[]) => {
      loaded.push(needed);
      if (faults.samples || faults.silent) throw new Error('no notes');
      for (const player of needed) ready.add(player);
    },
    stateOf: (player: string) =>
      ready.has(player) ? 'ready' : faults.samples ? 'failed' : 'loading',
    onPlayers: players.subscribe,
    play(how: BandOptions, onEnded: () => void) {
      options.push(how);
      const playback = new FakePlayback();
      playback.end = onEnded;
      playbacks.push(playback);
      return playback;
    },
  };
  const SoundTools = () => null;
  const session = createBandSession(async () => {
    if (faults.code) throw new Error('offline');
    return { engine, liveEngine, SoundTools } as unknown as LiveSound;
  });
  const reported: BandEvent[] = [];
  const play = async () => {
    const given = { barAt, bpm: 120, countIn: true, mixer: INITIAL_MIXER, ...input };
    session.play(given, (event) => reported.push(event));
    await vi.waitFor(() => expect(playbacks.length + reported.length).toBeGreaterThan(0));
  };
  return {
    loaded,
    arrive: (player: string) => {
      ready.add(player);
      players.notify();
    },
    session,
    playbacks,
    options,
    heard,
    stopped,
    reported,
    play,
    SoundTools,
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('plays what it was given, with the mixer set before', async () => {
  const { play, options, heard, session, playbacks, SoundTools } = open();
  expect(session.soundTools()).toBeNull();
  await play();
  expect(options).toEqual([{ barAt, bpm: 120, countIn: true }]);
  expect(heard.get('bass')).toEqual({ gain: 1, pan: 0 });
  expect(heard.get('click')).toEqual({ gain: 0, pan: 0 });
  expect(session.playback()).toBe(playbacks[0]);
  await vi.waitFor(() => expect(session.soundTools()).toBe(SoundTools));
});

test('reports every bar once, those that nobody observed included', async () => {
  const { play, playbacks, reported, session } = open();
  await play();
  expect(session.state).toBe('loading');
  for (const position of [-4, -3.75, 0, 0.25, 3.75, 4, 13, 13.25]) playbacks[0]?.hear(position);
  expect(reported).toEqual([0, 1, 2, 3].map((bar) => ({ type: 'bar.started', bar })));
  expect(session.state).toBe('playing');
  expect(session.position).toBe(13.25);
});

test('passes positions and strokes on, in later playbacks too', async () => {
  const { play, playbacks, session } = open();
  const onChange = vi.fn();
  const onStroke = vi.fn();
  session.subscribe(onChange);
  session.onStroke(onStroke);
  await play();
  onChange.mockClear();
  playbacks[0]?.hear(0);
  playbacks[0]?.strike(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  session.stop();
  playbacks[0]?.strike(0);
  await play();
  await vi.waitFor(() => expect(playbacks).toHaveLength(2));
  playbacks[1]?.strike(7);
  expect(onStroke.mock.calls).toEqual([
    [STROKE, 0],
    [STROKE, 7],
  ]);
});

test('commands reach the playback', async () => {
  const { play, session, playbacks, heard } = open();
  await play();
  session.send({ type: 'tempo.changed', bpm: 80 });
  session.send({ type: 'bars.changed', make: (from) => (from === 3 ? barAt : () => null) });
  session.send({ type: 'bars.replaced', barAt });
  expect(playbacks[0]?.log).toEqual(['tempo 80', 'bars true', 'replaced true']);
  session.send({
    type: 'mixer.changed',
    mixer: withChannel(INITIAL_MIXER, 'guira', { mute: true }),
  });
  expect(heard.get('guira')?.gain).toBe(0);
});

test('commands that come while it loads count from the start', async () => {
  const { session, play, options, heard } = open();
  const other: BarAt = () => null;
  const playing = play();
  session.send({ type: 'tempo.changed', bpm: 60 });
  session.send({ type: 'bars.changed', make: () => other });
  session.send({
    type: 'mixer.changed',
    mixer: withChannel(INITIAL_MIXER, 'bass', { volume: 0.5 }),
  });
  await playing;
  expect(options).toEqual([{ barAt: other, bpm: 60, countIn: true }]);
  expect(heard.get('bass')?.gain).toBe(0.5);
  expect(session.playback()).not.toBeNull();
});

test.each<BandCommand>([
  { type: 'bars.changed', make: () => barAt },
  { type: 'bars.replaced', barAt },
])('without music it waits for it: $type', async (command) => {
  const { session, play, options } = open({}, { barAt: null });
  void play();
  await vi.waitFor(() => expect(session.soundTools()).not.toBeNull());
  await nextTask();
  expect(options).toEqual([]);
  session.send(command);
  expect(options).toEqual([{ barAt, bpm: 120, countIn: true }]);
});

test('a band that is stopped while it loads never starts', async () => {
  const { play, playbacks, session } = open();
  const playing = play().catch(() => {});
  session.stop();
  session.prepare();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(playbacks).toEqual([]);
  expect(session.state).toBe('idle');
  await play();
  expect(playbacks).toHaveLength(1);
  await playing;
});

test('guests are loaded before they play, once the sound is open', async () => {
  const { play, session, loaded } = open();
  session.prepare(['congas']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loaded).toEqual([]);
  await play();
  await vi.waitFor(() => expect(session.soundTools()).not.toBeNull());
  session.prepare(['congas']);
  await vi.waitFor(() => expect(loaded).toEqual([[], ['congas']]));
});

test("the browser's audio is woken before the first Play only", async () => {
  const enumerateDevices = vi.fn(async () => []);
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
  const { play, session } = open();
  expect(enumerateDevices).not.toHaveBeenCalled();
  session.prepare();
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
  await play();
  await vi.waitFor(() => expect(session.soundTools()).not.toBeNull());
  session.prepare();
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
});

test('the end of the music is reported', async () => {
  const { play, playbacks, reported, session } = open();
  await play();
  playbacks[0]?.end();
  expect(reported).toEqual([{ type: 'playback.ended' }]);
  expect(session.playback()).toBeNull();
  expect(session.state).toBe('idle');
});

test('playing again stops what played before', async () => {
  const { play, session, playbacks, stopped } = open({}, { beats: 16 });
  await play();
  expect(session.duration).toBe(16);
  void play();
  expect(stopped).toEqual([playbacks[0]]);
  await vi.waitFor(() => expect(playbacks).toHaveLength(2));
});

test('a band that has stopped changes nothing of what others play', async () => {
  const { session, playbacks, heard } = open();
  const mixer = withChannel(INITIAL_MIXER, 'bass', { mute: true });
  const run = session.play({ barAt, bpm: 120, countIn: false, mixer: INITIAL_MIXER });
  await vi.waitFor(() => expect(playbacks).toHaveLength(1));
  const before = new Map(heard);
  session.stop();
  run.send({ type: 'mixer.changed', mixer });
  session.send({ type: 'mixer.changed', mixer });
  session.send({ type: 'tempo.changed', bpm: 140 });
  expect(heard).toEqual(before);
  expect(playbacks[0]?.log).toEqual([]);
});

test('music that its screen could not load is a failure until the next try', () => {
  const { session } = open();
  const input: BandInput = { barAt: null, bpm: 120, countIn: false, mixer: INITIAL_MIXER };
  session.play(input);
  session.stop('No notes.');
  expect(session).toMatchObject({ state: 'failed', failure: 'No notes.' });
  session.play(input);
  expect(session).toMatchObject({ state: 'loading', failure: null });
});

describe('failures', () => {
  test.each([
    ['code', 'The band could not be loaded.'],
    ['transport', 'The band could not be loaded.'],
    ['samples', 'The instruments could not be loaded.'],
  ])(
    '%s that does not arrive is reported in plain words, and nothing plays',
    async (what, start) => {
      const { play, reported, playbacks, session } = open({ [what]: true });
      await play();
      const failure = expect.stringMatching(`^${start} Check the connection`);
      expect(reported).toEqual([{ type: 'playback.ended', failure }]);
      session.stop();
      expect(session).toMatchObject({ state: 'failed', failure });
      expect(playbacks).toEqual([]);
    },
  );

  test('without sound the band plays on in silence', async () => {
    const { play, reported, playbacks } = open({ silent: true });
    await play();
    playbacks[0]?.hear(0);
    expect(reported).toEqual([{ type: 'bar.started', bar: 0 }]);
  });
});

describe('who is there', () => {
  const ALL: BarAt = () => ({
    ...BAR,
    notes: [
      { ...STROKE, beat: 1 },
      { instrument: 'bongos', stroke: 'macho', beat: 0.5, late: 0, velocity: 1 },
      { instrument: 'bass', pitch: 33, beats: 1, beat: 0.5, late: 0, velocity: 1 },
    ],
  });

  test('whoever is heard first is waited for: of those who begin together, the first to come in', async () => {
    const { play, loaded } = open({}, { barAt: ALL });
    await play();
    expect(loaded).toEqual([['bongos']]);
  });

  test('whoever is muted is not waited for', async () => {
    const mixer = withChannel(INITIAL_MIXER, 'bongos', { mute: true });
    const { play, loaded } = open({}, { barAt: ALL, mixer });
    await play();
    expect(loaded).toEqual([['bass']]);
  });

  test('a question waits for everyone in it, a run of taps for its player', async () => {
    const question = open({}, { barAt: ALL, waitsFor: 'everyone' });
    await question.play();
    expect(question.loaded).toEqual([['bongos', 'guira', 'bass']]);
    const taps = open({}, { barAt: ALL, waitsFor: ['guira'] });
    await taps.play();
    expect(taps.loaded).toEqual([['bongos', 'guira']]);
  });

  test('whoever is loading is shown as such until they come in', async () => {
    const { play, session, playbacks, arrive } = open({}, { barAt: ALL });
    const onChange = vi.fn();
    expect(session.presenceOf('bass')).toBe('in');
    await play();
    session.subscribe(onChange);
    playbacks[0]?.players.add('bongos');
    expect(session.presenceOf('bongos')).toBe('in');
    expect(session.presenceOf('bass')).toBe('loading');
    arrive('bass');
    expect(onChange).toHaveBeenCalled();
    expect(session.presenceOf('bass')).toBe('loading');
    playbacks[0]?.players.add('bass');
    expect(session.presenceOf('bass')).toBe('in');
    session.stop();
    expect(session.presenceOf('segunda')).toBe('in');
  });

  test('whoever has failed is fetched again on request, while the others play', async () => {
    const faults: { samples?: boolean } = {};
    const { play, session, loaded } = open(faults, { barAt: ALL });
    await play();
    faults.samples = true;
    expect(session.presenceOf('bass')).toBe('failed');
    session.retry();
    expect(loaded).toEqual([['bongos'], []]);
  });
});

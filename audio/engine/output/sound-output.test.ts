import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AudioGraph } from './audio-graph.ts';
import { SoundOutput } from './sound-output.ts';

type State = AudioContextState | 'interrupted';

/** An AudioContext whose state and clock are set by the test. */
class FakeContext extends EventTarget {
  state: State = 'suspended';
  closed = false;
  /** The state after `resume()`. */
  resumesTo: State = 'running';
  #ran = 0;
  #since = performance.now();

  get currentTime(): number {
    return this.#ran + (this.state === 'running' ? (performance.now() - this.#since) / 1000 : 0);
  }

  async resume(): Promise<void> {
    this.become(this.resumesTo);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.become('closed');
  }

  become(state: State): void {
    if (state === this.state) return;
    this.#ran = this.currentTime;
    this.#since = performance.now();
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const contexts: FakeContext[] = [];
const built: AudioContext[] = [];
/** Prepares the behaviour of the next contexts. */
let prepare: (context: FakeContext) => void = () => {};

const newest = () => contexts.at(-1) as FakeContext;

function output(): SoundOutput {
  return new SoundOutput({
    createContext() {
      const context = new FakeContext();
      prepare(context);
      contexts.push(context);
      return context as unknown as AudioContext;
    },
    createAudioGraph: (context) => {
      built.push(context);
      return { context, transport: Promise.resolve(null) } as unknown as AudioGraph;
    },
  });
}

/** Opens the sound as a gesture does, and waits for the result. */
async function gesture(sound: SoundOutput): Promise<boolean> {
  const opening = sound.open();
  await vi.advanceTimersByTimeAsync(1200);
  return opening;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  contexts.length = 0;
  built.length = 0;
  prepare = () => {};
});

describe('an interrupted context', () => {
  test('is closed and replaced when the interruption ends, whatever state it reports', async () => {
    const sound = output();
    expect(await gesture(sound)).toBe(true);
    const [first] = contexts;
    first?.become('interrupted');
    expect(sound.status).toBe('silent');
    await vi.advanceTimersByTimeAsync(5000);
    expect(contexts).toHaveLength(1);
    first?.become('running');
    await vi.advanceTimersByTimeAsync(1200);
    expect([first?.closed, contexts.length, sound.status]).toEqual([true, 2, 'audible']);
  });

  test('is replaced by the next gesture, and again if the new one is interrupted too', async () => {
    const sound = output();
    await gesture(sound);
    prepare = (context) => {
      context.resumesTo = 'interrupted';
    };
    newest().become('interrupted');
    expect(await gesture(sound)).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(contexts).toHaveLength(2);
    prepare = () => {};
    expect(await gesture(sound)).toBe(true);
    expect(contexts.map(({ closed }) => closed)).toEqual([true, true, false]);
  });
});

test('a context that says it runs with a clock that stands still is replaced by the next gesture', async () => {
  const sound = output();
  await gesture(sound);
  const [first] = contexts;
  sound.checkForStall();
  const frozen = first?.currentTime ?? 0;
  vi.spyOn(first as FakeContext, 'currentTime', 'get').mockReturnValue(frozen);
  sound.checkForStall();
  for (let i = 0; i < 40; i++) {
    await vi.advanceTimersByTimeAsync(16);
    sound.checkForStall();
  }
  expect(sound.status).toBe('silent');
  expect(await gesture(sound)).toBe(true);
  expect([first?.closed, contexts.length]).toEqual([true, 2]);
});

test('a page that was blocked has not lost its device, even if the clock is updated only afterwards', async () => {
  const sound = output();
  await gesture(sound);
  sound.checkForStall();
  const before = newest().currentTime;
  const clock = vi.spyOn(newest(), 'currentTime', 'get').mockReturnValue(before);
  await vi.advanceTimersByTimeAsync(1000);
  sound.checkForStall();
  expect(sound.status).toBe('audible');
  clock.mockRestore();
  await vi.advanceTimersByTimeAsync(16);
  sound.checkForStall();
  expect(sound.status).toBe('audible');
});

test('a suspended context is resumed, not replaced', async () => {
  const sound = output();
  await gesture(sound);
  newest().become('suspended');
  await vi.advanceTimersByTimeAsync(1200);
  expect([contexts.length, sound.status]).toEqual([1, 'audible']);
});

test('the engine time goes on through a replacement', async () => {
  const sound = output();
  await gesture(sound);
  const before = sound.clock.now();
  newest().become('interrupted');
  await gesture(sound);
  expect(sound.clock.now() - before).toBeCloseTo(1.2, 2);
});

test('a gesture opens and resumes its context itself; the graph is built after the next repaint', async () => {
  const sound = output();
  const resume = vi.spyOn(FakeContext.prototype, 'resume');
  const opening = sound.open();
  expect([contexts.length, resume.mock.calls.length, built.length]).toEqual([1, 1, 0]);
  expect(sound.bus).toBeNull();
  await vi.advanceTimersByTimeAsync(1200);
  expect(await opening).toBe(true);
  expect(built).toHaveLength(1);
});

test('a new context that runs before its graph is built is not audible yet', async () => {
  const sound = output();
  await gesture(sound);
  newest().become('interrupted');
  void sound.open();
  newest().become('running');
  expect([built.length, sound.status]).toEqual([1, 'silent']);
  await vi.advanceTimersByTimeAsync(1200);
  expect([built.length, sound.status]).toEqual([2, 'audible']);
});

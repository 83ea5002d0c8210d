import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AudioTime } from '#audio/engine/output/output-timestamp.ts';
import { EngineClock } from './clock.ts';

/** A clock that follows `audio`, with the wall clock at `wall` seconds. */
function clockOn(audio: AudioTime, wall = 100): EngineClock {
  const clock = new EngineClock(() => wall);
  clock.follow(audio);
  return clock;
}

const lagOf = (clock: EngineClock) => clock.now() - clock.outputTime();
/** The delay of the output, in seconds. @param audio the output times that a context at 3 s reports */
const lag = (audio: Partial<AudioTime>, wall?: number) =>
  lagOf(clockOn({ currentTime: 3, ...audio }, wall));

describe('now', () => {
  test('is the wall clock in seconds without audio', () => {
    vi.spyOn(performance, 'now').mockReturnValue(1500);
    expect(new EngineClock().now()).toBe(1.5);
  });

  test('continues without a jump from the wall clock to audio, to other audio and back', () => {
    let wall = 100;
    const [first, second] = [{ currentTime: 3 }, { currentTime: 70 }];
    const clock = new EngineClock(() => wall);
    expect(clock.now()).toBe(100);
    clock.follow(first);
    expect(clock.now()).toBe(100);
    // Follow it now: the wall clock no longer counts.
    wall += 50;
    first.currentTime += 2;
    expect(clock.now()).toBe(102);
    clock.follow(second);
    first.currentTime += 5;
    second.currentTime += 1;
    expect(clock.now()).toBe(103);
    clock.follow(null);
    expect(clock.now()).toBe(103);
    wall += 4;
    second.currentTime += 7;
    expect(clock.now()).toBe(107);
  });

  test('converts to the time of the followed audio clock', () => {
    const audio = { currentTime: 3 };
    const clock = clockOn(audio);
    expect(clock.toAudioTime(100.5)).toBe(3.5);
    audio.currentTime = 8;
    expect(clock.toAudioTime(clock.now())).toBe(8);
  });
});

describe('the output time', () => {
  test('is now without audio', () => {
    expect(new EngineClock(() => 100).outputTime()).toBe(100);
  });

  test('follows the output timestamp, extrapolated by the wall clock', () => {
    const getOutputTimestamp = () => ({ contextTime: 2.9, performanceTime: 99_990 });
    // 10 ms after 2.9 s left the loudspeaker.
    expect(lag({ outputLatency: 0.5, getOutputTimestamp })).toBeCloseTo(0.09, 9);
  });

  test.each([
    ['is missing', undefined],
    ['is empty', {}],
    ['has no context time yet', { contextTime: 0, performanceTime: 99_990 }],
    ['has no performance time yet', { contextTime: 2.9, performanceTime: 0 }],
    ['is ahead of what is rendered', { contextTime: 3.001, performanceTime: 100_000 }],
    ['lags by more than 0.7 s', { contextTime: 2.299, performanceTime: 100_000 }],
  ])('uses the reported latency when the timestamp %s', (_, timestamp) => {
    const reported = timestamp && { getOutputTimestamp: () => timestamp };
    expect(lag({ outputLatency: 0.04, baseLatency: 0.01, ...reported })).toBeCloseTo(0.04, 9);
  });

  test.each([
    [{ contextTime: 2.301, performanceTime: 100_000 }, 0.699],
    [{ contextTime: 3, performanceTime: 100_000 }, 0],
  ])('believes a timestamp up to 0.7 s behind: %o', (timestamp, latency) => {
    const getOutputTimestamp = () => timestamp;
    expect(lag({ outputLatency: 0.04, getOutputTimestamp })).toBeCloseTo(latency, 9);
  });

  test('does not take a performance time of 0 for a timestamp right after the page has loaded', () => {
    const getOutputTimestamp = () => ({ contextTime: 2.9, performanceTime: 0 });
    expect(lag({ outputLatency: 0.04, getOutputTimestamp }, 0.05)).toBeCloseTo(0.04, 9);
  });

  test('falls back to the base latency, then to none, and never lags by more than 0.7 s', () => {
    expect(lag({ outputLatency: 0, baseLatency: 0.01 })).toBeCloseTo(0.01, 9);
    expect(lag({ baseLatency: 0.02 })).toBeCloseTo(0.02, 9);
    expect(lag({})).toBe(0);
    expect(lag({ outputLatency: 30 })).toBeCloseTo(0.7, 9);
  });

  test('is monotonic when latency readings jitter, and continues when they settle', () => {
    const audio = { currentTime: 3, outputLatency: 0.02 };
    const clock = clockOn(audio);
    const before = clock.outputTime();
    audio.outputLatency = 0.5;
    expect(clock.outputTime()).toBe(before);
    audio.currentTime += 2;
    expect(lagOf(clock)).toBeCloseTo(0.5, 9);
  });
});

describe('where the browser misreports its output', () => {
  const inBrowser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });

  test('Firefox subtracts the latency from both fields of its timestamp', () => {
    inBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0');
    const getOutputTimestamp = () => ({ contextTime: 2.96, performanceTime: 99_960 });
    expect(lag({ outputLatency: 0.04, getOutputTimestamp })).toBeCloseTo(0.04, 9);
  });

  test('Firefox on Linux can freeze for good when it is asked for latency or timestamp', () => {
    inBrowser('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0');
    const audio: AudioTime = {
      currentTime: 3,
      baseLatency: 0,
      get outputLatency(): number {
        throw new Error('the tab is frozen');
      },
      getOutputTimestamp() {
        throw new Error('the tab is frozen');
      },
    };
    expect(lagOf(clockOn(audio))).toBeCloseTo(0.03, 9);
  });

  test('WebKitGTK adds the time of the context to that of the wall clock', () => {
    const getOutputTimestamp = () => ({ contextTime: 0.38, performanceTime: 100_380 });
    expect(lag({ currentTime: 0.4, outputLatency: 0.02, getOutputTimestamp })).toBeCloseTo(0.02, 9);
  });
});

test('never jumps, never runs backwards and never leads, whichever clock it follows', () => {
  const event = fc.record({
    seconds: fc.double({ min: 0, max: 5, noNaN: true }),
    follow: fc.constantFrom('audio', 'wall', 'same'),
    latency: fc.double({ min: 0, max: 40, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let wall = 100;
      const audio = { currentTime: 3, outputLatency: 0.02 };
      const clock = new EngineClock(() => wall);
      let elapsed = 0;
      let lastOutput = Number.NEGATIVE_INFINITY;
      for (const { seconds, follow, latency } of events) {
        wall += seconds;
        audio.currentTime += seconds;
        elapsed += seconds;
        audio.outputLatency = latency;
        if (follow !== 'same') clock.follow(follow === 'audio' ? audio : null);
        expect(clock.now()).toBeCloseTo(100 + elapsed, 6);
        const output = clock.outputTime();
        expect(output).toBeGreaterThanOrEqual(lastOutput);
        expect(output).toBeLessThanOrEqual(clock.now() + 1e-9);
        lastOutput = output;
      }
    }),
  );
});

import { describe, expect, test, vi } from 'vitest';
import { HeardTime } from '#audio/engine/output/heard-time.ts';
import type { AudioTime } from '#audio/engine/output/output-timestamp.ts';
import { type Random, seededRandom } from '#audio/music/random.ts';
import { median } from '#lib/statistics.ts';
import {
  type Calibration,
  CLICK_INTERVAL,
  calibrationOf,
  clickOf,
  WARM_UP_TAPS,
} from '#src/sound/taps/calibration.ts';
import { type Refusal, refusalOf } from '#src/sound/taps/refusal.ts';
import { type HeardTap, hear } from '#src/sound/taps/tap-sound.ts';
import { CALIBRATION_TAPS } from './calibration/calibration-machine.ts';
import { TapJudge } from './judge.ts';

// The whole way of a tap, from its time stamp to its judgement, on simulated devices.

type Stamp = NonNullable<AudioTime['getOutputTimestamp']>;

/** A device: the latency that it reports, and the real one. Times in seconds. */
interface Device {
  /** The report at a wall clock time in milliseconds. */
  stamp: (wall: number, random: Random) => ReturnType<Stamp>;
  latency: number;
  /** The step to which time stamps of events are rounded, in milliseconds. */
  rounding?: number;
  /** The delay of its audio clock at every fourth tap, when the page is busy. */
  behind?: number;
}

/** A person: the spread of the taps, and their average delay, in seconds. */
interface Person {
  spread: number;
  late: number;
}

const FRAME = 1000 / 60;
/** Seconds that the audio clock advances at once. */
const BLOCK = 512 / 48_000;
/** Times of the first click and of the first count of the run, in context seconds. */
const CLICKS = 10;
const RUN = 31;
const contextTimeAt = (wall: number) => wall / 1000 - 97;

function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Lets a person tap to sounds at these context times. @returns each deviation and its measurement */
function tapTo(
  times: readonly number[],
  device: Device,
  person: Person,
  heard: HeardTime,
  seed: string,
) {
  const random = seededRandom(seed);
  const noise = seededRandom(`${seed} noise`);
  let wall = ((times[0] ?? 0) + 97) * 1000 - 2000;
  vi.spyOn(performance, 'now').mockImplementation(() => wall);
  let behind = 0;
  const audio = (): AudioTime => ({
    currentTime: Math.floor(contextTimeAt(wall) / BLOCK) * BLOCK - behind,
    getOutputTimestamp() {
      const stamp = device.stamp(wall, noise);
      return behind > 0 ? { ...stamp, contextTime: (stamp.contextTime ?? 0) - behind } : stamp;
    },
  });
  // As `HeardOutput` does, which reads at each tap.
  const output = {
    heardAt(at: number) {
      heard.read(audio(), wall);
      return heard.heardAt(at);
    },
    latency: () => heard.latency(),
    tells: () => heard.tells(),
  };
  return times.map((time, i) => {
    const deviation = person.late + person.spread * gaussian(random);
    const at = (time + device.latency + deviation + 97) * 1000;
    for (; wall < at; wall += FRAME) heard.read(audio(), wall);
    const step = device.rounding ?? 0.005;
    behind = i % 4 === 3 ? (device.behind ?? 0) : 0;
    const tap = hear({ kind: 'key', at: Math.round(at / step) * step }, output);
    behind = 0;
    return { deviation, tap };
  });
}

/** Calibrates, then taps 32 counts at 117 counts a minute, after one bar of count-in. */
function practise(device: Device, person: Person, seed: string) {
  const heard = new HeardTime();
  const clicks = Array.from({ length: CALIBRATION_TAPS }, (_, i) => CLICKS + i * CLICK_INTERVAL);
  const calibrating = tapTo(clicks, device, person, heard, `${seed} calibration`);
  const taps = calibrating.map(({ tap }) => tap);
  const calibration = calibrate(taps);
  if (typeof calibration === 'string') return { refusal: calibration };

  const timeOf = (beat: number) => RUN + (beat * 60) / 117;
  const judge = new TapJudge(
    { timeOf, positionAt: (time) => ((time - RUN) * 117) / 60 },
    calibration.offset,
  );
  const beats = Array.from({ length: 32 }, (_, beat) => beat);
  for (let bar = 0; bar < 8; bar++) judge.expect(bar, [0, 1, 2, 3]);
  const played = tapTo(beats.map(timeOf), device, person, heard, `${seed} run`);
  const usual = median(calibrating.slice(WARM_UP_TAPS).map(({ deviation }) => deviation));
  const errors = played.flatMap(({ deviation, tap }) => {
    const mark = judge.tap(tap.heard ?? Number.NaN);
    return mark?.kind === 'hit' ? [mark.late - (deviation - usual)] : [];
  });
  return {
    refusal: refusalOf(
      played.map(({ tap }) => tap),
      calibration,
    ),
    errors,
  };
}

function calibrate(taps: readonly HeardTap[]): Calibration | Refusal {
  const refusal = refusalOf(taps, null);
  if (refusal) return refusal;
  const lates = taps.map(({ heard }) => clickOf(heard ?? 0, CLICKS)?.late ?? 0);
  return (
    calibrationOf(
      lates,
      taps.map(({ report }) => report ?? 0),
    ) ?? 'uneven'
  );
}

/** A correct report. @param reported latency; @param jitter of each report, in seconds */
const reports =
  (reported: number, jitter = 0): Device['stamp'] =>
  (wall, random) => ({
    contextTime: contextTimeAt(wall) - reported + jitter * (2 * random() - 1),
    performanceTime: wall,
  });

const HONEST: readonly [string, Device][] = [
  ['reports no latency and has none', { stamp: reports(0), latency: 0 }],
  ['reports no latency and has 180 ms', { stamp: reports(0), latency: 0.18 }],
  ['reports 40 ms', { stamp: reports(0.04), latency: 0.04 }],
  ['reports 180 ms', { stamp: reports(0.18), latency: 0.18 }],
  ['reports 180 ms and has none', { stamp: reports(0.18), latency: 0 }],
  ['reports 40 ms, ± 20 ms each time', { stamp: reports(0.04, 0.02), latency: 0.04 }],
  ['rounds its time stamps to 2 ms', { stamp: reports(0.04), latency: 0.04, rounding: 2 }],
  // Firefox brings the audio clock up to date between tasks.
  ['is busy when it is tapped', { stamp: reports(0.03), latency: 0.03, behind: 0.08 }],
];

describe.each(HONEST)('on a device that %s', (_, device) => {
  test.each([0.01, 0.02])('taps with a spread of %f s are judged to within 3 ms', (spread) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { refusal, errors = [] } = practise(device, { spread, late: 0.015 }, seed);
      expect(refusal).toBeNull();
      expect(errors.length).toBeGreaterThanOrEqual(31);
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.003);
    }
  });
});

/** The report of a device with 40 ms, whose clocks may differ from ours. */
const oddReports =
  (performanceTimeOf: (wall: number) => number): Device['stamp'] =>
  (wall) => ({ contextTime: contextTimeAt(wall) - 0.04, performanceTime: performanceTimeOf(wall) });

test.each<[string, Refusal, Partial<Device>]>([
  ['reports nothing', 'latency', { stamp: () => ({}) }],
  ['reports zeros', 'latency', { stamp: () => ({ contextTime: 0, performanceTime: 0 }) }],
  ['reports another scale', 'latency', { stamp: oddReports((wall) => wall / 1000) }],
  [
    'rounds its reports to 100 ms',
    'busy',
    { stamp: oddReports((wall) => Math.floor(wall / 100) * 100) },
  ],
  ['rounds time stamps to 100 ms', 'coarse', { rounding: 100 }],
  ['rounds time stamps to 17 ms', 'coarse', { rounding: 1000 / 60 }],
])('a device that %s is refused', (_, refusal, change) => {
  const device = { stamp: reports(0.04), latency: 0.04, ...change };
  expect(practise(device, { spread: 0.01, late: 0 }, 'a').refusal).toBe(refusal);
});

test('headphones that are connected between calibration and run are noticed', () => {
  let latency = 0.04;
  const device: Device = {
    stamp: (wall) => {
      if (contextTimeAt(wall) > 29) latency = 0.18;
      return { contextTime: contextTimeAt(wall) - latency, performanceTime: wall };
    },
    latency: 0.04,
  };
  expect(practise(device, { spread: 0.01, late: 0 }, 'a').refusal).toBe('moved');
});

import type { CDPSession, Page } from '@playwright/test';
import { seededRandom } from '#audio/music/random.ts';
import { mean, median } from '#lib/statistics.ts';
import { CALIBRATION_TAPS } from '#src/practice/play-along/calibration/calibration-machine.ts';
import { CLICK_INTERVAL } from '#src/sound/taps/calibration.ts';
import { middle, type Point } from './support/learner.ts';
import { expect, test } from './support/test.ts';

// Taps at known times, by the browser's own input events, on devices that report their latency in every way. The times
// come from the page's scheduled sounds and from the browser's real reports.

/** The reports of a device: seconds added to the latency, and jitter of each report. */
interface Reports {
  latency?: number;
  jitter?: number;
}

interface Probe {
  /** Start times of clicks, in seconds of the context's clock. */
  clicks: number[];
  /** `performance.now()` minus the context time at the loudspeaker, in seconds, once per frame. */
  offsets: number[];
  /** The texts of the strip, tap by tap. */
  words: string[];
}

type ProbedWindow = Window & { probe: Probe };

/** Replaces the browser's reports, and records when clicks are scheduled and heard. */
async function probe(page: Page, reports: Reports): Promise<void> {
  await page.addInitScript(({ latency = 0, jitter = 0 }: Reports) => {
    const probe: Probe = { clicks: [], offsets: [], words: [] };
    Object.assign(window, { probe });
    const { getOutputTimestamp } = AudioContext.prototype;
    const { start } = AudioBufferSourceNode.prototype;
    let context: AudioContext | null = null;
    AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
      const seconds = this.buffer?.duration ?? 1;
      // Clicks of the calibration and of the count-in and the click channel.
      if (this.context instanceof AudioContext && !this.loop && seconds <= 0.101) {
        context = this.context;
        probe.clicks.push(when);
      }
      start.call(this, when, ...rest);
    };
    const onFrame = () => {
      requestAnimationFrame(onFrame);
      if (!context) return;
      const { contextTime = 0, performanceTime = 0 } = getOutputTimestamp.call(context);
      if (contextTime > 0) probe.offsets.push(performanceTime / 1000 - contextTime);
    };
    onFrame();
    AudioContext.prototype.getOutputTimestamp = function () {
      const { contextTime = 0, performanceTime = 0 } = getOutputTimestamp.call(this);
      if (contextTime === 0) return { contextTime, performanceTime };
      return {
        contextTime: contextTime - latency + jitter * (2 * Math.random() - 1),
        performanceTime,
      };
    };
  }, reports);
}

const probed = (page: Page): Promise<Probe & { origin: number }> =>
  page.evaluate(() => {
    const { clicks, offsets, words } = (window as unknown as ProbedWindow).probe;
    return { clicks, offsets, words, origin: performance.timeOrigin };
  });

/** Only the clicks: sending all readings of the output again and again takes long. */
const clicksOn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as ProbedWindow).probe.clicks);

/** Waits for more than this many readings of the output. @returns all recorded data */
async function readOutput(page: Page, readings: number) {
  const count = () => page.evaluate(() => (window as unknown as ProbedWindow).probe.offsets.length);
  await expect.poll(count).toBeGreaterThan(readings);
  return probed(page);
}

type Input = 'key' | 'mouse' | 'touch';

/** The middle of the tap pad in the window, at the current scroll position. */
const padPoint = (page: Page): Promise<Point> => middle(page.locator('[data-tap-pad]'));

/**
 * Sends a tap for an epoch time in milliseconds. Waits until that time, but not until the page has handled the tap,
 * because a slow one would delay the next.
 */
async function inject(cdp: CDPSession, input: Input, at: number, point: Point): Promise<void> {
  while (Date.now() < at) await new Promise((resolve) => setTimeout(resolve, 1));
  const timestamp = at / 1000;
  const sent: Promise<unknown>[] = [];
  if (input === 'key') {
    const key = { key: 'j', code: 'KeyJ', text: 'j', timestamp };
    for (const type of ['keyDown', 'keyUp'] as const) {
      sent.push(cdp.send('Input.dispatchKeyEvent', { type, ...key }));
    }
  } else if (input === 'mouse') {
    const click = { ...point, button: 'left', clickCount: 1, timestamp } as const;
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      sent.push(cdp.send('Input.dispatchMouseEvent', { type, ...click }));
    }
  } else {
    const touchPoints = [point];
    sent.push(
      cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp }),
      cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
    );
  }
  Promise.all(sent).catch((error) => console.error('A tap was not sent:', error));
}

const NAMES: Readonly<Record<Input, string>> = { key: 'Keyboard', mouse: 'Mouse', touch: 'Touch' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts a minute: slow enough that a busy machine keeps up with the taps. */
const TEMPO = 100;
/** Duration of a count in seconds. */
const COUNT = 60 / TEMPO;

async function open(page: Page, input: Input): Promise<CDPSession> {
  await page.goto(`/practice?tempo=${TEMPO}&click=mute`);
  await page.getByRole('tab', { name: 'Play along' }).click();
  await page.getByText(/^The counts, by/).click();
  await button(page, NAMES[input]).click();
  await button(page, '4-bar run').click();
  await page.evaluate(() => {
    document.querySelector('[data-tap-pad]')?.scrollIntoView({ block: 'center' });
    const { words } = (window as unknown as ProbedWindow).probe;
    const panel = document.querySelector('[data-play-along]') ?? document.body;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isWords = target instanceof Element && target.matches('[data-tap-strip] p');
        if (isWords) for (const text of addedNodes) words.push(text.textContent ?? '');
      }
    }).observe(panel, { childList: true, subtree: true });
  });
  return page.context().newCDPSession(page);
}

/** Presses a button without moving the page. */
const press = (page: Page, name: string) =>
  button(page, name).evaluate((element: HTMLElement) => element.click());

/** Blocks the page's thread for 300 ms while taps arrive. */
const block = (page: Page) =>
  page.evaluate(() => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  });

/** The times of the calibration's clicks to tap on. Only the clicks of the next seconds are scheduled. */
async function calibrationClicks(page: Page): Promise<number[]> {
  await expect.poll(async () => (await clicksOn(page)).length).toBeGreaterThan(0);
  const [first = 0] = await clicksOn(page);
  return Array.from({ length: CALIBRATION_TAPS }, (_, click) => first + click * CLICK_INTERVAL);
}

/** A person's taps: milliseconds after each click of the calibration, and after each count of the run. */
interface Hand {
  /** Empty to start without a calibration. */
  clicks: readonly number[];
  counts: readonly number[];
}

/** A steady hand, 25 ms late on average, and by `delay` more in the run. */
function handOf(seed: string, calibrates: boolean, delay = 0): Hand {
  const random = seededRandom(seed);
  const deviations = (count: number) =>
    Array.from({ length: count }, () => 25 + 40 * (random() - 0.5));
  return {
    clicks: calibrates ? deviations(CALIBRATION_TAPS) : [],
    counts: deviations(16).map((late) => late + delay),
  };
}

/**
 * Calibrates if necessary, plays a run and taps along. @returns the error of the judgement of each tap in milliseconds,
 * the page's texts about the run, and the maximum change   of the output time in seconds
 */
async function measure(page: Page, input: Input, { clicks, counts }: Hand, busy: boolean) {
  const cdp = await open(page, input);
  let offsets: readonly number[] = [];
  let origin = 0;
  const heardAt = (time: number) => origin + (time + mean(offsets)) * 1000;

  let clickTimes: readonly number[] = [];
  if (clicks.length > 0) {
    await press(page, 'Calibrate');
    clickTimes = await calibrationClicks(page);
    ({ offsets, origin } = await readOutput(page, 60));
    for (const [index, late] of clicks.entries()) {
      // The page may still be loading parts above the pad.
      await inject(cdp, input, heardAt(clickTimes[index] ?? 0) + late, await padPoint(page));
    }
    await expect(page.getByText('Calibrated. Start a run')).toBeVisible();
  }
  await press(page, 'Start a run');

  // One bar of count-in, then four bars.
  await expect(page.getByText('Listen', { exact: true })).toBeVisible({ timeout: 20_000 });
  let thumb = await padPoint(page);
  if (input === 'touch') {
    await expect(page.getByRole('region', { name: 'What you tap' })).toBeVisible();
  }
  if (clicks.length === 0) {
    // Fewer readings, because the first taps follow the count-in.
    ({ offsets, origin } = await readOutput(page, 20));
    thumb = await padPoint(page);
  }
  // On a phone a thumb rests on the pad from the calibration on: it must not move when the lane appears above it.
  expect(Math.abs((await padPoint(page)).y - thumb.y)).toBeLessThan(8);
  const isOfCalibration = (time: number) => {
    const click = (time - (clickTimes[0] ?? Number.NaN)) / CLICK_INTERVAL;
    return Math.abs(click - Math.round(click)) < 1e-6;
  };
  const scheduled = async () => (await clicksOn(page)).filter((time) => !isOfCalibration(time));
  // The count-in determines the times of the run's counts: a query to the page before each tap would delay it.
  await expect.poll(async () => (await scheduled()).length).toBeGreaterThan(0);
  const [firstClick = 0] = await scheduled();
  const countTimes = counts.map((_, count) => firstClick + (4 + count) * COUNT);
  const blocks: Promise<void>[] = [];
  for (const [count, late] of counts.entries()) {
    const at = heardAt(countTimes[count] ?? 0) + late;
    if (busy && count % 4 === 2) {
      while (Date.now() < at - 100) await new Promise((resolve) => setTimeout(resolve, 5));
      blocks.push(block(page));
    }
    await inject(cdp, input, at, thumb);
  }
  await Promise.all(blocks);
  await expect(page.locator('[data-run-result]')).toBeVisible({ timeout: 20_000 });
  const result = await page.locator('[data-run-result]').innerText();
  const played = (await scheduled()).slice(4, 20);
  expect(played).toHaveLength(counts.length);
  for (const [count, time] of played.entries()) expect(time).toBeCloseTo(countTimes[count] ?? 0, 4);

  const judged = (await probed(page)).words.flatMap((words) => {
    if (words === 'exactly on time') return [0];
    const match = /^(\d+) ms (early|late)$/.exec(words);
    return match ? [Number(match[1]) * (match[2] === 'early' ? -1 : 1)] : [];
  });
  // Without a calibration, the taps are judged again at the end, relative to their own median.
  const usual = median(clicks.length > 0 ? clicks.slice(4) : counts);
  const errors = judged.slice(-16).map((late, count) => late - ((counts[count] ?? 0) - usual));
  const heard = (await probed(page)).offsets;
  const starts = Array.from({ length: Math.max(1, heard.length - READINGS + 1) }, (_, at) => at);
  const moves = starts.map((at) => Math.abs(mean(heard.slice(at, at + READINGS)) - mean(offsets)));
  return { errors, moved: Math.max(...moves), result };
}

/** The number of readings in about a second, whose mean is steady. */
const READINGS = 60;
/** Maximum change of the output time on a device without buffer underruns, in seconds. */
const STEADY = 0.001;

const RUNS = [
  {
    title: 'a busy page and 180 ms that are not there',
    input: 'key',
    reports: { latency: 0.18 },
    hand: handOf('busy', true),
    busy: true,
  },
  {
    title: 'reports that jitter by 20 ms',
    input: 'mouse',
    reports: { latency: 0.04, jitter: 0.02 },
    hand: handOf('jitter', true),
    busy: false,
  },
  {
    title: 'no calibration, and headphones that are 150 ms late',
    input: 'touch',
    reports: {},
    hand: handOf('headphones', false, 150),
    busy: false,
  },
] as const satisfies readonly {
  title: string;
  input: Input;
  reports: Reports;
  hand: Hand;
  busy: boolean;
}[];

for (const { title, input, reports, hand, busy } of RUNS) {
  test(`taps are judged to within 3 ms: ${title}`, {
    tag: '@realtime',
  }, async ({ otherDevice }) => {
    // Time for four runs of up to 40 seconds.
    test.setTimeout(200_000);
    const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };
    const page = await otherDevice(input === 'touch' ? phone : {});
    await probe(page, reports);
    let run = await measure(page, input, hand, busy);
    // After a buffer underrun, an audio device plays everything later, at least until it has caught up. Such a run
    // proves nothing.
    for (let again = 0; again < 3 && run.moved > STEADY; again++) {
      await page.evaluate(() => localStorage.clear());
      run = await measure(page, input, hand, busy);
    }
    expect(run.moved).toBeLessThan(STEADY);
    expect(run.result, `misjudged by ${run.errors.map(Math.round)} ms`).toContain('16 of 16');
    expect(run.errors).toHaveLength(16);
    // The words are rounded to a whole millisecond.
    expect(Math.max(...run.errors.map(Math.abs))).toBeLessThan(3.5);
    const isMeasured = hand.clicks.length > 0;
    expect(run.result.includes('On average')).toBe(isMeasured);
    expect(run.result.includes('Measured from your own middle')).toBe(!isMeasured);
    // Only a run with a calibration can be a best result.
    const best = await page.evaluate(() => localStorage.getItem('tap_best_derecho_counts'));
    expect(best !== null).toBe(isMeasured);
  });
}

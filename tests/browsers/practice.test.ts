import { CLICK_INTERVAL } from '#src/sound/taps/calibration.ts';
import type { Page } from './support/page.ts';
import { BROWSER, expect, test } from './support/test.ts';

const button = (name: string) => ({ role: 'button', name }) as const;
/** Counts a minute of the run, four counts a bar. */
const BPM = 150;
/**
 * The number of clicks, more than a calibration has: it ends with enough taps, of which a busy machine may lose
 * some.
 */
const CLICKS = 60;
/** Counts of a run, which is four bars long. */
const COUNTS = 16;
/** The recorder takes softer sound for silence (amplitude). */
const RECORDED = 1e-5;
/** Taps are sent on time, and take a while to arrive (milliseconds). */
const UNDERWAY = 5;

const tab = (name: string) => ({ role: 'tab', name }) as const;

test('the band plays on while its rhythm, tempo and players change, and stops', async ({
  page,
}) => {
  await page.goto('/practice?count-in=off');
  await page.click(button('Play'));
  await page.see(button('Stop'));
  await page.hear();
  await page.click(tab('Song'));
  await page.click({ role: 'button', name: /^Mambo/ });
  await page.poll(() => location.search).toContain('rhythm=mambo');
  await page.click(button('1 faster'));
  await page.click(tab('Mix'));
  await page.click({ ...button('Mute'), in: { role: 'group', name: 'Bass' } });
  await page.poll(() => location.search).toContain('bass=mute');
  await page.see({ css: '[data-playhead="count"]:not([hidden])' });
  await page.see(button('Stop'));
  await page.click(button('Stop'));
  await page.hearNothing();
});

/** The onsets that the page has recorded from a number on, once there are some. */
async function onsetsFrom(page: Page, first: number): Promise<number[]> {
  await page.poll(() => window.probe?.onsets.length ?? 0).toBeGreaterThan(first);
  return (await page.probe()).onsets.slice(first);
}

/**
 * Taps the key J when the audio clock of the page shows these times (seconds).
 * @param until ends it: a button that the page has when there is nothing more to tap
 */
async function tapAt(page: Page, times: readonly number[], until?: string): Promise<void> {
  for (const time of times) {
    if (until && (await page.has(button(until)))) return;
    // Read for each tap: sound that runs dry shifts the audio clock.
    const at = await page.run((time) => {
      const { clock = 0 } = window.probe ?? {};
      return performance.timeOrigin + performance.now() + (time - clock) * 1000;
    }, time);
    while (Date.now() < at - UNDERWAY) await new Promise((resolve) => setTimeout(resolve, 1));
    await page.press('j');
  }
}

/** Starts a calibration, and taps on its clicks until there are enough. */
async function calibrate(page: Page): Promise<void> {
  const by = 'Calibrate';
  await page.goto(`/practice?tempo=${BPM}&click=mute`);
  await page.record();
  await page.click(tab('Play along'));
  await page.click({ css: '[data-play-along] summary' });
  await page.click(button('Keyboard'));
  await page.click(button('4-bar run'));
  await page.click(button(by));
  const [click = 0] = await onsetsFrom(page, 0);
  await tapAt(
    page,
    Array.from({ length: CLICKS }, (_, i) => click + i * CLICK_INTERVAL),
    by,
  );
  await page.see(button(by));
}

/** The audio clock minus the wall clock, in milliseconds. While the page is busy it is negative. */
const audioOffset = (page: Page) =>
  page.run(async () => {
    let offset = -Infinity;
    for (let i = 0; i < 20; i++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      offset = Math.max(offset, (window.probe?.clock ?? 0) * 1000 - performance.now());
    }
    return offset;
  });

/**
 * Taps that are closer to the counts than this must all be hits (milliseconds): the app takes up to 100. Those of
 * a busy machine may be further off, which says nothing about the app.
 */
const ON_TIME = 80;

/**
 * Starts a run and taps on each of its counts.
 * @returns why it cannot be judged, if the sound ran dry or the taps were held up
 */
async function tapRun(page: Page): Promise<string | undefined> {
  const { length } = (await page.probe()).onsets;
  await page.click(button('Start a run'));
  const [count = 0] = await onsetsFrom(page, length);
  // In the count-in: the sound of a busy machine runs dry when the band starts, before there is anything to tap.
  const offset = await audioOffset(page);
  // A bar of count-in, then four bars.
  const times = Array.from({ length: COUNTS }, (_, i) => count + ((4 + i) * 60) / BPM);
  await page.run(() => {
    if (window.probe) window.probe.keys.length = 0;
  });
  await tapAt(page, times);
  await page.see(button('Start a run'));
  const shift = Math.abs((await audioOffset(page)) - offset);
  const { keys } = await page.probe();
  const off = keys.map((at, i) => Math.abs(at + offset - (times[i] ?? 0) * 1000));
  if (keys.length < COUNTS || shift + Math.max(...off) > ON_TIME) {
    return `The sound ran dry for ${Math.round(shift)} ms, and taps were off by ${off.map(Math.round)} ms.`;
  }
  return undefined;
}

/** Number of attempts when the sound server runs dry or taps are delayed: such a run is not judged. */
const TRIES = 4;

/**
 * Does something until it is judged, and fails with the reasons if it never is.
 * @param act returns a reason why the test does not judge it, if there is one
 */
async function untilJudged(page: Page, act: () => Promise<string | undefined>): Promise<void> {
  const refusals: string[] = [];
  for (let i = 0; i < TRIES; i++) {
    const reason = await act();
    const [refusal = reason] = await page.texts({ css: '[role=status]', name: /Not judged/ });
    if (!refusal) return;
    refusals.push(refusal);
  }
  throw new Error(refusals.join('\n'));
}

test.runIf(BROWSER === 'firefox')(
  'taps along with the band are calibrated and judged',
  { timeout: 240_000 },
  async ({ page }) => {
    await untilJudged(page, async () => {
      await calibrate(page);
      return undefined;
    });
    await page.read('Calibrated. Start a run when you are ready.');
    await page.read('On this device a perfect tap');
    await untilJudged(page, async () => {
      // The band may play on after a refused run. While it dies away, the recorder misses the next first count.
      if (await page.has(button('Stop'))) await page.click(button('Stop'));
      await page.hearNothing(RECORDED);
      return tapRun(page);
    });
    const [result] = await page.texts({ css: '[data-run-result]' });
    expect(result).toContain(`${COUNTS} of ${COUNTS}`);
  },
);

test.runIf(BROWSER === 'webkit')(
  'taps are refused, since WebKitGTK does not say when sound is heard',
  async ({ page }) => {
    await calibrate(page);
    await page.read('This browser does not say when a sound leaves the loudspeaker');
  },
);

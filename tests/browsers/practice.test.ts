import { CLICK_INTERVAL } from '#src/sound/taps/calibration.ts';
import type { Page } from './support/page.ts';
import { BROWSER, expect, test } from './support/test.ts';

const button = (name: string) => ({ role: 'button', name }) as const;
/** Counts a minute of the run, four counts a bar. */
const BPM = 150;
/**
 * Number of clicks. More than a calibration needs: it ends with enough taps, and a busy machine may lose
 * some.
 */
const CLICKS = 60;
/** Number of counts in a run of four bars. */
const COUNTS = 16;
/** The recorder treats softer sound as silence (amplitude). */
const RECORDED = 1e-5;
/** Time from sending a tap until it arrives (milliseconds). */
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

/** The page's recorded onsets from an index on, as soon as there are any. */
async function onsetsFrom(page: Page, first: number): Promise<number[]> {
  await page.poll(() => window.probe?.onsets.length ?? 0).toBeGreaterThan(first);
  return (await page.probe()).onsets.slice(first);
}

/**
 * Taps the key J when the audio clock of the page shows these times (seconds).
 * @param until a button that appears when no more taps are needed
 */
async function tapAt(page: Page, times: readonly number[], until?: string): Promise<void> {
  for (const time of times) {
    if (until && (await page.has(button(until)))) return;
    // Read again for each tap: a buffer underrun shifts the audio clock.
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

/** The audio clock minus the wall clock, in milliseconds. Negative while the page is busy. */
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
 * Maximum error of a tap that the app must judge as a hit (milliseconds): the app accepts up to 100. Taps of a busy
 * machine may have larger errors, which are not the app's fault.
 */
const ON_TIME = 80;

/**
 * Starts a run and taps on each of its counts.
 * @returns the reason why it cannot be judged: a buffer underrun, or delayed taps
 */
async function tapRun(page: Page): Promise<string | undefined> {
  const { length } = (await page.probe()).onsets;
  await page.click(button('Start a run'));
  const [count = 0] = await onsetsFrom(page, length);
  // During the count-in: on a busy machine, the start of the band causes buffer underruns, before any tap.
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

/** Number of attempts: a run with buffer underruns or delayed taps is not judged. */
const TRIES = 4;

/**
 * Repeats an action until it can be judged, and fails with the reasons if it never can.
 * @param act returns the reason why it cannot be judged, if any
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
      // The band may play on after a run that was not judged. While it dies away, the recorder misses the next count 1.
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

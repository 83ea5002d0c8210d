import { CLICK_INTERVAL, MEASURED_TAPS, WARM_UP_TAPS } from '#src/sound/taps/calibration.ts';
import type { Page } from './support/page.ts';
import { BROWSER, expect, test } from './support/test.ts';

const button = (name: string) => ({ role: 'button', name }) as const;
/** Counts a minute of the run, four counts a bar. */
const BPM = 150;
/** Taps are sent on time, and take a while to arrive (milliseconds). */
const UNDERWAY = 5;

test('the band plays on while its rhythm, tempo and players change, and stops', async ({
  page,
}) => {
  await page.goto('/practice?count-in=off');
  await page.click(button('Play'));
  await page.see(button('Stop'));
  await page.hear();
  await page.click({ role: 'button', name: /^Mambo/ });
  await page.poll(() => location.search).toContain('rhythm=mambo');
  await page.click(button('5 faster'));
  await page.click({ ...button('Mute'), in: { role: 'group', name: 'Bass' } });
  await page.poll(() => location.search).toContain('bass=mute');
  await page.see({ css: '[data-lit]' });
  await page.see(button('Stop'));
  await page.click(button('Stop'));
  await page.hearNothing();
});

/** The onsets that the page has recorded from a number on, once there are some. */
async function onsetsFrom(page: Page, first: number): Promise<number[]> {
  await page.poll(() => window.probe?.onsets.length ?? 0).toBeGreaterThan(first);
  return (await page.probe()).onsets.slice(first);
}

/** Taps the key J when the audio clock of the page shows these times (seconds). */
async function tapAt(page: Page, times: readonly number[]): Promise<void> {
  for (const time of times) {
    const at = await page.run((time) => {
      const { clock = 0 } = window.probe ?? {};
      return performance.timeOrigin + performance.now() + (time - clock) * 1000;
    }, time);
    while (Date.now() < at - UNDERWAY) await new Promise((resolve) => setTimeout(resolve, 1));
    await page.press('j');
  }
}

const REFUSED = 'This browser does not say when a sound leaves the loudspeaker';

/** Starts a calibration by a button, and taps on each of its clicks. */
async function calibrate(page: Page, by: 'Calibrate' | 'Start a run', taps: number): Promise<void> {
  await page.goto(`/practice?tempo=${BPM}&click=mute`);
  await page.click(button('Keyboard'));
  await page.click(button('4-bar run'));
  await page.click(button(by));
  const [click = 0] = await onsetsFrom(page, 0);
  await tapAt(
    page,
    Array.from({ length: taps }, (_, i) => click + i * CLICK_INTERVAL),
  );
}

/** Starts a run and taps on each of its counts. */
async function tapRun(page: Page): Promise<void> {
  const { length } = (await page.probe()).onsets;
  await page.click(button('Start a run'));
  const [count = 0] = await onsetsFrom(page, length);
  // A bar of count-in, then four bars.
  await tapAt(
    page,
    Array.from({ length: 16 }, (_, i) => count + ((4 + i) * 60) / BPM),
  );
  await page.see(button('Start a run'));
}

/** How often a user begins anew when the sound server runs dry: nothing is measured then. */
const TRIES = 4;

test.runIf(BROWSER === 'firefox')(
  'taps along with the band are calibrated and judged',
  async ({ page }) => {
    for (let i = 0; i < TRIES; i++) {
      // A run that follows a calibration by itself could begin before its first sound is waited for.
      await calibrate(page, 'Calibrate', WARM_UP_TAPS + MEASURED_TAPS);
      await page.see(button('Calibrate'));
      if (!(await page.reads(REFUSED))) break;
    }
    const status = await page.texts({ css: '[role=status]' });
    expect(status.join()).toContain('Calibrated. Start a run when you are ready.');
    await page.read('Calibrated with 24 taps');
    await page.hearNothing();
    for (let i = 0; i < TRIES; i++) {
      await tapRun(page);
      if (!(await page.reads(REFUSED))) break;
      // The band may play on after a refused run, and the first sound of the next is not told from it.
      const stop = button('Stop');
      if ((await page.texts(stop)).length > 0) await page.click(stop);
      await page.hearNothing();
    }
    await page.see({ css: '[data-run-result]' });
    const [result] = await page.texts({ css: '[data-run-result]' });
    expect(result).toContain('16 of 16');
  },
);

test.runIf(BROWSER === 'webkit')(
  'taps are refused, since WebKitGTK does not say when sound is heard',
  async ({ page }) => {
    await calibrate(page, 'Start a run', WARM_UP_TAPS);
    await page.read(REFUSED);
  },
);

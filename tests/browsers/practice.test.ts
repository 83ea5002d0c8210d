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

/** Starts a run and taps on each of the clicks of the calibration. */
async function calibrate(page: Page, taps: number): Promise<void> {
  await page.goto(`/practice?tempo=${BPM}&click=mute`);
  await page.click(button('Keyboard'));
  await page.click(button('4-bar run'));
  await page.click(button('Start a run'));
  const [click = 0] = await onsetsFrom(page, 0);
  await tapAt(
    page,
    Array.from({ length: taps }, (_, i) => click + i * CLICK_INTERVAL),
  );
}

/** Taps on each count of a run that is about to begin. */
async function tapRun(page: Page, first: number): Promise<void> {
  const [count = 0] = await onsetsFrom(page, first);
  // A bar of count-in, then four bars.
  await tapAt(
    page,
    Array.from({ length: 16 }, (_, i) => count + ((4 + i) * 60) / BPM),
  );
}

test.runIf(BROWSER === 'firefox')(
  'taps along with the band are calibrated and judged',
  async ({ page }) => {
    // A calibration or a run in which the sound server ran dry is not judged, with this reason: nothing
    // was measured.
    for (let again = 0; again < 4; again++) {
      await calibrate(page, WARM_UP_TAPS + MEASURED_TAPS);
      await page
        .poll(() => /Calibrated with|Not judged/.exec(document.body.innerText)?.[0])
        .toBeDefined();
      if (!(await page.reads(REFUSED))) break;
    }
    expect(await page.texts({ css: '[role=status]' }), 'the reason').not.toContainEqual(
      expect.stringContaining('Not judged'),
    );
    await page.read('Calibrated with 24 taps');
    const { length } = (await page.probe()).onsets;
    await tapRun(page, length);
    await page.see(button('Start a run'));
    for (let again = 0; again < 3 && (await page.reads(REFUSED)); again++) {
      const { length } = (await page.probe()).onsets;
      await page.click(button('Start a run'));
      await tapRun(page, length);
      await page.see(button('Start a run'));
    }
    await page.see({ css: '[data-run-result]' });
    const [result] = await page.texts({ css: '[data-run-result]' });
    expect(result).toContain('16 of 16');
  },
);

test.runIf(BROWSER === 'webkit')(
  'taps are refused, since WebKitGTK does not say when sound is heard',
  async ({ page }) => {
    await calibrate(page, WARM_UP_TAPS);
    await page.read(REFUSED);
  },
);

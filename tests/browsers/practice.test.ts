import { CLICK_INTERVAL, MEASURED_TAPS, WARM_UP_TAPS } from '#src/sound/taps/calibration.ts';
import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

const button = (name: string) => ({ role: 'button', name }) as const;
const TAPS = WARM_UP_TAPS + MEASURED_TAPS;
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

/** The onsets that the page has recorded, from a number on, once there are some. */
async function onsetsFrom(page: Page, first: number, least: number): Promise<number[]> {
  await page.poll(() => window.probe?.onsets.length ?? 0).toBeGreaterThanOrEqual(first + least);
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

test('taps along with the band are calibrated and judged', async ({ page }) => {
  await page.goto(`/practice?tempo=${BPM}&click=mute`);
  await page.click(button('Keyboard'));
  await page.click(button('4-bar run'));
  await page.click(button('Start a run'));
  const [click = 0] = await onsetsFrom(page, 0, 1);
  await tapAt(
    page,
    Array.from({ length: TAPS }, (_, i) => click + i * CLICK_INTERVAL),
  );
  // A bar of count-in, then four bars.
  const { onsets } = await page.probe();
  const [count = 0] = await onsetsFrom(page, onsets.length, 1);
  await tapAt(
    page,
    Array.from({ length: 16 }, (_, i) => count + ((4 + i) * 60) / BPM),
  );
  await page.see({ css: '[data-run-result]' });
  const [result] = await page.texts({ css: '[data-run-result]' });
  expect(result).toContain('16 of 16');
});

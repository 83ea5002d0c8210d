// Prints the time from an input to the next paint, and the longest task, on a phone with a processor slowed to a
// quarter: on home, in lessons and in quizzes. `bench:practice` measures the practice page. The options are in input-
// to-paint.mjs.
import { measureInputs, middleOf } from './input-to-paint.mjs';

/** Time for a page to become ready for input and to load its deferred parts (milliseconds). */
const READY = 2000;

await measureInputs({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, use);

async function use({ page, site, button, measure, tap, touch, press }) {
  const open = async (path) => {
    await page.goto(`${site}/${path}`);
    // The parts below wait for the first input. An input before hydration is not repeated.
    while ((await page.locator('html[data-hydrated]').count()) === 0) {
      await page.getByRole('heading', { level: 1 }).tap();
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(READY);
  };

  await open('');
  const theme = page.getByRole('button', { name: 'Dark mode' });
  await tap('Theme', theme);
  const band = page.getByRole('region', { name: 'The band' });
  await tap('Play the band on home', band.getByRole('button', { name: 'Play', exact: true }));
  await band.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await tap('Mute a player', band.getByRole('button', { name: 'Bass', exact: true }));
  await tap('Stop the band on home', band.getByRole('button', { name: 'Stop', exact: true }));

  await open('section/music');
  await tap('Open a lesson', page.locator('a[href="/section/music/lesson/rhythm"]').first());
  await page.getByRole('heading', { level: 1, name: /rhythm/i }).waitFor();

  await open('section/music/lesson/rhythm');
  const cell = page.getByRole('button', { name: /^Cell 3 of 16/ }).first();
  await tap('Fill a cell', cell);
  await tap('More of a grid', button('More'));
  await tap('Loop a grid', button('Loop'));
  await tap('Play a grid', button('Play'));
  await button('Stop').waitFor();
  await page.waitForTimeout(READY);
  await tap('Fill a cell while it plays', cell);
  await tap('Stop a grid', button('Stop'));

  await open('section/history/quiz/history-50-60?seed=k7x2');
  await tap('Answer a question', page.getByRole('list').getByRole('button').first());
  await tap('Next question', button('Next'));

  await open('section/music/quiz/label-the-band?seed=bench');
  const card = page.locator('[data-card="free"]').first();
  const target = page.locator('[data-target]').first();
  await press('Pick up a card by key', 'Enter', card);
  await press('Drop a card by key', 'Enter', target);
  const from = await middleOf(page.locator('[data-card="free"]').first());
  const to = await middleOf(page.locator('[data-target]').nth(1));
  await touch('touchStart', [from]);
  await page.waitForTimeout(500);
  for (let step = 1; step <= 20; step++) {
    const along = (a, b) => a + ((b - a) * step) / 20;
    await touch('touchMove', [{ x: along(from.x, to.x), y: along(from.y, to.y) }]);
  }
  await measure('Drop a card by finger', () => touch('touchEnd', []));
}

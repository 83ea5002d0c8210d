import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

test('the chart of clips and the basic step load when they are needed, and follow what is played', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const response = await page.goto('/section/music/lesson/rhythm');
  const majao = page.getByRole('region', { name: 'Majao', exact: true });
  await majao.getByText('Hear it from the band').click();
  const see = majao.getByRole('button', { name: 'See what is played' });
  await expect(see).toHaveAttribute('aria-expanded', 'false');
  expect(scripts.join()).not.toContain('clip-chart');
  expect(scripts.join()).not.toContain('basic-step');

  await see.click();
  const chart = majao.getByRole('region', { name: 'Chart of the music: The whole band' });
  const bar = chart.getByRole('group', { name: /^Bar 1 of/ });
  await expect(bar).toBeVisible();
  await majao.getByRole('button', { name: 'Play The whole band' }).click();
  // A chart out of sight has no playhead, and how far the clicks have scrolled is up to the browser.
  await bar.scrollIntoViewIfNeeded();
  const playhead = chart.locator('[data-playhead="column"]:not([hidden])');
  await expect(playhead).toHaveCount(1);
  const transform = () => playhead.evaluate(({ style }: HTMLElement) => style.transform);
  const first = await transform();
  await expect.poll(transform).not.toBe(first);

  await test.step('the basic step is in the page, and moves once its code has come near', async () => {
    const html = (await response?.text()) ?? '';
    expect(html).toContain('On 1 the right foot steps to the right');
    expect(html).toContain('right foot taps');
    const step = page.getByRole('region', { name: 'Three steps and a tap' });
    await step.getByRole('button', { name: 'Play The band in derecho' }).click();
    await expect(step.locator('[data-lit]')).toHaveText(/^[1-8] (left|right) foot/);
    expect(scripts.join()).toContain('basic-step');
    await step.getByRole('button', { name: 'Pause The band in derecho' }).click();
  });
});

test('what is built on a grid is what the band plays', async ({ page }) => {
  await page.goto('/section/music/lesson/rhythm');
  const bar = page.getByRole('region', { name: 'One bar of majao', exact: true });
  await bar.getByRole('button', { name: /^Cell 2 of 8/ }).click();
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('link', { name: /^Play this in Practice/ }).click();
  await expect(page).toHaveURL(/\/practice\?.*my-guira=/);
  await expect(page.getByText('Güira, own pattern.').first()).toBeAttached();
  const signs = page.locator('[data-bar="0"] [data-lane="guira"] [data-kind]');
  await expect(signs).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the chart of a lesson opens by touch and fits', async ({ page }) => {
    await page.goto('/section/music/lesson/rhythm');
    const majao = page.getByRole('region', { name: 'Majao', exact: true });
    await majao.getByText('Hear it from the band').tap();
    await majao.getByRole('button', { name: 'See what is played' }).tap();
    await expect(majao.getByRole('group', { name: /^Bar 1 of/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

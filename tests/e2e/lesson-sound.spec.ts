import { expect, MOTION, test } from './support/test.ts';

test.use(MOTION);

test('the sound of a lesson waits for a gesture, its clips and charts load when they are needed', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Playwright blocks the service worker, which registers this late on a busy machine.
    if (/service worker/i.test(message.text())) return;
    if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text());
  });
  const scripts: string[] = [];
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
    if (request.url().includes('/assets/audio/')) clips.push(request.url());
  });
  await page.addInitScript(() => {
    const Original = AudioContext;
    Object.assign(window, { contexts: 0 });
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        Object.assign(window, { contexts: Reflect.get(window, 'contexts') + 1 });
      }
    };
  });
  const contexts = () => page.evaluate(() => Reflect.get(window, 'contexts'));
  await page.goto('/section/music/lesson/rhythm');
  const majao = page.getByRole('region', { name: 'Majao', exact: true });
  const chart = majao.getByRole('region', { name: 'Chart of the music: The whole band' });
  const bar = chart.getByRole('group', { name: /^Bar 1 of/ });

  await test.step('before a gesture there is no sound', async () => {
    await expect(majao).toBeVisible();
    expect(await contexts()).toBe(0);
    expect(scripts.join()).not.toContain('basic-step');
  });

  await test.step('a grid has the clips of its rhythm, and nothing is fetched yet', async () => {
    const buttons = majao.getByRole('list', { name: /^Hear/ }).getByRole('button');
    await expect(buttons).toHaveCount(0);
    await majao.getByText('Hear it from the band').click();
    await expect(buttons).toHaveCount(7);
    expect(clips).toEqual([]);
    expect(scripts.join()).not.toContain('clip-chart');
  });

  // tests/browser/band-chart.test.tsx checks its width and its playhead.
  await test.step('a chart opens, and its clip plays', async () => {
    const see = majao.getByRole('button', { name: 'See what is played' });
    await expect(see).toHaveAttribute('aria-expanded', 'false');
    await see.click();
    await expect(bar).toBeVisible();
    await majao.getByRole('button', { name: 'Play The whole band' }).click();
    await expect(majao.getByRole('button', { name: 'Pause The whole band' })).toBeVisible();
    await expect.poll(() => clips).toHaveLength(1);
  });

  await test.step('one clip or grid plays at a time, and a grid takes the tempo of its clips', async () => {
    await majao.getByRole('button', { name: 'Play Bass' }).click();
    await expect(majao.getByRole('button', { name: 'Pause Bass' })).toBeVisible();
    await expect.poll(() => clips).toHaveLength(2);
    // The chart belongs to the clip.
    await expect(majao.getByRole('region', { name: 'Chart of the music: Bass' })).toBeVisible();
    await expect(majao.getByRole('button', { name: 'Play The whole band' })).toBeVisible();
    await majao.getByRole('button', { name: /^Cell 1 of 16/ }).click();
    await majao.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(majao.getByRole('button', { name: 'Play Bass' })).toBeVisible();
    await expect(majao.locator('[aria-current]')).toHaveCount(1);
    await expect(majao.getByText('124 counts a minute.')).toBeVisible();
    await majao.getByRole('button', { name: 'Set the grid to this tempo' }).click();
    await expect(majao.getByText('62 bpm')).toBeVisible();
  });

  // tests/browser/moving-exercises.test.tsx checks that it moves.
  await test.step('the basic step loads once it is near', async () => {
    await page.getByRole('region', { name: 'Three steps and a tap' }).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.join()).toContain('basic-step');
  });
  expect(await contexts()).toBe(1);
  expect(warnings).toEqual([]);

  await test.step('what is built on a grid is what the band plays', async () => {
    const built = page.getByRole('region', { name: 'One bar of majao', exact: true });
    await built.getByRole('button', { name: /^Cell 2 of 8/ }).click();
    await built.getByRole('button', { name: 'More' }).click();
    await built.getByRole('link', { name: /^Play this in Practice/ }).click();
    await expect(page).toHaveURL(/\/practice\?.*my-guira=/);
    await expect(page.getByText('Güira, own pattern.').first()).toBeAttached();
    const signs = page.locator('[data-bar="0"] [data-lane="guira"] [data-kind]');
    await expect(signs).toHaveCount(1);
  });
});

test('going on to the next step stops the clip of the step before', async ({ page }) => {
  await page.goto('/section/music/lesson/rhythm?at=derecho');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await page.getByRole('button', { name: 'Play Bongos in derecho' }).click();
  await expect(page.getByRole('button', { name: 'Pause Bongos in derecho' })).toBeVisible();
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/at=low-drum$/);
  await steps.getByRole('button', { name: 'Back' }).click();
  // Long before the end of the clip.
  const play = page.getByRole('button', { name: 'Play Bongos in derecho' });
  await expect(play).toBeVisible({ timeout: 3000 });
  // The browser's Back has the same effect.
  await play.click();
  await expect(page.getByRole('button', { name: 'Pause Bongos in derecho' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/at=low-drum$/);
  await page.goForward();
  await expect(play).toBeVisible({ timeout: 3000 });
});

import { expect, test } from './support/test.ts';

/**
 * Replaces YouTube's player: it answers `listening`, executes commands and reports its position, as the real one does
 * to its own script.
 */
const PLAYER = `<!doctype html><title>Player</title><script>
  const post = (event, info = null) =>
    parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), '*');
  const { searchParams } = new URL(location.href);
  let position = Number(searchParams.get('start') ?? 0);
  window.commands = [];
  addEventListener('message', ({ data, origin }) => {
    const { event, func, args } = JSON.parse(data);
    if (searchParams.get('enablejsapi') !== '1' || origin !== searchParams.get('origin')) return;
    if (event === 'listening') {
      post('initialDelivery', {});
      post('onReady');
    } else if (event === 'command') {
      window.commands.push(func);
      if (func === 'seekTo') [position] = args;
    }
    post('infoDelivery', { currentTime: position + 0.4 });
  });
</script>`;

test('the marks of a video play it from there, and the one that is heard is marked', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: PLAYER }),
  );
  await page.goto('/section/music/lesson/rhythm#listen');
  const marks = page.getByRole('list', { name: 'Listen for, in Romeo Santos, Héroe favorito' });
  const derecho = marks.getByRole('button', { name: '0:18 Here derecho' });
  const majao = marks.getByRole('button', { name: '0:47 Here majao' });
  const player = page.frameLocator('iframe[title="Romeo Santos, Héroe favorito"]');

  await majao.click();
  await expect(page.locator('iframe[src*="&start=47&"]')).toBeVisible();
  await expect(majao).toHaveAttribute('aria-current', 'true');
  await expect(majao).toBeFocused();
  await derecho.click();
  await expect(derecho).toHaveAttribute('aria-current', 'true');
  await expect(majao).not.toHaveAttribute('aria-current');
  await expect
    .poll(() =>
      player.locator('html').evaluate(() => (window as Window & { commands?: string[] }).commands),
    )
    .toEqual(['seekTo', 'playVideo']);
});

test.describe('without a way to YouTube', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('a video keeps its poster, says so, and plays with Try again', async ({ page }) => {
    const youtube = 'https://www.youtube-nocookie.com/**';
    // The browser reports that it is online.
    await page.route(youtube, (route) => route.abort());
    await page.clock.install();
    await page.goto('/section/music/lesson/rhythm#listen');
    const name = 'Romeo Santos, Héroe favorito';
    const video = page.getByRole('figure').filter({ hasText: name });
    await video.getByRole('button', { name: `Play video: ${name}` }).click();
    const failure = video.getByText('This video could not be loaded.');
    const poster = video.locator('svg[viewBox="0 0 640 360"]');
    await expect(poster).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(failure).toBeVisible();
    await expect(video.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await page.unroute(youtube);
    await page.route(youtube, (route) => route.fulfill({ contentType: 'text/html', body: PLAYER }));
    await video.getByRole('button', { name: 'Try again' }).click();
    await page.clock.fastForward(1000);
    await expect(poster).toHaveCount(0);
    await expect(failure).toHaveCount(0);
    await expect(page.frameLocator(`iframe[title="${name}"]`).locator('script')).toHaveCount(1);
  });
});

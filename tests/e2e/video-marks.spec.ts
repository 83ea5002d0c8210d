import { expect, test } from './support/test.ts';

/**
 * Stands in for YouTube's player: it answers `listening`, obeys commands and reports its position, as the
 * real one does to its own script.
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

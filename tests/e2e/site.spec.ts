import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { startServer } from '#tests/support/server-process.ts';
import { expect, test } from './support/test.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

test.describe('the Content Security Policy', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test('blocks injected scripts, foreign requests and all frames but the players', async ({
    page,
  }) => {
    const player = 'https://www.youtube-nocookie.com/embed/x';
    await page.route(player, (route) => route.fulfill({ body: 'the player' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const violations = await page.evaluateHandle((player) => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        directives.push(`${effectiveDirective} ${blockedURI}`);
      });
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      for (const src of ['https://evil.example/', player]) {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }
      fetch('https://evil.example/').catch(() => {});
      return directives;
    }, player);
    await expect(page.frameLocator('iframe >> nth=1').getByText('the player')).toBeVisible();
    await expect
      .poll(async () => (await violations.jsonValue()).sort())
      .toEqual([
        expect.stringMatching(/^connect-src https:\/\/evil\.example/),
        expect.stringMatching(/^frame-src https:\/\/evil\.example/),
        'script-src-elem inline',
      ]);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test.describe('on any static host', () => {
  // The host answers unknown addresses with 404.html and status 404.
  test.use({ allowedErrors: /status of 404/ });

  test('the site works, with its API on another origin', async ({ page }) => {
    let api = '';
    const host = createServer((request, response) => {
      const path = join('dist/client', new URL(request.url ?? '', 'http://host').pathname);
      const file = [path, join(path, 'index.html')].find(
        (name) => extname(name) && existsSync(name),
      );
      response.statusCode = file ? 200 : 404;
      const sent = file ?? 'dist/client/404.html';
      response.setHeader('Content-Type', TYPES[extname(sent)] ?? 'application/octet-stream');
      const body = readFileSync(sent);
      // As a build with VITE_API_BASE has it.
      const isScript = extname(sent) === '.js';
      response.end(isScript ? `${body}`.replaceAll('/api/feedback', `${api}$&`) : body);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const SITE_ORIGIN = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const server = startServer({ PORT: '0', SITE_ORIGIN });
    api = await server.url();

    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    // Static hosts append a slash to folders.
    await page.goto(`${SITE_ORIGIN}/section/music/lesson/structure/`);
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByRole('button', { name: '✓ Completed' })).toBeVisible();
    await page.goto(`${SITE_ORIGIN}/nowhere/at/all`);
    await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
    await expect(heading('Learn bachata by playing it')).toBeVisible();
    await page.goto(`${SITE_ORIGIN}/section/salsa`);
    await expect(heading('History')).toBeVisible();

    await page.getByRole('button', { name: 'Feedback' }).click();
    await page.getByLabel('Message').fill('from afar');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Feedback sent successfully!')).toBeVisible();
    host.close();
    host.closeAllConnections();
    server.process.kill('SIGTERM');
    await server.exitCode();
  });
});

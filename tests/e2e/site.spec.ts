import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

test('sends precompressed files with the same content', async ({ baseURL }) => {
  const page = await fetch(`${baseURL}/`);
  const script = /src="(\/build\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
  for (const path of ['/', script]) {
    const plain = await getRaw(`${baseURL}${path}`, 'identity');
    const br = await getRaw(`${baseURL}${path}`, 'br');
    const gzip = await getRaw(`${baseURL}${path}`, 'gzip');
    expect([plain.coding, br.coding, gzip.coding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(gzip.body.length);
  }
});

test('answers range requests', async ({ request }) => {
  const path = '/assets/audio/kit/LICENSE.txt';
  const whole = await (await request.get(path)).body();
  const part = await request.get(path, { headers: { Range: 'bytes=5-9' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 5-9/${whole.length}`);
  expect(await part.body()).toEqual(whole.subarray(5, 10));
});

test('does not reveal its server software', async ({ request }) => {
  for (const path of ['/', '/api/nothing', '/healthz', '/build/none.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

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

test('on SIGTERM, finishes and stores the message being received', async () => {
  const FEEDBACK_DATABASE_URL = `file:${join(test.info().outputPath(), 'feedback.db')}`;
  const server = startServer({ PORT: '0', FEEDBACK_DATABASE_URL });
  const body = JSON.stringify({ message: 'on its way' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const sending = httpRequest(`${await server.url()}/api/feedback`, {
    method: 'POST',
    headers,
  });
  sending.write(body.slice(0, 5));
  await once(sending, 'socket');
  // Once a later request is answered, the server has received this one.
  await fetch(`${await server.url()}/healthz`);
  server.process.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${sending.protocol}//${sending.host}`).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
  sending.end(body.slice(5));
  const [response] = await once(sending, 'response');
  expect(response.statusCode).toBe(201);
  response.resume();
  expect(await server.exitCode()).toBe(0);
  const list = execFileSync(process.execPath, ['dist/server/feedback.js', 'list'], {
    env: { ...process.env, FEEDBACK_DATABASE_URL },
    encoding: 'utf8',
  });
  expect(list).toContain('on its way');
});

test.describe('on any static host', () => {
  // The host answers unknown addresses with 404.html and status 404.
  test.use({ allowedErrors: /status of 404/ });

  test('the site works, with its API on another origin', async ({ page }) => {
    const folder = test.info().outputPath('client');
    const host = createServer((request, response) => {
      const path = join(folder, new URL(request.url ?? '', 'http://host').pathname);
      const file = [path, join(path, 'index.html')].find(
        (name) => extname(name) && existsSync(name),
      );
      response.statusCode = file ? 200 : 404;
      const sent = file ?? join(folder, '404.html');
      response.setHeader('Content-Type', TYPES[extname(sent)] ?? 'application/octet-stream');
      createReadStream(sent).pipe(response);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const SITE_ORIGIN = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const server = startServer({ PORT: '0', SITE_ORIGIN });
    const VITE_API_BASE = await server.url();
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
      env: { ...process.env, VITE_API_BASE },
    });

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

/** The response without decompression, which `fetch` would apply. */
async function getRaw(url: string, accept: string): Promise<{ coding?: string; body: Buffer }> {
  const [response] = await once(
    httpRequest(url, { headers: { 'Accept-Encoding': accept } }).end(),
    'response',
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { coding: response.headers['content-encoding'], body: Buffer.concat(chunks) };
}

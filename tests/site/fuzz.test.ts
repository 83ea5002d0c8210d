import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { pick, type Random, seededRandom } from '#audio/music/random.ts';
import { temporaryDatabase } from '#tests/support/feedback-database.ts';
import { startTestServer, storedMessages } from './test-server.ts';

/** The number of requests; `npm run test:hard` sends 10,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS) || 1500;
const CONCURRENCY = 32;
/** A valid message, sent while another request has no response. */
const LATER = 'later';

const METHODS = ['GET', 'HEAD', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'post', 'FOO', ''] as const;
const TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'APPLICATION/JSON',
  '\u0001',
  '',
] as const;
const PATHS = [
  '/',
  '/api',
  '/api/feedback/',
  '/api/feedback?x=<script>',
  '/api/feedback/../feedback',
  '/api//feedback',
  '/%',
  '/%00',
  '/%ff%fe',
  '/..%2f..%2fetc/passwd',
  '//evil.example/',
  '/assets/',
  '/build/../../../package.json',
  'http://evil.example/',
  '*',
  `/${'a'.repeat(5000)}`,
  '/index.html.br',
  '/healthz',
] as const;
const NASTY = [
  "'); DROP TABLE feedback;--",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=cmd|calc!A1',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '\r\nSet-Cookie: a=b',
  '%s%n%x',
  '../../etc/passwd',
  '🥁'.repeat(300),
  'ﷺ'.repeat(500),
  '{{7*7}}',
  '#{7*7}',
  '\u001b[2J',
] as const;
const HEADERS = [
  'Accept-Encoding: br;q=NaN, ;;;, *;q=-1',
  'Accept-Encoding: gzip, br',
  'Range: bytes=9-1,-5,a-b',
  'Range: bytes=0-99999999999999999999',
  'If-None-Match: *',
  'If-Range: x',
  'X-Forwarded-For: 1.2.3.4, <script>',
  'X-Forwarded-Proto: https',
  'Origin: null',
  'Origin: https://evil.example',
  'Content-Encoding: gzip',
  'Content-Encoding: br, gzip',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Cookie: a=%00',
  `Cookie: ${'c'.repeat(9000)}`,
  `X-Long: ${'x'.repeat(20_000)}`,
  'Bad Header: x',
  'Content-Type: application/json',
  'Content-Length: 3',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Access-Control-Request-Method: POST',
  'Host: evil.example',
  'User-Agent: \u00ff\u00fe',
  `User-Agent: ${"'".repeat(2000)}`,
] as const;

test(`${REQUESTS} random requests: no 5xx, no crash, and exactly the accepted messages are stored`, {
  timeout: 30_000 + REQUESTS * 30,
}, async () => {
  const FEEDBACK_DATABASE_URL = temporaryDatabase();
  const server = startTestServer({ FEEDBACK_DATABASE_URL, FEEDBACK_RATE_LIMIT: '0' });
  const url = new URL(await server.url());
  const random = seededRandom(20_260_401);
  const statuses = new Map<number, number>();
  const accepted: string[] = [];
  let next = 0;

  const worker = async () => {
    while (next < REQUESTS) {
      const tag = `fuzz-${next++}-`;
      const response = await sendRaw(url, randomRequest(random, tag));
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, response).toBeLessThan(500);
      if (status === 201) accepted.push(tag);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));

  expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  expect(await server.stop()).toBe(0);
  const stored = await storedMessages(FEEDBACK_DATABASE_URL);
  const fuzzed = stored.filter((message) => message !== LATER);
  const tags = fuzzed.map((message) => /fuzz-\d+-/.exec(message)?.[0]);
  expect(tags.sort()).toEqual(accepted.sort());
  // The requests reach every kind of response.
  for (const status of [200, 201, 400, 404, 405, 413, 415, 431]) {
    expect([...statuses.keys()], JSON.stringify([...statuses])).toContain(status);
  }
});

/** The bytes of a request, mostly a valid one; its message begins with the tag if it has one. */
function randomRequest(random: Random, tag: string): Buffer {
  const chance = (odds: number) => random() < odds;
  const body = randomBody(random, tag);
  const method = chance(0.75) ? 'POST' : pick(random, METHODS);
  const path = chance(0.8) ? '/api/feedback' : pick(random, PATHS);
  const headers = [chance(0.97) ? 'Host: martillo.test' : 'X: y'];
  headers.push(`Content-Type: ${chance(0.85) ? 'application/json' : pick(random, TYPES)}`);
  while (chance(0.3)) headers.push(pick(random, HEADERS));
  const chunked = chance(0.2);
  const lengthError = chance(0.05) ? Math.floor(random() * 40) - 20 : 0;
  headers.push(
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length + lengthError}`,
  );
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  const chunks = chunked
    ? [`${body.length.toString(16)}\r\n`, body, chance(0.9) ? '\r\n0\r\n\r\n' : '\r\nzz\r\n']
    : [body];
  return Buffer.concat([head, ...chunks].map((part) => Buffer.from(part as string, 'latin1')));
}

function randomBody(random: Random, tag: string): Buffer {
  const nasty = () => pick(random, NASTY);
  const anything = () =>
    pick(random, [nasty(), 7, null, true, [], { a: nasty() }, undefined, '', 1e308]);
  const fields = {
    // Every message that is text has the tag, which identifies it in the database.
    message:
      random() < 0.8 ? `${tag}${nasty()}` : pick<unknown>(random, [7, null, [tag], { tag }, ' ']),
    email: pick(random, [undefined, '', 'ana@example.com', nasty(), anything()]),
    id: pick(random, [undefined, tag, `${tag}${nasty()}`, anything()]),
    page: pick(random, [undefined, '/section/music', `/${nasty()}`, anything()]),
    [nasty()]: anything(),
  };
  const json = JSON.stringify(fields);
  switch (Math.floor(random() * 12)) {
    case 0:
      return Buffer.from(Array.from({ length: random() * 300 }, () => random() * 256));
    case 1:
      return Buffer.from(json.slice(0, random() * json.length));
    case 2:
      return Buffer.from('['.repeat(random() * 16_000));
    case 3:
      return Buffer.from(`{"message":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`);
    case 4:
      return Buffer.from(JSON.stringify({ message: tag + 'a'.repeat(random() * 40_000) }));
    case 5:
      return Buffer.concat([
        Buffer.from(`{"message":"${tag}`),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}'),
      ]);
    case 6:
      return Buffer.from(`{"__proto__":{"message":"x"},"constructor":1,"message":"${tag}"}`);
    default:
      return Buffer.from(json);
  }
}

/** Sends the bytes as given. Resolves with the start of the response, or '' if there is none. */
function sendRaw(url: URL, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect({ port: Number(url.port), host: url.hostname });
    // Half-closing makes the server give up on an incomplete request, but it would also drop a response in progress.
    // Messages are stored in the order in which they arrive, so once a later one is stored, no response is in progress.
    socket.setTimeout(100, () =>
      fetch(new URL('/api/feedback', url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: LATER }),
      })
        .catch(() => {})
        .then(() => socket.end()),
    );
    socket.on('data', (data) => {
      response += data.toString('latin1');
      if (!response.startsWith('HTTP/1.1 100')) socket.destroy();
      else if (response.split('HTTP/1.1').length > 2) {
        response = response.slice(response.lastIndexOf('HTTP/1.1'));
        socket.destroy();
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
    socket.write(bytes);
  });
}

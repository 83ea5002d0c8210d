import { connect } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import { startServer } from './support/own-server.ts';

/** How many requests; `npm run test:hard` sends 10,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS) || 1500;
const AT_ONCE = 32;

const METHODS = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'post',
  'FOO',
  '',
];
const TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'APPLICATION/JSON',
  '\u0001',
  '',
];
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
];
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
];
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
];

test(`${REQUESTS} requests of any kind: no 5xx, no crash, and only what was accepted is stored`, async () => {
  test.setTimeout(30_000 + REQUESTS * 30);
  const FEEDBACK_DATABASE_URL = `file:${join(test.info().outputPath(), 'feedback.db')}`;
  const server = startServer({ PORT: '0', FEEDBACK_DATABASE_URL, FEEDBACK_RATE_LIMIT: '0' });
  const url = new URL(await server.address());
  const random = seeded(20_260_401);
  const statuses = new Map<number, number>();
  const accepted: string[] = [];
  let next = 0;

  const worker = async () => {
    while (next < REQUESTS) {
      const tag = `fuzz-${next++}-`;
      const answer = await sendRaw(Number(url.port), request(random, tag));
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, answer).toBeLessThan(500);
      if (status === 201) accepted.push(tag);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  const client = createClient({ url: FEEDBACK_DATABASE_URL });
  const { rows } = await client.execute('SELECT message FROM feedback');
  client.close();
  const tags = rows.map(({ message }) => /fuzz-\d+-/.exec(String(message))?.[0]);
  expect(tags.sort()).toEqual(accepted.sort());
  // It reached every answer there is.
  for (const status of [200, 201, 400, 404, 405, 413, 415, 431]) {
    expect([...statuses.keys()], JSON.stringify([...statuses])).toContain(status);
  }
});

type Random = () => number;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A request as bytes; its message, where it has one, begins with the tag. */
function request(random: Random, tag: string): Buffer {
  const sane = (odds: number) => random() < odds;
  const body = bodyOf(random, tag);
  const method = sane(0.75) ? 'POST' : pick(random, METHODS);
  const path = sane(0.8) ? '/api/feedback' : pick(random, PATHS);
  const headers = [sane(0.97) ? 'Host: martillo.test' : 'X: y'];
  headers.push(`Content-Type: ${sane(0.85) ? 'application/json' : pick(random, TYPES)}`);
  while (sane(0.3)) headers.push(pick(random, HEADERS));
  const chunked = sane(0.2);
  const lie = sane(0.05) ? Math.floor(random() * 40) - 20 : 0;
  headers.push(chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length + lie}`);
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  const chunks = chunked
    ? [`${body.length.toString(16)}\r\n`, body, sane(0.9) ? '\r\n0\r\n\r\n' : '\r\nzz\r\n']
    : [body];
  return Buffer.concat([head, ...chunks].map((part) => Buffer.from(part as string, 'latin1')));
}

function bodyOf(random: Random, tag: string): Buffer {
  const nasty = () => pick(random, NASTY);
  const anything = () =>
    pick(random, [nasty(), 7, null, true, [], { a: nasty() }, undefined, '', 1e308]);
  const fields = {
    // Text always has the tag, so that what is stored can be told apart.
    message: random() < 0.8 ? `${tag}${nasty()}` : pick(random, [7, null, [tag], { tag }, ' ']),
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

/** Sends bytes as they are, and gives back what comes until the connection ends. */
function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    // Enough to know what it was; nobody else asks on this connection.
    const done = () => socket.destroy();
    // The end of what is sent ends what would wait for more; at once it would also end what still answers.
    socket.setTimeout(1000, () => (socket.writableEnded ? done() : socket.end()));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (!answer.startsWith('HTTP/1.1 100')) done();
      else if (answer.split('HTTP/1.1').length > 2) {
        answer = answer.slice(answer.lastIndexOf('HTTP/1.1'));
        done();
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

/** The same numbers each time (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

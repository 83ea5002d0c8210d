import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { folderWith } from '#tests/support/folder.ts';
import { loadSite } from './files.ts';
import { headersFile } from './security-headers.ts';

test('static hosts get the security headers that the server sends, with the hash of each inline script, and the caching', async () => {
  const script = '\n  dark();\n';
  const page = `<script>${script}</script><script type="module" src="/a.js"></script>`;
  const clientDir = folderWith({
    'index.html': page,
    'other.html': `${page}<script type="application/ld+json">{}</script>`,
    'a.svg': '<svg><script>evil()</script></svg>',
    _headers: 'not a file of the site',
  });
  const app = createApp({ clientDir });
  const sent = await app.request('/');
  const [everywhere = '', build, clips, worker] = (
    await headersFile(loadSite(clientDir), 'https://api.example/v1')
  ).split('\n\n');
  const [path, ...lines] = everywhere.split('\n');
  const written = new Map(
    lines.map((line): [string, string] => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  expect(path).toBe('/*');
  expect(written.size).toBeGreaterThan(8);
  for (const [name, value] of written) {
    const expected = sent.headers.get(name);
    if (name === 'content-security-policy') {
      const own = value.replace("connect-src 'self' https://api.example", "connect-src 'self'");
      expect(own).not.toBe(value);
      expect(own).toBe(expected);
      const hash = createHash('sha256').update(script).digest('base64');
      expect(own).toContain(`script-src 'self' 'sha256-${hash}';`);
    } else expect([name, value]).toEqual([name, expected]);
  }
  expect(build).toBe('/build/*\n  cache-control: public, max-age=31536000, immutable');
  expect(clips).toBe('/assets/audio/clips/*\n  cache-control: public, max-age=31536000, immutable');
  expect(worker).toBe('/sw.js\n  cache-control: no-cache');
});

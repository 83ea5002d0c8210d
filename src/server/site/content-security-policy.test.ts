import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentPolicy } from './content-security-policy.ts';
import { loadSite } from './files.ts';

it('allows the inline scripts of pages by hash, and no others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'martillo-policy-'));
  const script = '\n  dark();\n';
  const page = `<script>${script}</script><script type="module" src="/a.js"></script>`;
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'other.html'), `${page}<script type="application/ld+json">{}</script>`);
  writeFileSync(join(dir, 'a.svg'), '<svg><script>evil()</script></svg>');
  const policy = contentPolicy(loadSite(dir), 'https://api.example');
  rmSync(dir, { recursive: true });
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy.scriptSrc).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(policy.connectSrc).toEqual(["'self'", 'https://api.example']);
});

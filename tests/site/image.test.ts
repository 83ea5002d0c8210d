import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync('Containerfile', 'utf8');
const stages = text.split(/^FROM /m).slice(1);
const last = stages.at(-1) ?? '';

test('the image has the packages that the built server imports, and no others', () => {
  const kept = [...(/keep = \[(.*?)\]/.exec(text)?.[1]?.matchAll(/'([^']+)'/g) ?? [])];
  const imported = new Set<string>();
  for (const file of readdirSync('dist/server', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join('dist/server', file), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from ?|import\()"([^".][^"]*)"/g)) {
      const [, packageName = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
      if (!name.startsWith('node:') && !builtinModules.includes(name)) imported.add(packageName);
    }
  }
  expect(kept.map(([, name]) => name).sort()).toEqual([...imported].sort());
});

test('the image does not run as root, writes to its data only, and checks its health', () => {
  expect(last).toMatch(/^USER node$/m);
  expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('COPY'));
  expect(last.match(/chown/g)).toHaveLength(1);
  expect(last).toMatch(/chown node:node data$/m);
  expect(last).toMatch(/^VOLUME \/app\/data$/m);
  expect(last).toContain('/healthz');
});

test('files copied into the image exist and are not ignored', () => {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n');
  const copied = allowed.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(allowed[0]).toBe('*');
});

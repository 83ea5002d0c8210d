import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_KINDS } from './pages.ts';

const views = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join('src', name), 'utf8'));

test.each(PAGE_KINDS)('a link leads to pages of the kind %s', (kind) => {
  const link = `href={pathTo('${kind}'`;
  expect(
    views.some((view) => view.includes(link)),
    `a view has ${link}`,
  ).toBe(true);
});

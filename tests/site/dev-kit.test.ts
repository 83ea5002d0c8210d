import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The id of the page of UI components. */
const MARK = 'dev-kit';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

test('the page of UI components is not in the build', () => {
  const source = filesIn('src/ui/dev').filter((path) => readFileSync(path, 'utf8').includes(MARK));
  expect(source.length).toBeGreaterThan(1);
  const built = filesIn('dist').filter((path) => /\.(?:html|js|css|json|xml)$/.test(path));
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((path) => readFileSync(path, 'utf8').includes(MARK))).toEqual([]);
});

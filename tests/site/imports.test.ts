import { expect, test } from 'vitest';
import { importsOf, SCRIPTS } from './built.ts';

/** The imports of each script. */
const IMPORTS = new Map(SCRIPTS.map((script) => [script, importsOf(script)]));

/** Scripts that import each other in a circle on the way to a script. */
function circleFrom(script: string, way: string[], visited: Set<string>): string[] | undefined {
  if (way.includes(script)) return [...way.slice(way.indexOf(script)), script];
  if (visited.has(script)) return undefined;
  visited.add(script);
  for (const next of IMPORTS.get(script) ?? []) {
    const circle = circleFrom(next, [...way, script], visited);
    if (circle) return circle;
  }
  return undefined;
}

// One of them would run before its imports: `GROUPS` in vite.config.ts can cause that.
test('no scripts of the build import each other in a circle', () => {
  expect([...IMPORTS.values()].flat().length).toBeGreaterThan(100);
  const visited = new Set<string>();
  for (const script of IMPORTS.keys()) expect(circleFrom(script, [], visited)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/section/Music', '/section/music'],
  ['/SECTION/music/lesson/Rhythm', '/section/music/lesson/rhythm'],
  ['/section/music//', '/section/music'],
  ['/section/music/', '/section/music'],
  ['//section///music', '/section/music'],
  // Must not become another host.
  ['//example.com/', '/example.com'],
  ['/section/%E0%A4%A', '/section/%e0%a4%a'],
])('%s means %s', (path, right) => {
  expect(canonicalPath(path)).toBe(right);
});

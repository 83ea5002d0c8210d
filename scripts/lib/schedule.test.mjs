import { expect, it } from 'vitest';
import { schedule } from './schedule.mjs';

/** Runs the steps and logs when each starts and ends; every step takes one turn of the event loop. */
async function log(steps, slots, failing = []) {
  const events = [];
  await schedule(steps, slots, async ({ name }, failedNeeds) => {
    events.push(`+${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${name}`);
    return failedNeeds.length === 0 && !failing.includes(name);
  });
  return events.join(' ');
}

const a = { name: 'a' };
const b = { name: 'b' };
const afterA = { name: 'afterA', needs: ['a'] };

it('runs one after another with a single slot, in the order of the list', async () => {
  expect(await log([b, a, afterA], 1)).toBe('+b -b +a -a +afterA -afterA');
});

it('runs side by side what does not need each other', async () => {
  expect(await log([a, b], 2)).toBe('+a +b -a -b');
});

it('starts a step only when those it needs have ended', async () => {
  expect(await log([afterA, a, b], 3)).toBe('+a +b -a +afterA -b -afterA');
});

it('runs a step alone that asks for it', async () => {
  const alone = { name: 'alone', alone: true };
  expect(await log([alone, a, b], 2)).toBe('+alone -alone +a +b -a -b');
  expect(await log([a, alone, b], 2)).toBe('+a +b -a -b +alone -alone');
});

it('starts a step in the background at once, beside those that have the slots or run alone', async () => {
  const alone = { name: 'alone', alone: true };
  const background = { name: 'background', background: true };
  expect(await log([a, background, b], 1)).toBe('+a +background -a +b -background -b');
  expect(await log([alone, background], 2)).toBe('+alone +background -alone -background');
});

it('runs a step in the background only when those it needs have ended', async () => {
  const background = { name: 'background', background: true, needs: ['a'] };
  expect(await log([background, a], 2)).toBe('+a -a +background -background');
});

it('treats a needed step that was not chosen as passed', async () => {
  expect(await log([afterA], 1)).toBe('+afterA -afterA');
});

it('hands a step the needed steps that failed, and those that failed for that reason', async () => {
  const seen = [];
  const last = { name: 'last', needs: ['afterA'] };
  await schedule([a, afterA, last, b], 2, async ({ name }, failedNeeds) => {
    seen.push([name, failedNeeds]);
    return failedNeeds.length === 0 && name !== 'a';
  });
  expect(seen).toEqual([
    ['a', []],
    ['b', []],
    ['afterA', ['a']],
    ['last', ['afterA']],
  ]);
});

it('rejects steps that need each other', async () => {
  const circle = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ];
  await expect(log(circle, 2)).rejects.toThrow('circle');
});

it('starts a step after those it comes after have ended, passed or not', async () => {
  const background = { name: 'background', background: true, after: ['a', 'not chosen'] };
  const alone = { name: 'alone', alone: true };
  expect(await log([background, a, alone], 2)).toBe('+a -a +background +alone -background -alone');
  expect(await log([background, a], 2, ['a'])).toBe('+a -a +background -background');
});

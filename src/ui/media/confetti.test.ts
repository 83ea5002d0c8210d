import { expect, test, vi } from 'vitest';
import { celebrate } from './confetti.ts';

vi.mock('canvas-confetti', () => ({
  default: () => Promise.reject(new Error('no canvas')),
}));

test('no confetti is loaded if the user prefers reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  await celebrate();
  expect(log).not.toHaveBeenCalled();
});

test('a browser that cannot throw confetti goes on without', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  await expect(celebrate()).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});

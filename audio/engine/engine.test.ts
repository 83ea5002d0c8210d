import { expect, test, vi } from 'vitest';
import { Engine } from './engine.ts';

function tab() {
  const engine = new Engine();
  const stopped = vi.fn();
  return { engine, stopped, play: (sounds?: boolean) => engine.claim({}, stopped, sounds) };
}

test('a playback in one tab stops the playback in another, which knows why', async () => {
  const [first, second] = [tab(), tab()];
  first.play();
  second.play();
  await vi.waitFor(() => expect(first.stopped).toHaveBeenCalledTimes(1));
  expect(first.engine.stoppedByTab).toBe(true);
  expect(second.stopped).not.toHaveBeenCalled();
  first.play();
  expect(first.engine.stoppedByTab).toBe(false);
  await vi.waitFor(() => expect(second.stopped).toHaveBeenCalledTimes(1));
});

test('a paused clip stops no other tab, and stays where it is when another one plays', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  first.play();
  second.play(false);
  third.play();
  await vi.waitFor(() => expect(first.stopped).toHaveBeenCalledTimes(1));
  expect(second.stopped).not.toHaveBeenCalled();
  expect(second.engine.stoppedByTab).toBe(false);
});

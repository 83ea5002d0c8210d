import { beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './wake-lock.ts';

/** A page whose screen can be kept on. */
function stubPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const held = () => locks.filter(({ released }) => !released).length;
  const hide = () => {
    page.visibilityState = 'hidden';
    for (const lock of locks) lock.released = true;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const show = () => {
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, request, held, hide, show };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const refused = () => new DOMException('no gesture', 'NotAllowedError');

let stub: ReturnType<typeof stubPage>;
beforeEach(() => {
  stub = stubPage();
});

test('keeps the screen on until it is released', async () => {
  const release = keepScreenOn();
  await settled();
  expect(stub.held()).toBe(1);
  release();
  await settled();
  expect(stub.held()).toBe(0);
});

test('asks again when the hidden page is back, not while it is hidden', async () => {
  keepScreenOn();
  await settled();
  stub.hide();
  await settled();
  expect(stub.held()).toBe(0);
  expect(stub.request).toHaveBeenCalledTimes(1);
  stub.show();
  await settled();
  expect(stub.held()).toBe(1);
});

test('a refused request is repeated with the next gesture, and only until it is granted', async () => {
  stub.request.mockRejectedValueOnce(refused());
  keepScreenOn();
  await settled();
  expect(stub.held()).toBe(0);
  for (let i = 0; i < 3; i++) {
    stub.page.dispatchEvent(new Event('pointerup'));
    await settled();
  }
  expect(stub.held()).toBe(1);
  expect(stub.request).toHaveBeenCalledTimes(2);
});

test('a lock that arrives after the release is given back', async () => {
  const release = keepScreenOn();
  release();
  await settled();
  expect(stub.held()).toBe(0);
  stub.page.dispatchEvent(new Event('keydown'));
  stub.show();
  await settled();
  expect(stub.request).toHaveBeenCalledTimes(1);
});

test('nothing happens where the browser has no wake lock', async () => {
  vi.stubGlobal('navigator', {});
  const release = keepScreenOn();
  stub.page.dispatchEvent(new Event('pointerup'));
  await settled();
  release();
});

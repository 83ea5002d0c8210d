import { expect, test, vi } from 'vitest';
import { createMediaSession } from '#src/device/system/media-session.ts';
import { keepScreenOn } from '#src/device/system/wake-lock.ts';

// Chromium's real behaviour: it grants and releases the wake lock, and its media session accepts the silent recording.
// Unit tests next to the modules simulate refusals and other browsers.

test('Chromium keeps the screen on until it is released', async () => {
  const request = vi.spyOn(navigator.wakeLock, 'request');
  const release = keepScreenOn();
  const lock = await request.mock.results[0]?.value;
  expect(lock).toMatchObject({ type: 'screen', released: false });
  release();
  await expect.poll(() => lock?.released).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
});

test('Chromium plays the silence in a loop and gives the media keys to the page', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const handled = vi.spyOn(navigator.mediaSession, 'setActionHandler');
  const actions = { play: vi.fn(), pause: vi.fn(), stop: vi.fn() };
  const media = createMediaSession(actions);
  media.start({ title: 'Mambo', artist: 'Martillo' });
  await played.mock.results[0]?.value;
  const silence = played.mock.contexts[0] as HTMLAudioElement;
  expect(silence.duration).toBeGreaterThan(5);
  // Near its end, so that it has to start again.
  silence.currentTime = silence.duration - 0.1;
  await expect.poll(() => silence.currentTime).toBeLessThan(3);
  expect(silence.paused).toBe(false);
  expect(navigator.mediaSession.playbackState).toBe('playing');
  expect(navigator.mediaSession.metadata?.title).toBe('Mambo');
  const names = handled.mock.calls.map(([name]) => name);
  expect(names).toEqual(['play', 'pause', 'stop']);
  media.pause();
  expect(silence.paused).toBe(true);
  expect(navigator.mediaSession.playbackState).toBe('paused');
  media.close();
  expect(navigator.mediaSession.metadata).toBeNull();
  expect(navigator.mediaSession.playbackState).toBe('none');
});

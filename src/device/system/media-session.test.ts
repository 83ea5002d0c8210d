import { beforeEach, expect, test, vi } from 'vitest';
import { createMediaSession } from './media-session.ts';

/** A browser with media keys; `handlers` are its handlers for them. */
function stubBrowser(vendor = 'Google Inc.', unknown: readonly string[] = []) {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    setActionHandler(name: string, handler: (() => void) | null) {
      if (unknown.includes(name)) throw new TypeError(`unknown action ${name}`);
      handlers.set(name, handler);
    },
  };
  const elements: { loop: boolean; muted: boolean; src: string; log: string[] }[] = [];
  function FakeAudio(src: string) {
    const log: string[] = [];
    const element = {
      ...{ loop: false, muted: false, src, log },
      play() {
        log.push('play');
        return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
      },
      pause: () => log.push('pause'),
      load: () => log.push('load'),
    };
    elements.push(element);
    return element;
  }
  vi.stubGlobal('navigator', { vendor, mediaSession: session });
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('MediaMetadata', function MediaMetadata(init: MediaMetadataInit) {
    return init;
  });
  return { session, handlers, elements };
}

const actions = () => ({ play: vi.fn(), pause: vi.fn(), stop: vi.fn() });
const recordings: Blob[] = [];

beforeEach(() => {
  recordings.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    recordings.push(blob as Blob);
    return `blob:${recordings.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});

test('media keys call the actions while it plays and while it is paused', () => {
  const { session, handlers } = stubBrowser();
  const called = actions();
  const media = createMediaSession(called);
  expect([...handlers.keys()]).toEqual([]);
  media.start({ title: 'Derecho' });
  expect(session.playbackState).toBe('playing');
  expect(session.metadata).toMatchObject({ title: 'Derecho' });
  for (const name of ['pause', 'stop']) handlers.get(name)?.();
  media.pause();
  expect(session.playbackState).toBe('paused');
  handlers.get('play')?.();
  for (const action of Object.values(called)) expect(action).toHaveBeenCalledTimes(1);
});

test('the keys belong to a looping, audible element of silence, longer than five seconds', async () => {
  const { elements } = stubBrowser();
  createMediaSession(actions()).start({ title: 'Mambo' });
  expect(elements).toHaveLength(1);
  expect(elements[0]).toMatchObject({ loop: true, muted: false, src: 'blob:1', log: ['play'] });
  const bytes = new DataView((await recordings[0]?.arrayBuffer()) as ArrayBuffer);
  const [bytesPerSecond, length] = [bytes.getUint32(28, true), bytes.getUint32(40, true)];
  expect(length / bytesPerSecond).toBeGreaterThan(5);
  const samples = new Int16Array(bytes.buffer, 44);
  expect(samples.every((sample) => sample === 0)).toBe(true);
});

test.each([
  ['Google Inc.', 'pause'],
  ['Apple Computer, Inc.', 'load'],
])('in a browser of %s, a pause is a %s of the element', (vendor, method) => {
  const { elements } = stubBrowser(vendor);
  const media = createMediaSession(actions());
  media.start({ title: 'Majao' });
  media.pause();
  media.start({ title: 'Majao' });
  expect(elements).toHaveLength(1);
  expect(elements[0]?.log).toEqual(['play', method, 'play']);
});

test('closing gives the keys back', () => {
  const { session, handlers } = stubBrowser();
  const media = createMediaSession(actions());
  media.start({ title: 'Majao' });
  media.close();
  media.close();
  expect([...handlers.values()]).toEqual([null, null, null]);
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
});

test('an action that the browser does not know is left out', () => {
  const { handlers } = stubBrowser('Google Inc.', ['stop']);
  createMediaSession(actions()).start({ title: 'Derecho' });
  expect([...handlers.keys()]).toEqual(['play', 'pause']);
});

test('the keys work where there are no texts', () => {
  const { handlers } = stubBrowser();
  vi.stubGlobal('MediaMetadata', undefined);
  const called = actions();
  createMediaSession(called).start({ title: 'Derecho' });
  handlers.get('pause')?.();
  expect(called.pause).toHaveBeenCalledTimes(1);
});

test('nothing happens where there are no media keys', () => {
  vi.stubGlobal('navigator', { vendor: '' });
  const media = createMediaSession(actions());
  media.start({ title: 'Derecho' });
  media.describe({ title: 'Majao' });
  media.pause();
  media.close();
  expect(recordings).toEqual([]);
});

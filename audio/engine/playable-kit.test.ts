import { beforeEach, expect, test, vi } from 'vitest';
import { PlayableKit } from './playable-kit.ts';

const fetched: string[] = [];

/** A browser that claims to play WebM. @param decodes the file extensions that it can decode */
function contextThat(decodes: readonly string[]): BaseAudioContext {
  return {
    async decodeAudioData(bytes: ArrayBuffer) {
      const url = new TextDecoder().decode(bytes);
      if (!decodes.some((ending) => url.endsWith(ending)))
        throw new DOMException('cannot decode', 'EncodingError');
      return {} as AudioBuffer;
    },
  } as unknown as BaseAudioContext;
}

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal(
    'Audio',
    class {
      canPlayType = () => 'probably';
    },
  );
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url.replace(/.*\./, '').replace(/\?.*/, ''));
    return { ok: true, arrayBuffer: async () => new TextEncoder().encode(url).buffer };
  });
});

test('samples are fetched once, in the format that the browser plays', async () => {
  const kit = new PlayableKit();
  await kit.load(['bass', 'bongos'], contextThat(['webm']));
  expect(fetched).toEqual(['webm', 'webm']);
});

test('a browser that cannot decode the format it claims to play gets MP3', async () => {
  const kit = new PlayableKit();
  const context = contextThat(['mp3']);
  await kit.load(new Set(['bass'] as const), context);
  await kit.load(['bongos'], context);
  expect(fetched).toEqual(['webm', 'mp3', 'mp3']);
});

test('a browser that decodes neither is an error', async () => {
  const kit = new PlayableKit();
  await expect(kit.load(['bass'], contextThat([]))).rejects.toThrow('cannot decode');
  expect(fetched).toEqual(['webm', 'mp3']);
});

test('samples that are fetched ahead are not fetched again', async () => {
  const kit = new PlayableKit();
  kit.prefetch(['bass', 'guira']);
  kit.prefetch(['bass']);
  expect(fetched).toEqual(['webm']);
  await kit.load(['bass', 'bongos'], contextThat(['webm']));
  kit.prefetch(['bass', 'bongos']);
  expect(fetched).toEqual(['webm', 'webm']);
});

test('samples that could not be fetched ahead are fetched by load', async () => {
  const kit = new PlayableKit();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  kit.prefetch(['bass']);
  await new Promise((resolve) => setTimeout(resolve));
  vi.stubGlobal('fetch', fetch);
  await kit.load(['bass'], contextThat(['webm']));
  expect(fetched).toEqual(['webm']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { onSavedChanged } from './saved-changed.ts';
import { createSaving } from './saving.ts';

const list = {
  build: 'one',
  sizes: { '/build/a.js': 2_000_000, '/lesson': 1000 },
  shell: ['/build/a.js'],
  kit: [],
  pages: { '/lesson': [] },
};
const registration = { update: async () => {} };
const container = {
  register: vi.fn<() => Promise<unknown>>(),
  getRegistration: vi.fn<() => Promise<unknown>>(),
  getRegistrations: async () => [],
};
const storage = {
  persist: vi.fn<() => Promise<boolean>>(),
  estimate: vi.fn<() => Promise<{ quota: number; usage: number }>>(),
};

beforeEach(() => {
  container.register.mockReset().mockResolvedValue(registration);
  container.getRegistration.mockReset().mockResolvedValue(undefined);
  storage.persist.mockReset().mockResolvedValue(true);
  storage.estimate.mockReset().mockResolvedValue({ quota: 10_000_000, usage: 0 });
  const entries = new Map<string, Response>();
  const cache = {
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://a.example${path}` })),
    matchAll: async () => [],
  };
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] });
  vi.stubGlobal('navigator', { serviceWorker: container, storage });
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/offline.json' ? Response.json(list) : new Response(path),
  );
  vi.stubGlobal('Audio', function FakeAudio() {
    return { canPlayType: () => '' };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function save() {
  const actor = createActor(createSaving(), { input: { paths: ['/lesson'] } }).start();
  await waitFor(actor, (state) => state.matches('open'));
  actor.send({ type: 'save' });
  const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return { value, ...context };
}

test('saves, and says whether the browser will keep it', async () => {
  expect(await save()).toMatchObject({ value: 'saved', kept: 2_001_000, lasting: true });
  storage.persist.mockResolvedValue(false);
  expect(await save()).toMatchObject({ value: 'saved', lasting: false });
});

test('without enough room, nothing is fetched', async () => {
  storage.estimate.mockResolvedValue({ quota: 3_000_000, usage: 2_000_000 });
  expect(await save()).toMatchObject({ value: 'open', problem: 'full', kept: 0 });
});

test('a browser that does not say how much room it has is tried', async () => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(await save()).toMatchObject({ value: 'saved', lasting: false });
});

test('reports a browser without service workers', async () => {
  vi.stubGlobal('navigator', { storage });
  expect(await save()).toMatchObject({ value: 'open', problem: 'unsupported' });
});

test('a Cancel is announced too: fewer files are missing than before', async () => {
  const fetched = vi.fn((path: string, { signal }: RequestInit = {}) => {
    if (path === '/offline.json') return Promise.resolve(Response.json(list));
    if (path === '/build/a.js') return Promise.resolve(new Response(path));
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  vi.stubGlobal('fetch', fetched);
  const actor = createActor(createSaving(), { input: { paths: ['/lesson'] } }).start();
  await waitFor(actor, (state) => state.matches('open'));
  const changed = vi.fn();
  onSavedChanged(changed);
  actor.send({ type: 'save' });
  await waitFor(actor, ({ context }) => context.kept === 2_000_000);
  expect(changed).not.toHaveBeenCalled();
  actor.send({ type: 'cancel' });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(await (await caches.open('')).keys()).toContainEqual({
    url: 'https://a.example/build/a.js',
  });
});

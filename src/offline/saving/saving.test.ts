import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { CACHES } from '#src/offline/saved/saved-files.ts';
import { stubCaches } from '#tests/support/memory-cache.ts';
import { onSavedChanged } from './saved-changed.ts';
import { removeSaved, savingMachine } from './saving.ts';

const list = {
  build: 'one',
  sizes: { '/build/a.js': 2_000_000, '/lesson': 1000 },
  shell: ['/build/a.js'],
  kit: [],
  pages: { '/lesson': [] },
};
const registration = { update: async () => {} };
const container = {
  register: async () => registration,
  getRegistration: async () => undefined,
};
const storage = {
  persist: vi.fn<() => Promise<boolean>>(),
  estimate: vi.fn<() => Promise<{ quota: number; usage: number }>>(),
};

let open: ReturnType<typeof stubCaches>;
const marked = () => open(CACHES.saved).paths();
const serve = async (path: string) =>
  path === '/offline.json' ? Response.json(list) : new Response(path);

beforeEach(() => {
  open = stubCaches();
  storage.persist.mockReset().mockResolvedValue(true);
  storage.estimate.mockReset().mockResolvedValue({ quota: 10_000_000, usage: 0 });
  vi.stubGlobal('navigator', { serviceWorker: container, storage });
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('Audio', function FakeAudio() {
    return { canPlayType: () => '' };
  });
  vi.spyOn(console, 'error').mockReturnValue();
});

const begin = () => {
  const actor = createActor(savingMachine, { input: { paths: ['/lesson'] } }).start();
  return { actor, reaches: (value: string) => waitFor(actor, (state) => state.value === value) };
};

async function save({ actor, reaches } = begin()) {
  await reaches('open');
  actor.send({ type: 'save' });
  const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return { value, ...context };
}

test.each([true, false])(
  'saves, and says whether the browser will keep it: %j',
  async (lasting) => {
    storage.persist.mockResolvedValue(lasting);
    expect(await save()).toMatchObject({ value: 'saved', kept: 2_001_000, plan: { lasting } });
    expect(marked()).toEqual(['/lesson']);
  },
);

test('saved pages are shown as saved, until they are deleted', async () => {
  await save();
  const { actor, reaches } = begin();
  onTestFinished(onSavedChanged(() => actor.send({ type: 'changed' })));
  await reaches('saved');
  await removeSaved(['/lesson']);
  await reaches('open');
});

test('without enough room, nothing is fetched', async () => {
  storage.estimate.mockResolvedValue({ quota: 3_000_000, usage: 2_000_000 });
  expect(await save()).toMatchObject({ value: 'open', problem: 'full', kept: 0 });
});

test('a browser that does not say how much room it has is tried', async () => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(await save()).toMatchObject({ value: 'saved', plan: { lasting: false } });
});

test('reports a browser without service workers', async () => {
  vi.stubGlobal('navigator', { storage });
  expect(await save()).toMatchObject({ value: 'open', problem: 'unsupported' });
});

test('a lost network is the problem, until it is there again', async () => {
  const saving = begin();
  await saving.reaches('open');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await save(saving)).toMatchObject({ value: 'open', problem: 'network' });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/lesson') throw new TypeError('Failed to fetch');
    return serve(path);
  });
  const broken = { value: 'open', problem: 'network', kept: 2_000_000 };
  expect(await save(saving)).toMatchObject(broken);
  vi.stubGlobal('fetch', serve);
  // Files that have arrived stay on the device.
  expect(await save(saving)).toMatchObject({ value: 'saved', problem: null, kept: 1000 });
});

test('a page that cannot be marked is not saved', async () => {
  open(CACHES.saved).full = true;
  expect(await save()).toMatchObject({ value: 'open', problem: 'full' });
});

test('a Cancel stops fetching, marks nothing, and is announced: fewer files are missing than before', async () => {
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit = {}) => {
    if (path !== '/lesson') return serve(path);
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const { actor, reaches } = begin();
  await reaches('open');
  const changed = vi.fn();
  onTestFinished(onSavedChanged(changed));
  actor.send({ type: 'save' });
  await waitFor(actor, ({ context }) => context.kept === 2_000_000);
  expect(changed).not.toHaveBeenCalled();
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toBe('open');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(open(CACHES.files).paths()).toEqual(['/build/a.js']);
  expect(marked()).toEqual([]);
});

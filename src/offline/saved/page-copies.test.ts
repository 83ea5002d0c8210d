import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubCaches } from '#tests/support/memory-cache.ts';
import {
  bringUpToDate,
  deleteSaved,
  filesOf,
  KeepError,
  keepFiles,
  loadFileList,
  missingOf,
  noteSaved,
  savedPages,
  sizeOf,
} from './page-copies.ts';
import { CACHES, FILE_LIST, type FileList } from './saved-files.ts';

const SIZES = {
  '/assets/audio/clips/a.webm': 100,
  '/assets/audio/clips/b.webm': 100,
  '/assets/audio/kit/bass.webm': 100,
  '/build/same.js': 1,
  '/lesson': 5,
};

const OLD: FileList = {
  build: 'old',
  sizes: { ...SIZES, '/build/app-1.js': 10, '/build/clave-1.js': 3 },
  shell: ['/build/app-1.js', '/build/same.js'],
  kit: ['/assets/audio/kit/bass.webm', '/assets/audio/kit/bass.mp3'],
  pages: {
    '/': [],
    '/lesson': ['/build/clave-1.js', '/assets/audio/clips/a.webm', '/assets/audio/clips/a.mp3'],
    '/quiz': ['/assets/audio/clips/a.webm', '/assets/audio/clips/b.webm'],
  },
};
const NEW: FileList = {
  ...OLD,
  build: 'new',
  sizes: { ...SIZES, '/build/app-2.js': 10, '/build/clave-2.js': 3 },
  shell: ['/build/app-2.js', '/build/same.js'],
  pages: { ...OLD.pages, '/lesson': ['/build/clave-2.js', '/assets/audio/clips/a.webm'] },
};
const NEWEST: FileList = { ...NEW, build: 'newest' };

let open: ReturnType<typeof stubCaches>;
const fetch = vi.fn<typeof globalThis.fetch>();
const paths = (name: keyof typeof CACHES) => open(CACHES[name]).paths();
const fetched = () => fetch.mock.calls.map(([path]) => path);
const signal = new AbortController().signal;

beforeEach(() => {
  open = stubCaches();
  fetch.mockReset().mockImplementation(async (path) => new Response(`${path}`));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Audio', function FakeAudio() {
    return { canPlayType: () => 'probably' };
  });
});

const publish = (list: FileList) => {
  fetch.mockImplementation(async (path) =>
    path === FILE_LIST ? Response.json(list) : new Response(`${path}`),
  );
};

describe('the files that pages need', () => {
  test('are those of the app and their own, with sounds in one format', () => {
    const text = [...OLD.shell, '/build/clave-1.js', '/lesson'];
    expect(filesOf(OLD, ['/lesson'], false)).toEqual(text);
    expect(filesOf(OLD, ['/lesson', '/quiz'], true)).toEqual([
      ...OLD.shell,
      '/assets/audio/kit/bass.webm',
      '/build/clave-1.js',
      '/assets/audio/clips/a.webm',
      '/assets/audio/clips/b.webm',
      '/lesson',
      '/quiz',
    ]);
    expect(filesOf(OLD, ['/lesson'], true, 'mp3')).toContain('/assets/audio/clips/a.mp3');
  });

  test('have a size; an unlisted file counts as 0', () => {
    expect(sizeOf(OLD, ['/build/app-1.js', '/lesson', '/other'])).toBe(15);
  });
});

describe('keeping files', () => {
  test('each goes to its cache, and is not missing any more', async () => {
    const files = ['/assets/audio/clips/a.webm', '/assets/audio/kit/bass.webm', '/build/app-1.js'];
    const kept: string[] = [];
    await keepFiles([...files, '/lesson'], signal, (file) => kept.push(file));
    expect(kept).toEqual([...files, '/lesson']);
    expect(paths('files')).toEqual(files);
    expect(paths('pages')).toEqual(['/lesson']);
    expect(await missingOf([...kept, '/quiz'])).toEqual(['/quiz']);
  });

  test('stops with the reason when one cannot be fetched, or there is no room', async () => {
    fetch.mockResolvedValueOnce(new Response(null, { status: 404 }));
    const problem = (error: KeepError) => error.problem;
    expect(await keepFiles(['/build/gone.js'], signal).catch(problem)).toBe('network');
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await keepFiles(['/build/app-1.js'], signal).catch(problem)).toBe('network');
    open(CACHES.files).full = true;
    expect(await keepFiles(['/build/app-1.js'], signal).catch(problem)).toBe('full');
    expect(paths('files')).toEqual([]);
  });

  test('stops when it is aborted', async () => {
    const stop = new AbortController();
    const keeping = keepFiles([...OLD.shell], stop.signal, () => stop.abort());
    await expect(keeping).rejects.toThrow('aborted');
    expect(paths('files')).toEqual(['/build/app-1.js']);
  });
});

test('without a network, the list of files is the one that was seen last', async () => {
  publish(OLD);
  expect((await loadFileList()).build).toBe('old');
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await loadFileList()).build).toBe('old');
  stubCaches();
  await expect(loadFileList()).rejects.toThrow('Failed to fetch');
});

describe('saved pages', () => {
  test('are listed, and deleted without files that others need', async () => {
    await keepFiles(filesOf(OLD, ['/lesson', '/quiz'], true), signal);
    await noteSaved('/lesson');
    await noteSaved('/quiz');
    expect(await savedPages()).toEqual(['/lesson', '/quiz']);
    await deleteSaved(OLD, ['/lesson']);
    expect(await savedPages()).toEqual(['/quiz']);
    expect(await missingOf(filesOf(OLD, ['/quiz'], true))).toEqual([]);
    const missing = ['/build/clave-1.js', '/lesson'];
    expect(await missingOf(filesOf(OLD, ['/lesson'], true))).toEqual(missing);
    await deleteSaved(OLD, ['/quiz']);
    expect(paths('files')).toEqual(['/assets/audio/kit/bass.webm', ...OLD.shell]);
  });

  test('there are none where the browser has no caches', async () => {
    vi.stubGlobal('caches', undefined);
    Reflect.deleteProperty(globalThis, 'caches');
    expect(await savedPages()).toEqual([]);
  });
});

describe('the notes of the band', () => {
  const kit = ['/assets/audio/kit/bass-1.webm', '/assets/audio/kit/bass-1.mp3'];
  const { '/assets/audio/kit/bass.webm': _, ...sizes } = NEW.sizes;
  const withNotes = {
    ...NEW,
    kit,
    sizes: { ...sizes, ...Object.fromEntries(kit.map((file) => [file, 100])) },
  };

  test('are fetched when a former build has kept its own, in their format', async () => {
    await (await caches.open('martillo-kit')).put('/assets/audio/kit/bass.webm', new Response());
    publish(withNotes);
    await bringUpToDate(await loadFileList(), signal);
    expect(paths('files')).toContain(kit[0]);
    expect(paths('files')).not.toContain(kit[1]);
  });

  test('are not fetched for an update where none are kept', async () => {
    publish(withNotes);
    await bringUpToDate(await loadFileList(), signal);
    expect(paths('files').filter((path) => path.includes('/kit/'))).toEqual([]);
  });

  test('of a former build stay until all new ones are there', async () => {
    const old = '/assets/audio/kit/bass-0.webm';
    await keepFiles([old], signal);
    publish(withNotes);
    const list = await loadFileList();
    fetch.mockImplementation(async (path) => {
      if (path === kit[0]) throw new TypeError('Failed to fetch');
      return new Response();
    });
    await expect(bringUpToDate(list, signal)).rejects.toThrow(KeepError);
    expect(paths('files')).toContain(old);
    fetch.mockImplementation(async () => new Response());
    await bringUpToDate(list, signal);
    expect(paths('files')).toContain(kit[0]);
    expect(paths('files')).not.toContain(old);
  });
});

describe('after an update', () => {
  beforeEach(async () => {
    publish(OLD);
    await keepFiles(filesOf(OLD, ['/lesson'], true), signal);
    await noteSaved('/lesson');
    await bringUpToDate(await loadFileList(), signal);
    fetch.mockClear();
  });

  test('kept pages and their files are fetched again; those of the former build stay', async () => {
    publish(NEW);
    await bringUpToDate(await loadFileList(), signal);
    expect(await missingOf(filesOf(NEW, ['/lesson'], true))).toEqual([]);
    expect(fetched()).toEqual([FILE_LIST, '/build/app-2.js', '/build/clave-2.js', '/lesson']);
    expect(paths('files')).toContain('/build/app-1.js');
  });

  test('files that neither the new nor the former build has are deleted', async () => {
    for (const list of [NEW, NEWEST]) {
      publish(list);
      await bringUpToDate(await loadFileList(), signal);
    }
    expect(paths('files').filter((path) => path.includes('-1.'))).toEqual([]);
    expect(await missingOf(NEWEST.shell)).toEqual([]);
  });

  test('nothing is deleted when the new files cannot be fetched', async () => {
    publish(NEW);
    await loadFileList();
    publish(NEWEST);
    const list = await loadFileList();
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(bringUpToDate(list, signal)).rejects.toThrow(KeepError);
    expect(await missingOf(filesOf(OLD, ['/lesson'], true))).toEqual([]);
  });

  test('nothing is fetched twice for a build', async () => {
    await bringUpToDate(OLD, signal);
    expect(fetch).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import { ChromiumError, findChromium, usualChromium, usualPlaces } from './chromium.mjs';

/**
 * A machine where only the given programs work; what it is asked to do is noted in `done`.
 * @param {string[]} working
 */
function machine(working, more = {}) {
  /** @type {string[]} */
  const done = [];
  const works = (/** @type {string} */ path) => working.includes(path);
  return {
    platform: 'linux',
    env: { PATH: '/opt/bin:/usr/bin' },
    home: '/home/ana',
    canApt: false,
    isExecutable: works,
    works,
    playwrightPath: () => '/cache/chrome',
    download: () => done.push('download'),
    aptInstall: () => done.push('apt'),
    done,
    working,
    ...more,
  };
}

describe('usualChromium', () => {
  it('takes CHROMIUM_PATH before any other', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(usualChromium(machine(['/mine', '/usr/bin/chromium'], { env }))).toBe('/mine');
  });

  it('says when CHROMIUM_PATH cannot run, rather than taking another', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(() => usualChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
      'CHROMIUM_PATH is "/mine", which is not a program that can run.',
    );
  });

  it('prefers chromium to others, and those to what Playwright has', () => {
    const all = ['/usr/bin/google-chrome', '/opt/bin/chromium', '/cache/chrome'];
    expect(usualChromium(machine(all))).toBe('/opt/bin/chromium');
    expect(usualChromium(machine(['/cache/chrome']))).toBe('/cache/chrome');
    expect(usualChromium(machine([], { playwrightPath: () => undefined }))).toBeUndefined();
  });

  it('passes over a program that is there and does not start', () => {
    const stub = machine(['/usr/bin/google-chrome'], { isExecutable: () => true });
    expect(usualChromium(stub)).toBe('/usr/bin/google-chrome');
  });
});

describe('findChromium', () => {
  it('changes nothing when there is one', () => {
    const found = machine(['/usr/bin/chromium'], { canApt: true });
    expect(findChromium(found)).toBe('/usr/bin/chromium');
    expect(found.done).toEqual([]);
  });

  it('downloads, and leaves apt-get alone when that helped', () => {
    const probes = machine([], { canApt: true });
    probes.download = () => probes.working.push('/cache/chrome');
    expect(findChromium(probes)).toBe('/cache/chrome');
    expect(probes.done).toEqual([]);
  });

  it('turns to apt-get after a download that failed', () => {
    const probes = machine([], { canApt: true });
    probes.aptInstall = () => probes.working.push('/usr/bin/chromium');
    expect(findChromium(probes)).toBe('/usr/bin/chromium');
    expect(probes.done).toEqual(['download']);
  });

  it('ends with one sentence', () => {
    for (const canApt of [false, true]) {
      const probes = machine([], { canApt });
      expect(() => findChromium(probes)).toThrow(ChromiumError);
      expect(() => findChromium(probes)).toThrow(/^[^.]*CHROMIUM_PATH[^.]*\.$/);
      expect(probes.done.includes('apt')).toBe(canApt);
    }
  });
});

describe('usualPlaces', () => {
  it('knows the application folders of macOS', () => {
    const places = usualPlaces({ platform: 'darwin', env: {}, home: '/Users/ana' });
    expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain(
      '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    );
  });

  it('knows the program folders of Windows', () => {
    const env = {
      ProgramFiles: 'C:\\Program Files',
      LocalAppData: 'C:\\Users\\ana\\AppData\\Local',
    };
    const places = usualPlaces({ platform: 'win32', env, home: '' });
    expect(places[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(places).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(places).toHaveLength(6);
  });
});

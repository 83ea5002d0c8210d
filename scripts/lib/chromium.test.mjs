import { describe, expect, it } from 'vitest';
import {
  ChromiumError,
  findChromium,
  findShell,
  quickChromium,
  usualChromium,
  usualLocations,
} from './chromium.mjs';

/**
 * Probes of a machine where only the given programs work. `done` records installations.
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
    aptInstall: (/** @type {string} */ name) => done.push(`apt ${name}`),
    done,
    working,
    ...more,
  };
}

describe('usualChromium', () => {
  it('prefers CHROMIUM_PATH', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(usualChromium(machine(['/mine', '/usr/bin/chromium'], { env }))).toBe('/mine');
  });

  it('throws if CHROMIUM_PATH is not executable, instead of using another browser', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(() => usualChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
      'CHROMIUM_PATH is "/mine", which is not an executable.',
    );
  });

  it("prefers Chromium to related browsers, and those to Playwright's", () => {
    const all = ['/usr/bin/google-chrome', '/opt/bin/chromium', '/cache/chrome'];
    expect(usualChromium(machine(all))).toBe('/opt/bin/chromium');
    expect(usualChromium(machine(['/cache/chrome']))).toBe('/cache/chrome');
    expect(usualChromium(machine([], { playwrightPath: () => undefined }))).toBeUndefined();
  });

  it('skips a program that does not start', () => {
    const stub = machine(['/usr/bin/google-chrome'], { isExecutable: () => true });
    expect(usualChromium(stub)).toBe('/usr/bin/google-chrome');
  });
});

describe('findChromium', () => {
  it('installs nothing if there is a browser', () => {
    const found = machine(['/usr/bin/chromium'], { canApt: true });
    expect(findChromium(found)).toBe('/usr/bin/chromium');
    expect(found.done).toEqual([]);
  });

  it('downloads a browser, without apt-get if that succeeds', () => {
    const probes = machine([], { canApt: true });
    probes.download = () => probes.working.push('/cache/chrome');
    expect(findChromium(probes)).toBe('/cache/chrome');
    expect(probes.done).toEqual([]);
  });

  it('falls back to apt-get if the download fails', () => {
    const probes = machine([], { canApt: true });
    probes.aptInstall = () => probes.working.push('/usr/bin/chromium');
    expect(findChromium(probes)).toBe('/usr/bin/chromium');
    expect(probes.done).toEqual(['download']);
  });

  it('fails with one sentence', () => {
    for (const canApt of [false, true]) {
      const probes = machine([], { canApt });
      expect(() => findChromium(probes)).toThrow(ChromiumError);
      expect(() => findChromium(probes)).toThrow(/^[^.]*CHROMIUM_PATH[^.]*\.$/);
      expect(probes.done.includes('apt chromium')).toBe(canApt);
    }
  });
});

describe('the headless shell', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';

  it('runs tests without sound, unless CHROMIUM_PATH says otherwise', () => {
    expect(quickChromium(machine(['/usr/bin/chromium', SHELL]))).toBe(SHELL);
    expect(quickChromium(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(quickChromium(machine(['/mine', SHELL], { env }))).toBe('/mine');
    const both = { ...env, CHROMIUM_SHELL: '/shell' };
    expect(quickChromium(machine(['/mine', '/shell'], { env: both }))).toBe('/shell');
    expect(quickChromium(machine(['/mine'], { env: both }))).toBe('/mine');
  });

  it('is installed on CI only', () => {
    const env = { PATH: '/usr/bin', CI: '1' };
    const ci = machine(['/usr/bin/chromium'], { canApt: true, env });
    expect(findShell(ci)).toBeUndefined();
    expect(ci.done).toEqual(['apt chromium-headless-shell']);
    ci.aptInstall = () => ci.working.push(SHELL);
    expect(findShell(ci)).toBe(SHELL);

    const desk = machine(['/usr/bin/chromium'], { canApt: true });
    expect(findShell(desk)).toBeUndefined();
    expect(desk.done).toEqual([]);
    const mine = machine(['/mine'], { canApt: true, env: { ...env, CHROMIUM_PATH: '/mine' } });
    expect(findShell(mine)).toBeUndefined();
    expect(mine.done).toEqual([]);
  });
});

describe('usualLocations', () => {
  it('lists the application folders of macOS', () => {
    const places = usualLocations({ platform: 'darwin', env: {}, home: '/Users/ana' });
    expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain(
      '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    );
  });

  it('lists the program folders of Windows', () => {
    const env = {
      ProgramFiles: 'C:\\Program Files',
      LocalAppData: 'C:\\Users\\ana\\AppData\\Local',
    };
    const places = usualLocations({ platform: 'win32', env, home: '' });
    expect(places[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(places).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(places).toHaveLength(6);
  });
});

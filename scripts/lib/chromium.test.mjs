import { describe, expect, it } from 'vitest';
import {
  ChromiumError,
  findBrowsers,
  findChromium,
  quickChromium,
  usualChromium,
} from './chromium.mjs';

/** Probes of a machine where only the given programs work. `done` records installations. */
function machine(working, more = {}) {
  const done = [];
  const works = (path) => working.includes(path);
  return {
    platform: 'linux',
    env: { PATH: '/opt/bin:/usr/bin' },
    home: '/home/ana',
    canApt: false,
    isExecutable: works,
    works,
    playwrightPath: () => '/cache/chrome',
    playwrightShellPath: () => '/cache/shell',
    download: () => done.push('download'),
    aptInstall: (...names) => done.push(`apt ${names.join(' ')}`),
    done,
    working,
    ...more,
  };
}

describe('usualChromium', () => {
  it('takes CHROMIUM_PATH alone, and throws if that is not executable', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(usualChromium(machine(['/mine', '/usr/bin/chromium'], { env }))).toBe('/mine');
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
  it('installs nothing if there is a browser', async () => {
    const found = machine(['/usr/bin/chromium'], { canApt: true });
    expect(await findChromium(found)).toBe('/usr/bin/chromium');
    expect(found.done).toEqual([]);
  });

  it('downloads a browser, without apt-get if that succeeds', async () => {
    const probes = machine([], { canApt: true });
    probes.download = () => probes.working.push('/cache/chrome');
    expect(await findChromium(probes)).toBe('/cache/chrome');
    expect(probes.done).toEqual([]);
  });

  it('falls back to apt-get if the download fails', async () => {
    const probes = machine([], { canApt: true });
    probes.aptInstall = () => probes.working.push('/usr/bin/chromium');
    expect(await findChromium(probes)).toBe('/usr/bin/chromium');
    expect(probes.done).toEqual(['download']);
  });

  it('fails with one sentence', async () => {
    for (const canApt of [false, true]) {
      const probes = machine([], { canApt });
      const error = await findChromium(probes).catch((reason) => reason);
      expect(error).toBeInstanceOf(ChromiumError);
      expect(error.message).toMatch(/^[^.]*CHROMIUM_PATH[^.]*\.$/);
      expect(probes.done.includes('apt chromium fonts-liberation')).toBe(canApt);
    }
  });
});

describe('the headless shell', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';

  it('runs tests without sound, unless CHROMIUM_PATH says otherwise', () => {
    expect(quickChromium(machine(['/usr/bin/chromium', SHELL]))).toBe(SHELL);
    expect(quickChromium(machine(['/usr/bin/chromium', '/cache/shell']))).toBe('/cache/shell');
    expect(quickChromium(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine' };
    expect(quickChromium(machine(['/mine', SHELL], { env }))).toBe('/mine');
    const both = { ...env, CHROMIUM_SHELL: '/shell' };
    expect(quickChromium(machine(['/mine', '/shell'], { env: both }))).toBe('/shell');
    expect(quickChromium(machine(['/mine'], { env: both }))).toBe('/mine');
  });

  it('is installed with the browser where there is none, and on CI', async () => {
    for (const [working, env] of [
      [[], {}],
      [['/usr/bin/chromium'], { CI: '1' }],
    ]) {
      const probes = machine([...working], { canApt: true, env: { PATH: '/usr/bin', ...env } });
      probes.aptInstall = (name) => probes.working.push(`/usr/bin/${name}`);
      expect(await findBrowsers(probes)).toEqual({ chromium: '/usr/bin/chromium', shell: SHELL });
    }
  });

  it('is not installed beside a browser that somebody has chosen', async () => {
    const desk = machine(['/usr/bin/chromium'], { canApt: true });
    expect(await findBrowsers(desk)).toEqual({ chromium: '/usr/bin/chromium', shell: undefined });
    expect(desk.done).toEqual([]);
    const env = { PATH: '/usr/bin', CI: '1', CHROMIUM_PATH: '/mine' };
    const mine = machine(['/mine', SHELL], { canApt: true, env });
    expect(await findBrowsers(mine)).toEqual({ chromium: '/mine', shell: undefined });
    expect(mine.done).toEqual([]);
  });
});

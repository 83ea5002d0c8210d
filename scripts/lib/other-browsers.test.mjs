import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { otherBrowsers } from './other-browsers.mjs';

const PROGRAMS = ['bin/firefox-esr', 'bin/pulseaudio', 'bin/pacat', 'bin/WebKitWebDriver'];
const ALL = [...PROGRAMS, 'local/Xvfb', 'lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martillo-browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found on a machine that has these files only. @param {string[]} files */
function foundWith(files) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const [firefox, webkit] = otherBrowsers(
    `${join(folder, 'local')}:${join(folder, 'bin')}`,
    join(folder, 'lib'),
  );
  return { firefox, webkit };
}

it('finds both browsers in the folders of PATH and of libraries', () => {
  const { firefox, webkit } = foundWith(ALL);
  expect(firefox?.missing).toBeUndefined();
  expect(firefox?.env).toEqual({ BROWSER_PROGRAM: join(folder, 'bin/firefox-esr') });
  expect(webkit?.missing).toBeUndefined();
  expect(webkit?.env).toEqual({
    BROWSER_PROGRAM: join(folder, 'bin/WebKitWebDriver'),
    MINI_BROWSER: join(folder, 'lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
  });
});

it.each([
  ['firefox-esr', 'Firefox', undefined],
  ['pacat', 'PulseAudio', undefined],
  ['pulseaudio', 'PulseAudio', undefined],
  ['WebKitWebDriver', undefined, 'WebKitWebDriver with its MiniBrowser'],
  ['MiniBrowser', undefined, 'WebKitWebDriver with its MiniBrowser'],
  ['Xvfb', undefined, 'Xvfb'],
])('says what is missing without %s', (absent, firefoxMisses, webkitMisses) => {
  const { firefox, webkit } = foundWith(ALL.filter((file) => !file.endsWith(`/${absent}`)));
  expect([firefox?.missing, webkit?.missing]).toEqual([firefoxMisses, webkitMisses]);
});

it('finds none on a machine without any', () => {
  const { firefox, webkit } = foundWith([]);
  expect(firefox?.missing).toBe('Firefox');
  expect(webkit?.missing).toBe('WebKitWebDriver with its MiniBrowser');
});

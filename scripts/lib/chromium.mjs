import { posix, win32 } from 'node:path';
import { realProbes } from './chromium-probes.mjs';

/** @typedef {import('./chromium.d.mts').Probes} Probes */

/**
 * Debian's Chromium without a user interface. A new page takes a quarter of the time, but sound is not as
 * exact: it is for tests of pages.
 */
const SHELL = 'chromium-headless-shell';

/** No Chromium found, or CHROMIUM_PATH invalid. The message is one sentence. */
export class ChromiumError extends Error {}

/**
 * Finds an installed Chromium: CHROMIUM_PATH, the usual locations, then Playwright's.
 * @param {Probes} [probes]
 * @returns {string | undefined} the path of the program
 * @throws {ChromiumError} if CHROMIUM_PATH is not executable
 */
export function usualChromium(probes = realProbes) {
  const path = probes.env.CHROMIUM_PATH;
  if (path) {
    if (probes.isExecutable(path)) return path;
    throw new ChromiumError(`CHROMIUM_PATH is "${path}", which is not an executable.`);
  }
  return usualLocations(probes).find(probes.works) ?? playwrightChromium(probes);
}

/**
 * Finds Chromium as `usualChromium` does, otherwise downloads Playwright's or installs Debian's.
 * @param {Probes} [probes]
 * @returns {string} the path of the program
 * @throws {ChromiumError} if none of these works
 */
export function findChromium(probes = realProbes) {
  const found = usualChromium(probes);
  if (found) return found;
  probes.download();
  const downloaded = playwrightChromium(probes);
  if (downloaded) return downloaded;
  if (probes.canApt) {
    probes.aptInstall('chromium');
    const installed = usualLocations(probes).find(probes.works);
    if (installed) return installed;
  }
  throw new ChromiumError(
    'No Chromium was found and none could be downloaded: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  );
}

/**
 * Finds the browser for tests that play no sound in real time: CHROMIUM_SHELL, otherwise the headless shell,
 * unless CHROMIUM_PATH says which browser to use, otherwise what `usualChromium` finds.
 * @param {Probes} [probes]
 * @returns {string | undefined} the path of the program
 * @throws {ChromiumError} if CHROMIUM_PATH is not executable
 */
export function quickChromium(probes = realProbes) {
  const { CHROMIUM_SHELL, CHROMIUM_PATH } = probes.env;
  if (CHROMIUM_SHELL && probes.works(CHROMIUM_SHELL)) return CHROMIUM_SHELL;
  return (CHROMIUM_PATH ? undefined : shell(probes)) ?? usualChromium(probes);
}

/**
 * Finds the headless shell; installs it on CI, where nobody minds and time counts.
 * @param {Probes} [probes]
 * @returns {string | undefined} its path; `undefined` also if CHROMIUM_PATH says which browser to use
 */
export function findShell(probes = realProbes) {
  if (probes.env.CHROMIUM_PATH) return undefined;
  const found = shell(probes);
  if (found || !probes.env.CI || !probes.canApt) return found;
  probes.aptInstall(SHELL);
  return shell(probes);
}

/** @param {Probes} probes */
function shell(probes) {
  if (probes.platform !== 'linux') return undefined;
  return programFolders(probes.env)
    .map((folder) => posix.join(folder, SHELL))
    .find(probes.works);
}

/** @param {Probes} probes */
function playwrightChromium(probes) {
  const path = probes.playwrightPath();
  return path && probes.works(path) ? path : undefined;
}

/**
 * The paths where Chromium or a related browser is usually installed, preferred ones first.
 * @param {Pick<Probes, 'platform' | 'env' | 'home'>} machine
 * @returns {string[]}
 */
export function usualLocations({ platform, env, home }) {
  if (platform === 'win32') {
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LocalAppData].flatMap((folder) =>
      ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((app) => {
        const exe = app.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe';
        return folder ? [win32.join(folder, app, 'Application', exe)] : [];
      }),
    );
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
      ['/Applications', posix.join(home, 'Applications')].map((folder) =>
        posix.join(folder, `${app}.app`, 'Contents/MacOS', app),
      ),
    );
  }
  const folders = programFolders(env);
  return [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ].flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/** @param {Probes['env']} env */
function programFolders(env) {
  return [...new Set([...(env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'].filter(Boolean))];
}

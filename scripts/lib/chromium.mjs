import { posix, win32 } from 'node:path';
import { realProbes } from './chromium-probes.mjs';

/** @typedef {import('./chromium.d.mts').Probes} Probes */

/** Chromium nowhere, or CHROMIUM_PATH wrong; the message is one sentence. */
export class ChromiumError extends Error {}

/**
 * Chromium without changing the machine: CHROMIUM_PATH, the usual places, Playwright's own.
 * @param {Probes} [probes]
 * @returns {string | undefined}
 */
export function usualChromium(probes = realProbes) {
  const chosen = probes.env.CHROMIUM_PATH;
  if (chosen) {
    if (probes.isExecutable(chosen)) return chosen;
    throw new ChromiumError(`CHROMIUM_PATH is "${chosen}", which is not a program that can run.`);
  }
  return usualPlaces(probes).find(probes.works) ?? playwrightChromium(probes);
}

/**
 * Chromium by any means: as usualChromium, else downloaded, else installed from Debian.
 * @param {Probes} [probes]
 * @returns {string}
 */
export function findChromium(probes = realProbes) {
  const found = usualChromium(probes);
  if (found) return found;
  probes.download();
  const downloaded = playwrightChromium(probes);
  if (downloaded) return downloaded;
  if (probes.canApt) {
    probes.aptInstall();
    const installed = usualPlaces(probes).find(probes.works);
    if (installed) return installed;
  }
  throw new ChromiumError(
    'No Chromium was found and none could be downloaded: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  );
}

/** @param {Probes} probes */
function playwrightChromium(probes) {
  const path = probes.playwrightPath();
  return path && probes.works(path) ? path : undefined;
}

/**
 * Where a Chromium usually is, best first.
 * @param {Pick<Probes, 'platform' | 'env' | 'home'>} machine
 * @returns {string[]}
 */
export function usualPlaces({ platform, env, home }) {
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
  const folders = new Set(
    [...(env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'].filter(Boolean),
  );
  return [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ].flatMap((name) => [...folders].map((folder) => posix.join(folder, name)));
}

import { posix, win32 } from 'node:path';
import { realProbes } from './chromium-probes.mjs';

/**
 * Chromium without a user interface, by its Debian name. It opens a page in two thirds of the time, but its sound
 * is less exact, so it is only for tests of pages.
 */
const SHELL = 'chromium-headless-shell';

/** Fonts with the metrics of Arial, which every desktop has. Without them, a page moves when its web fonts arrive. */
const FONTS = 'fonts-liberation';

/** The features that Playwright switches off. Chromium only obeys the last list, so ours repeats them. */
const BY_PLAYWRIGHT =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,' +
  'msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion';

/**
 * The switches of every Chromium: without the popups of the address bar. A full browser loads their pages for each
 * window, which takes as much processor time as a page of ours. Puppeteer leaves them out, too (its change 15278).
 */
export const CHROMIUM_SWITCHES = [
  `--disable-features=${BY_PLAYWRIGHT},WebUIOmniboxPopup,WebUIOmniboxAimPopup`,
];

/** No Chromium found, or CHROMIUM_PATH invalid. The message is one sentence. */
export class ChromiumError extends Error {}

/**
 * The path of an installed Chromium: CHROMIUM_PATH, the usual locations, then Playwright's.
 * @returns {string | undefined}
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
 * The path of Chromium: as `usualChromium` finds it, otherwise downloads Playwright's or installs Debian's.
 * @returns {Promise<string>}
 * @throws {ChromiumError} if none of these works
 */
export async function findChromium(probes = realProbes) {
  const found = usualChromium(probes);
  if (found) return found;
  await probes.download();
  const downloaded = playwrightChromium(probes);
  if (downloaded) return downloaded;
  if (probes.canApt) {
    probes.aptInstall('chromium', FONTS);
    const installed = usualLocations(probes).find(probes.works);
    if (installed) return installed;
  }
  throw new ChromiumError(
    'No Chromium was found and none could be downloaded: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  );
}

/**
 * Finds the two browsers of `npm test`, and installs missing ones: both if there is none, and the headless shell alone
 * only on CI, where it saves time.
 * @returns {Promise<{ chromium: string, shell: string | undefined }>} the full browser and the headless shell,
 * which is `undefined` also if CHROMIUM_PATH sets the browser
 * @throws {ChromiumError} if there is no full browser
 */
export async function findBrowsers(probes = realProbes) {
  const isBare = !usualChromium(probes);
  const chromium = await findChromium(probes);
  if (probes.env.CHROMIUM_PATH) return { chromium, shell: undefined };
  const found = findShell(probes);
  if (found || !probes.canApt || !(isBare || probes.env.CI)) return { chromium, shell: found };
  probes.aptInstall(SHELL, FONTS);
  return { chromium, shell: findShell(probes) };
}

/**
 * Finds the browser for tests that play no sound in real time: CHROMIUM_SHELL, otherwise the headless shell,
 * unless CHROMIUM_PATH sets the browser, otherwise the browser that `usualChromium` finds.
 * @returns {string | undefined}
 * @throws {ChromiumError} if CHROMIUM_PATH is not executable
 */
export function quickChromium(probes = realProbes) {
  const { CHROMIUM_SHELL, CHROMIUM_PATH } = probes.env;
  if (CHROMIUM_SHELL && probes.works(CHROMIUM_SHELL)) return CHROMIUM_SHELL;
  return (CHROMIUM_PATH ? undefined : findShell(probes)) ?? usualChromium(probes);
}

/** Finds Debian's headless shell, otherwise Playwright's. */
function findShell(probes) {
  const installed =
    probes.platform === 'linux'
      ? programFolders(probes.env).map((folder) => posix.join(folder, SHELL))
      : [];
  const downloaded = probes.playwrightShellPath();
  return [...installed, ...(downloaded ? [downloaded] : [])].find(probes.works);
}

function playwrightChromium(probes) {
  const path = probes.playwrightPath();
  return path && probes.works(path) ? path : undefined;
}

/** The paths where Chromium or a related browser is usually installed, preferred ones first. */
function usualLocations({ platform, env, home }) {
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

function programFolders(env) {
  return [...new Set([...(env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'].filter(Boolean))];
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A browser other than Chromium, and its programs.
 * @typedef {object} OtherBrowser
 * @property {'firefox' | 'webkit'} name
 * @property {string} title
 * @property {string[]} packages Debian packages that it needs
 * @property {string} [missing] the part that was not found, if any
 * @property {Record<string, string>} [env] the paths of its programs, for the tests
 */

/** Debian's folder with the MiniBrowser of WebKitGTK: `lib/{machine}/webkit2gtk-4.1`. */
const LIBRARIES = '/usr/lib';

/** Looks for the browsers that `npm run test:browsers` drives. @returns {OtherBrowser[]} */
export function otherBrowsers() {
  const folders = (process.env.PATH ?? '').split(':');
  const find = (...names) =>
    names
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find((file) => existsSync(file));
  const sound = find('pulseaudio') && find('pacat') ? undefined : 'PulseAudio';
  const firefox = find('firefox-esr', 'firefox');
  const webkit = find('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const screen = find('Xvfb') ? undefined : 'Xvfb';
  return [
    {
      name: 'firefox',
      title: 'Firefox',
      packages: ['firefox-esr', 'pulseaudio'],
      missing: firefox ? sound : 'Firefox',
      env: { BROWSER_PROGRAM: firefox ?? '' },
    },
    {
      name: 'webkit',
      title: 'WebKitGTK',
      packages: [
        'webkit2gtk-driver',
        'xvfb',
        'gstreamer1.0-plugins-good',
        'gstreamer1.0-plugins-bad',
        'gstreamer1.0-libav',
      ],
      missing: webkit && miniBrowser ? screen : 'WebKitWebDriver with its MiniBrowser',
      env: { BROWSER_PROGRAM: webkit ?? '', MINI_BROWSER: miniBrowser ?? '' },
    },
  ];
}

function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((folder) =>
        join(LIBRARIES, machine, folder, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);

// Timeouts in milliseconds, for networks that drop packets instead of refusing connections.
const START_TIMEOUT = 20_000;
const DOWNLOAD_TIMEOUT = 5 * 60_000;
const CONNECTION_TIMEOUT = 15_000;
const APT_TIMEOUT = 5 * 60_000;

/** Access to the machine, replaced in tests. */
export const realProbes = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  /** Whether this user can install packages with apt-get. */
  get canApt() {
    return process.getuid?.() === 0 && succeeds('apt-get', ['--version'], START_TIMEOUT);
  },
  isExecutable,
  /** Whether a program is executable and starts. False for stubs, and if libraries are missing. */
  works(path) {
    if (!isExecutable(path)) return false;
    // On Windows, --version opens a window.
    return process.platform === 'win32' || succeeds(path, ['--version'], START_TIMEOUT);
  },
  /** The path of the browser that Playwright would install. */
  playwrightPath() {
    try {
      return require('playwright').chromium.executablePath();
    } catch {
      return undefined;
    }
  },
  /** The path of the headless shell that Playwright installed. */
  playwrightShellPath() {
    const chromium = this.playwrightPath();
    // The folder next to the full browser's: chromium-1255, chromium_headless_shell-1255.
    const folder = chromium?.replace(
      /([\\/])chromium-(\d+)[\\/].*$/,
      '$1chromium_headless_shell-$2',
    );
    if (!folder || folder === chromium || !existsSync(folder)) return undefined;
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /chrome-headless-shell(\.exe)?$/.test(file))
      .map((file) => join(folder, file))
      .find(isExecutable);
  },
  /** Installs Playwright's browser and its headless shell. */
  async download() {
    console.info('No Chromium was found: downloading the one of Playwright…');
    const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
    const child = spawn(process.execPath, [cli, 'install', 'chromium'], {
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: DOWNLOAD_TIMEOUT,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT) },
    });
    let reason = '';
    createInterface(child.stderr).on('line', (line) => {
      const error = /^Error: (.*)/.exec(line)?.[1];
      if (!error || reason) return;
      reason = error;
      // Playwright would retry four more times, which is useless without a network.
      child.kill();
    });
    const [code] = await once(child, 'close');
    if (code !== 0) console.warn(`The download failed: ${reason || 'it took too long'}.`);
  },
  /** Installs Debian packages. */
  aptInstall(...names) {
    console.info(`Installing ${names.join(', ')} with apt-get…`);
    const aptGet = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
        timeout: APT_TIMEOUT,
      });
    aptGet('update');
    const { status, stderr, error } = aptGet('install', '-y', '--no-install-recommends', ...names);
    if (status === 0) return;
    const reason = error?.message ?? /^E: (.*)/m.exec(stderr)?.[1] ?? `exit code ${status}`;
    console.warn(`apt-get could not install ${names.join(', ')}: ${reason}`);
  },
};

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function succeeds(command, args, timeout) {
  return spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0;
}

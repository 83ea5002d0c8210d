import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

// Timeouts in milliseconds, for networks that drop packets instead of refusing connections.
const START_TIMEOUT = 20_000;
const DOWNLOAD_TIMEOUT = 5 * 60_000;
const CONNECTION_TIMEOUT = 15_000;
const APT_TIMEOUT = 5 * 60_000;

/**
 * Probes of the real machine.
 * @type {import('./chromium.d.mts').Probes}
 */
export const realProbes = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  get canApt() {
    return process.getuid?.() === 0 && succeeds('apt-get', ['--version'], START_TIMEOUT);
  },
  isExecutable,
  works(path) {
    if (!isExecutable(path)) return false;
    // On Windows, --version opens a window.
    return process.platform === 'win32' || succeeds(path, ['--version'], START_TIMEOUT);
  },
  playwrightPath() {
    try {
      return require('playwright').chromium.executablePath();
    } catch {
      return undefined;
    }
  },
  download() {
    console.info('No Chromium found: downloading the one from Playwright…');
    const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
    runVisibly(process.execPath, [cli, 'install', '--no-shell', 'chromium'], DOWNLOAD_TIMEOUT, {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT),
    });
  },
  aptInstall(...names) {
    console.info(`Installing ${names.join(', ')} with apt-get…`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    runVisibly('apt-get', ['update'], APT_TIMEOUT, env);
    runVisibly('apt-get', ['install', '-y', '--no-install-recommends', ...names], APT_TIMEOUT, env);
  },
};

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout
 */
function succeeds(command, args, timeout) {
  return spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0;
}

/**
 * Runs a command in this terminal. Failures are not reported: the caller checks for Chromium again.
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout
 * @param {Record<string, string>} env
 */
function runVisibly(command, args, timeout, env) {
  const { error } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    timeout,
  });
  if (error) console.warn(`${command} gave up: ${error.message}`);
}

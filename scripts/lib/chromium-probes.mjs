import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

// Limits in milliseconds, for a network that swallows packets; one that refuses fails in seconds.
const START_LIMIT = 20_000;
const DOWNLOAD_LIMIT = 5 * 60_000;
const CONNECTION_LIMIT = 15_000;
const APT_LIMIT = 5 * 60_000;

/**
 * This machine.
 * @type {import('./chromium.d.mts').Probes}
 */
export const realProbes = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  get canApt() {
    return process.getuid?.() === 0 && succeeds('apt-get', ['--version'], START_LIMIT);
  },
  isExecutable,
  works(path) {
    if (!isExecutable(path)) return false;
    // On Windows --version would open a window.
    return process.platform === 'win32' || succeeds(path, ['--version'], START_LIMIT);
  },
  playwrightPath() {
    try {
      return require('playwright').chromium.executablePath();
    } catch {
      return undefined;
    }
  },
  download() {
    console.info('No Chromium found: downloading the one of Playwright…');
    const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
    perform(process.execPath, [cli, 'install', '--no-shell', 'chromium'], DOWNLOAD_LIMIT, {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_LIMIT),
    });
  },
  aptInstall() {
    console.info('No Chromium downloaded: installing the one of the system with apt-get…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    perform('apt-get', ['update'], APT_LIMIT, env);
    perform('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], APT_LIMIT, env);
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
 * Runs it in the terminal; whether it helped shows in what is there afterwards.
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout
 * @param {Record<string, string>} env
 */
function perform(command, args, timeout, env) {
  const { error } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    timeout,
  });
  if (error) console.warn(`${command} gave up: ${error.message}`);
}

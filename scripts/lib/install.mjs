import { readFileSync } from 'node:fs';
import { npm, root } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock */

/**
 * Whether everything the lock file asks for is installed, and nothing else. What is optional may be
 * missing: it is there for other platforms.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed the copy that npm leaves in node_modules when it has finished
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  const extra = Object.keys(installed.packages).some((name) => !wanted.packages[name]);
  if (extra) return false;
  return Object.entries(wanted.packages).every(([name, { version, integrity, optional }]) => {
    // The entry without a name is the project itself.
    if (name === '') return true;
    const found = installed.packages[name];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/** Installs the packages of the lock file, unless they are there; ends the process if that fails. */
export async function ensureInstalled() {
  const wanted = readLock('package-lock.json');
  if (!wanted || isInstalled(wanted, readLock('node_modules/.package-lock.json'))) return;
  console.info('Installing the packages of package-lock.json…');
  if ((await npm(['ci', '--include=dev'])) === 0) return;
  console.error('The packages could not be installed: see the message of npm above.');
  process.exit(1);
}

/**
 * @param {string} path seen from the root
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(root + path, 'utf8'));
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { npm, root } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock */

/**
 * Whether node_modules matches the lock file. Optional packages may be missing, because they are for other
 * platforms.
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes after an install
 */
export function isInstalled(lock, installed) {
  if (!installed) return false;
  const extra = Object.keys(installed.packages).some((name) => !lock.packages[name]);
  if (extra) return false;
  return Object.entries(lock.packages).every(([name, { version, integrity, optional }]) => {
    // The entry with the empty name is the project itself.
    if (name === '') return true;
    const found = installed.packages[name];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * Installs the packages of a lock file if they are not installed; exits the process on failure.
 * @param {string} folder folder of the lock file: the root, or a folder in `tools` with a trailing slash
 */
export async function ensureInstalled(folder = '') {
  const lock = readLock(`${folder}package-lock.json`);
  if (!lock || isInstalled(lock, readLock(`${folder}node_modules/.package-lock.json`))) return;
  console.info(`Installing the packages of ${folder}package-lock.json…`);
  if ((await npm(['ci', '--include=dev', `--prefix=${root}${folder}`])) === 0) return;
  console.error('The packages could not be installed: see the output of npm above.');
  process.exit(1);
}

/**
 * Loads a package that only one command needs. Installs it first.
 * @param {string} name of the package and of its folder in `tools`
 */
export async function importTool(name) {
  const folder = `tools/${name}/`;
  await ensureInstalled(folder);
  return import(pathToFileURL(createRequire(root + folder).resolve(name)).href);
}

/** A lock file by its path from the root; undefined if it is missing or invalid. */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(root + path, 'utf8'));
  } catch {
    return undefined;
  }
}

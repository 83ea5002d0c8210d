import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [shell]
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of children) child.kill(signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a program from the root. SIGINT and SIGTERM to this process go on to every running program and
 * end this process as well.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 1 when the program could not run or was killed
 */
export function run(command, args, { env = process.env, shell } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: 'inherit' });
    if (children.size === 0) {
      process.on('SIGINT', endAll);
      process.on('SIGTERM', endAll);
    }
    children.add(child);
    /** @param {number} code */
    const finish = (code) => {
      children.delete(child);
      if (children.size === 0) {
        process.off('SIGINT', endAll);
        process.off('SIGTERM', endAll);
      }
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      finish(1);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

/**
 * Runs npm: the one that runs this script, else the one on the PATH.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], options);
  // On Windows npm is a .cmd file, which only a shell can run.
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Runs a package's program with this Node, without npx and without platform-specific wrappers.
 * @param {string} script the program's file, relative to node_modules
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`${root}node_modules/${script}`, ...args], options);
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the root folder, with its output in this terminal. Forwards SIGINT and SIGTERM to
 * it and exits.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} the exit code; 1 if the program could not start or was killed
 */
export function run(command, args, { env = process.env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    /** @param {number} code */
    const finish = (code) => {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
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
 * Runs npm: the one that runs this script, otherwise the one on the PATH.
 * @param {string[]} args
 */
export function npm(args) {
  const current = process.env.npm_execpath;
  if (current?.endsWith('npm-cli.js')) return run(process.execPath, [current, ...args]);
  // On Windows, npm is a .cmd file, which only a shell can run.
  return run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * Runs a package's executable with this Node, without npx or platform-specific wrappers.
 * @param {string} script path relative to node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runTool(script, args, env) {
  return run(process.execPath, [`${root}node_modules/${script}`, ...args], { env });
}

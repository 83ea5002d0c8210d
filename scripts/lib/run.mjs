import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program from the root, one at a time. SIGINT and SIGTERM to this process are forwarded and also end this
 * process.
 * @returns {Promise<number>} the exit code; 1 when the program could not run or was killed
 */
export function run(command, args, { env = process.env, shell } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: 'inherit' });
    const end = (signal) => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    const finish = (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve(code ?? 1);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      finish(1);
    });
    child.on('exit', finish);
  });
}

/** Runs npm: the one that runs this script, otherwise the one on the PATH. */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], options);
  // On Windows npm is a .cmd file, which only a shell can run.
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Runs a package's program with this Node, without npx and without platform-specific wrappers.
 * @param {string} script the program's file, relative to node_modules
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`${root}node_modules/${script}`, ...args], options);
}

/** Exits the process with a message if the site has not been built. */
export function ensureBuilt() {
  if (existsSync(`${root}dist/server/main.js`)) return;
  console.error('Martillo is not built yet: run `npm run build` first.');
  process.exit(1);
}

import { spawn } from 'node:child_process';

/** Runs a program, and kills its process group when the input ends, which also happens after the program has exited. */
const GUARD = 'exec 3<&0; { read -r _ <&3; kill -KILL 0; } & "$@" </dev/null 3<&-';

/**
 * Starts a program in its own process group, which ends with this process: when it exits, on SIGTERM, or on SIGKILL,
 * which this process cannot handle.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, output?: 'pipe' | 'inherit' }} [options] `env` is added to our environment
 * @returns {import('node:child_process').ChildProcessWithoutNullStreams} the guard. Its exit code, and its output
 * unless inherited, are the program's. `stdin.end()` kills both
 */
export function startGuarded(program, args, { env = {}, output = 'pipe' } = {}) {
  return spawn('sh', ['-c', GUARD, 'sh', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', output, output],
    detached: true,
  });
}

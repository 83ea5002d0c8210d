import { spawn } from 'node:child_process';

/** Runs a program, and kills all of its process group when the input ends, which it does after the program as well. */
const GUARD = 'exec 3<&0; { read -r _ <&3; kill -KILL 0; } & "$@" </dev/null 3<&-';

/**
 * Starts a program in a process group of its own, which ends with this process, however this one ends: by
 * itself, by SIGTERM, or by SIGKILL, of which it learns nothing.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, output?: 'pipe' | 'inherit' }} [options] `env` is in addition to ours
 * @returns {import('node:child_process').ChildProcessWithoutNullStreams} the guard: its output, unless that is
 * inherited, and its exit code are the program's, and `stdin.end()` kills both
 */
export function startGuarded(program, args, { env = {}, output = 'pipe' } = {}) {
  return spawn('sh', ['-c', GUARD, 'sh', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', output, output],
    detached: true,
  });
}

import { spawn } from 'node:child_process';

/** Runs a program, and kills all of its process group when the input ends, which it does after the program as well. */
const GUARD = 'exec 3<&0; { read -r _ <&3; kill -KILL 0; } & "$@" </dev/null 3<&-';

/** See guarded.d.mts. */
export function startGuarded(program, args, { env = {}, output = 'pipe' } = {}) {
  return spawn('sh', ['-c', GUARD, 'sh', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', output, output],
    detached: true,
  });
}

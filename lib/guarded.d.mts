import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';

/**
 * Starts a program in a process group of its own, which ends with this process, however this one ends: by
 * itself, by SIGTERM, or by SIGKILL, of which it learns nothing.
 * @param options `env` is in addition to ours
 * @returns the guard: its output and exit code are the program's, and `stdin.end()` kills both
 */
export function startGuarded(
  program: string,
  args: readonly string[],
  options?: { env?: Record<string, string> },
): ChildProcessWithoutNullStreams;
/** The same, where the output goes to that of this process. */
export function startGuarded(
  program: string,
  args: readonly string[],
  options: { env?: Record<string, string>; output: 'inherit' },
): ChildProcess;

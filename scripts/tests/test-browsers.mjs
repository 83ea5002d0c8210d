// npm run test:browsers: the main tasks of learners in Firefox and WebKitGTK, on the built site.
//
// --install         installs missing browsers and their dependencies with apt-get
// --short           only the tests with the tag "short", about 40 seconds per browser
// firefox, webkit   only this browser
// --                passes the remaining options to Vitest, such as a test file or `-t "a clip"`
import '../lib/node-version.mjs';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuarded } from '../../lib/guarded.mjs';
import { realProbes } from '../lib/chromium-probes.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { otherBrowsers } from '../lib/other-browsers.mjs';
import { ensureBuilt, root } from '../lib/run.mjs';
import { stopWithNpm } from '../lib/stop-with-npm.mjs';

const args = process.argv.slice(2);
const end = args.indexOf('--');
const options = end < 0 ? args : args.slice(0, end);
const forVitest = end < 0 ? [] : args.slice(end + 1);
const names = otherBrowsers().map(({ name }) => name);
const known = ['--install', '--short', ...names];
const unknown = options.find((option) => !known.includes(option));
if (unknown) {
  console.error(`There is no "${unknown}": the options are ${known.join(', ')}.`);
  process.exit(1);
}
forVitest.push(`--tags-filter=${options.includes('--short') ? 'short' : '!short-only'}`);
ensureBuilt();
process.chdir(root);
stopWithNpm();
await ensureInstalled();

const wanted = names.filter((name) => options.includes(name));
const chosen = () =>
  otherBrowsers().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
let hint = ' (npm run test:browsers -- --install)';
if (options.includes('--install')) {
  const packages = chosen().flatMap(({ missing, packages }) => (missing ? packages : []));
  if (packages.length > 0 && realProbes.canApt) realProbes.aptInstall(...packages);
  hint = realProbes.canApt
    ? ', and apt-get could not install it'
    : ', and cannot be installed without apt-get and root';
}

let failed = false;
for (const { name, title, missing, env } of chosen()) {
  if (missing) {
    console.info(`${title} is skipped: ${missing} was not found${hint}.`);
    // With --install, a missing browser is a failure.
    failed ||= options.includes('--install');
    continue;
  }
  const begin = performance.now();
  const surroundings = name === 'firefox' ? await startSound() : await startScreen();
  const vitest = startGuarded(
    process.execPath,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      ...['run', '--project=browsers', '--reporter=verbose', ...forVitest],
    ],
    { env: { ...env, ...surroundings.env, BROWSER: name }, output: 'inherit' },
  );
  const [code] = await once(vitest, 'close');
  surroundings.stop();
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.info(`${title} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;

/**
 * A silent sound server for Firefox, whose audio clock stands still without one.
 * @returns {Promise<{ env: Record<string, string>, stop(): void }>}
 */
async function startSound() {
  const folder = mkdtempSync(join(tmpdir(), 'martillo-sound-'));
  const socket = join(folder, 'socket');
  const settings = join(folder, 'settings');
  writeFileSync(
    settings,
    `load-module module-native-protocol-unix auth-anonymous=1 socket=${socket}\nload-module module-null-sink\n`,
  );
  const env = { PULSE_SERVER: `unix:${socket}` };
  const server = startQuietly('pulseaudio', [
    ...['-n', '-F', settings],
    ...['--exit-idle-time=-1', '--use-pid-file=no'],
  ]);
  while (!existsSync(socket) && server.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // An idle sink buffers two seconds at a time, which would delay the first sound.
  const silence = startQuietly('pacat', ['--latency-msec=20', '--raw', '/dev/zero'], env);
  return {
    env,
    stop() {
      silence.stdin.end();
      server.stdin.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A virtual screen for WebKitGTK, which has no headless mode.
 * @returns {Promise<{ env: Record<string, string>, stop(): void }>}
 */
async function startScreen() {
  const server = startQuietly('Xvfb', [
    ...['-displayfd', '1'],
    ...['-screen', '0', '1600x1200x24'],
    ...['-nolisten', 'tcp'],
  ]);
  const display = await new Promise((resolve) => {
    server.stdout.once('data', (data) => resolve(String(data).trim()));
    server.once('exit', () => resolve(''));
  });
  return { env: { DISPLAY: `:${display}` }, stop: () => server.stdin.end() };
}

/** Starts a program and discards its errors. */
function startQuietly(program, args, env) {
  const guard = startGuarded(program, args, { env });
  guard.stderr.resume();
  return guard;
}

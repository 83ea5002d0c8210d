// Drives a browser by the commands of WebDriver (https://www.w3.org/TR/webdriver2/), see decision 0026.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuarded } from '#lib/guarded.mjs';

/** The commands that the tests use: name in Marionette, method and path over HTTP. */
const COMMANDS = {
  'WebDriver:Navigate': 'POST /url',
  'WebDriver:SetTimeouts': 'POST /timeouts',
  'WebDriver:SetWindowRect': 'POST /window/rect',
  'WebDriver:ExecuteAsyncScript': 'POST /execute/async',
  'WebDriver:PerformActions': 'POST /actions',
} as const;

export type Command = keyof typeof COMMANDS;

/** A started browser with one window. */
export interface Driver {
  /**
   * Sends a command.
   * @returns the browser's response, as WebDriver defines it
   * @throws Error if the command fails, or if there is no response within a minute: the browser is frozen, and gets no
   * more commands
   */
  send(command: Command, parameters?: object): Promise<unknown>;
  /** Ends the browser and deletes its profile. */
  close(): Promise<void>;
}

/** Time limit for a browser to start and to answer, in milliseconds. */
const START = 60_000;
const ANSWER = 60_000;

const STARTS = { firefox: startFirefox, webkit: startWebKit } as const;
/** The browsers that can be driven. */
export type BrowserName = keyof typeof STARTS;

/** @param program the path of Firefox, or of WebKitWebDriver */
export async function startBrowser(name: BrowserName, program: string): Promise<Driver> {
  const driver = await STARTS[name](program);
  let isFrozen = false;
  return {
    async send(command, parameters) {
      if (isFrozen) throw new Error(`${command}: the browser is frozen`);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          isFrozen = true;
          reject(new Error(`${command}: no answer, the browser is frozen`));
        }, ANSWER);
      });
      return Promise.race([driver.send(command, parameters), late]).finally(() =>
        clearTimeout(timer),
      );
    },
    close: () => driver.close(),
  };
}

/** The preferences of Firefox: no requests of its own, and Tab reaches links as well as fields. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/**
 * Starts Firefox without a window and speaks Marionette with it, the protocol of geckodriver: the commands of
 * WebDriver on a socket.
 * @param program the path of Firefox
 */
async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'martillo-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  const browser = startProcess(program, [
    ...['--marionette', '--headless', '--no-remote', '--profile', profile],
    'about:blank',
  ]);
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await browser.until(() => {
    const text = existsSync(portFile) ? readFileSync(portFile, 'utf8') : '';
    return Number(text) || null;
  });
  const socket = connect({ host: '127.0.0.1', port });
  type Answer = [error: { message: string } | null, result: unknown];
  const waiting = new Map<number, (answer: Answer) => void>();
  const answerTo = (id: number) => new Promise<Answer>((resolve) => waiting.set(id, resolve));
  const greeting = answerTo(0);
  let rest = Buffer.alloc(0);
  // Each message is its length in bytes, a colon, and JSON. The first one is a greeting, handled as response 0.
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      const [, id, error, result] = Array.isArray(message) ? message : [1, 0, null, null];
      waiting.get(id)?.([error, result]);
      waiting.delete(id);
    }
  });
  socket.on('error', () => {});
  await greeting;
  let last = 0;
  const send = async (command: string, parameters: object = {}) => {
    const id = ++last;
    const answer = answerTo(id);
    const text = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    // Marionette wraps values that are not objects.
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
  await send('WebDriver:NewSession', {});
  return {
    send,
    async close() {
      socket.destroy();
      await browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts WebKitGTK's MiniBrowser through WebKitWebDriver.
 * @param program the path of WebKitWebDriver
 */
async function startWebKit(program: string): Promise<Driver> {
  const port = await freePort();
  const service = startProcess(program, [`--port=${port}`], {
    // Tests run in containers, as root and without a graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const request = async (line: string, body?: object) => {
    const [method, path] = line.split(' ');
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method ?? 'GET',
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${line}: ${(value as { message: string }).message}`);
    return value;
  };
  await service.until(() =>
    request('GET /status').then(
      () => true,
      () => null,
    ),
  );
  const { sessionId } = (await request('POST /session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: process.env.MINI_BROWSER, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const at = (line: string) => line.replace(' ', ` /session/${sessionId}`);
  return {
    send: (command, parameters) => request(at(COMMANDS[command]), parameters),
    async close() {
      await request(at('DELETE ')).catch(() => {});
      await service.stop();
    },
  };
}

/** The priority of a browser over other programs (a "nice value"), the same as PulseAudio's. Only root may set it. */
const PRIORITY = -11;

/** Starts a program; `until` polls for a condition, `stop` ends it. */
function startProcess(program: string, args: string[], env: Record<string, string> = {}) {
  // With a higher priority, so that a busy machine causes no buffer underruns.
  const child = startGuarded('nice', ['-n', `${PRIORITY}`, program, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output = (output + data).slice(-2000);
    });
  }
  const closed = once(child, 'close');
  return {
    async until<T>(look: () => T | null | Promise<T | null>): Promise<T> {
      for (const end = Date.now() + START; Date.now() < end; ) {
        const found = await look();
        if (found !== null) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${program} did not start:\n${output}`);
    },
    async stop() {
      child.stdin.end();
      await closed;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

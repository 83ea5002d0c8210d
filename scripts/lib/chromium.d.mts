// Types of chromium.mjs for the TypeScript config files. The script itself must run without a build.

/** Access to the machine, replaced in tests. */
export type Probes = {
  /** See process.platform. */
  platform: string;
  env: Record<string, string | undefined>;
  home: string;
  /** Whether this user can install packages with apt-get. */
  canApt: boolean;
  isExecutable(path: string): boolean;
  /** Whether the program is executable and starts: false for stubs and for missing libraries. */
  works(path: string): boolean;
  /** Where Playwright would install its browser; undefined without Playwright. */
  playwrightPath(): string | undefined;
  /** Where Playwright has installed its headless shell, if it has. */
  playwrightShellPath(): string | undefined;
  /** Downloads Playwright's browser and its headless shell, with a timeout. */
  download(): void | Promise<void>;
  /** Installs packages of Debian's, with a timeout. */
  aptInstall(...names: string[]): void;
};

/** No Chromium found, or CHROMIUM_PATH invalid. The message is one sentence. */
export class ChromiumError extends Error {}

/** Finds an installed Chromium: CHROMIUM_PATH, the usual locations, then Playwright's. */
export function usualChromium(probes?: Probes): string | undefined;

/** Finds Chromium as `usualChromium` does, otherwise downloads Playwright's or installs Debian's. */
export function findChromium(probes?: Probes): Promise<string>;

/** Finds the two browsers of `npm test`, and installs what is missing. */
export function findBrowsers(
  probes?: Probes,
): Promise<{ chromium: string; shell: string | undefined }>;

/** Finds the browser for tests that play no sound in real time: the headless shell, if there is one. */
export function quickChromium(probes?: Probes): string | undefined;

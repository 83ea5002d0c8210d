// Beside chromium.mjs for the TypeScript configuration files; the script itself must run on Node alone.

/** What the search asks of the machine and does to it. */
export type Probes = {
  /** As process.platform. */
  platform: string;
  env: Record<string, string | undefined>;
  home: string;
  /** Whether this user may install with apt-get. */
  canApt: boolean;
  isExecutable(path: string): boolean;
  /**
   * Whether it is executable and starts: a stub that only points at another package, or a browser
   * short of its libraries, does not.
   */
  works(path: string): boolean;
  /** Where Playwright keeps its browser, there or not. */
  playwrightPath(): string | undefined;
  /** Fetches Playwright's browser, or gives up in time. */
  download(): void;
  /** Installs Debian's package, or gives up in time. */
  aptInstall(): void;
};

/** Chromium nowhere, or CHROMIUM_PATH wrong; the message is one sentence. */
export class ChromiumError extends Error {}

/** Chromium without changing the machine: CHROMIUM_PATH, the usual places, Playwright's own. */
export function usualChromium(probes?: Probes): string | undefined;

/** Chromium by any means: as usualChromium, else downloaded, else installed from Debian. */
export function findChromium(probes?: Probes): string;

/** Where a Chromium usually is, best first. */
export function usualPlaces(machine: Pick<Probes, 'platform' | 'env' | 'home'>): string[];

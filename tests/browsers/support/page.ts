import { expect } from 'vitest';
import type { Driver } from './driver.ts';

/** The data collected by `probe.js`, see there. */
export interface Probe {
  clock: number;
  errors: string[];
  records: boolean;
  recording: boolean;
  onsets: number[];
  peak: number;
  keys: number[];
  lit: { step: number; clock: number }[];
}

declare global {
  interface Window {
    probe?: Probe;
  }
}

/** A query for visible elements on a page, by a role, a name, or both. */
export interface Query {
  role?: keyof typeof ROLES;
  /** The whole name, or a pattern of it. */
  name?: string | RegExp;
  css?: string;
  /** An element that contains it; anywhere by default. */
  in?: Query;
}

/** Selectors for the roles that the tests use. */
const ROLES = {
  button: 'button, [role=button]',
  dialog: 'dialog, [role=dialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  tab: '[role=tab]',
} as const;

/** A query in the form that is sent to the page. */
interface Sent {
  css: string;
  name: { text: string } | { pattern: string; flags: string } | null;
  in: Sent | null;
}

function sent({ role, name, css = role ? ROLES[role] : '*', in: where }: Query): Sent {
  return {
    css,
    name:
      name === undefined
        ? null
        : typeof name === 'string'
          ? { text: name }
          : { pattern: name.source, flags: name.flags },
    in: where ? sent(where) : null,
  };
}

/** Runs in the page: the visible elements of a query, in the order of the document. */
function findAll(query: Sent): HTMLElement[] {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled)
      return labelled
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return textOf(labels[0] ?? null);
    const legend = element.querySelector(':scope > legend');
    const copy = (legend ?? element).cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return textOf(copy);
  };
  const { name } = query;
  const isNamed = (element: HTMLElement) => {
    if (!name) return true;
    if ('text' in name) return nameOf(element) === name.text;
    return new RegExp(name.pattern, name.flags).test(nameOf(element));
  };
  const roots: ParentNode[] = query.in ? findAll(query.in) : [document];
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(query.css)])
    .filter((element) => element.getClientRects().length > 0 && isNamed(element));
}

/** Louder than the silence of a limiter, softer than any note (amplitude). */
const AUDIBLE = 0.002;

interface Point {
  x: number;
  y: number;
}

/** Keys by their code in WebDriver. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  ArrowRight: '\uE014',
};

/** The page in the browser's window. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #input: 'mouse' | 'touch';
  #aside = 0;

  /** @param input the kind of input of `tap`: WebKitGTK has no touch by WebDriver */
  constructor(driver: Driver, origin: string, input: 'mouse' | 'touch') {
    this.#driver = driver;
    this.#origin = origin;
    this.#input = input;
  }

  /** Opens a page of the site, and waits until it responds to input. */
  async goto(path: string): Promise<void> {
    await this.visit(path);
    await this.hydrated();
  }

  /** Opens a page of the site without waiting for its scripts. */
  async visit(path: string): Promise<void> {
    await this.#driver.send('WebDriver:Navigate', { url: this.#origin + path });
  }

  /** Reloads the page as a user does: WebDriver's own command bypasses the service worker. */
  async reload(): Promise<void> {
    await this.run(() => {
      document.documentElement.toggleAttribute('data-old', true);
      setTimeout(() => location.reload(), 0);
    });
    // The previous page cannot respond, and throws an error.
    await expect
      .poll(() =>
        this.run(() => document.documentElement.hasAttribute('data-old')).catch(() => true),
      )
      .toBe(false);
    await this.hydrated();
  }

  /** Gives the page its first input, and waits until all of its parts respond to input. */
  async hydrated(): Promise<void> {
    await this.poll(() => {
      // Deferred parts wait for input; only they listen to this event on the window.
      window.dispatchEvent(new Event('focusin'));
      const isHydrated = document.documentElement.hasAttribute('data-hydrated');
      return isHydrated && !document.querySelector('#root [aria-busy="true"]');
    }).toBe(true);
  }

  /**
   * Runs a function in the page, with access to its arguments and `findAll` only.
   * @returns its result, or the value of its promise
   */
  async run<Args extends unknown[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `
      const done = arguments[arguments.length - 1];
      ${findAll}
      Promise.resolve()
        .then(() => (${act})(...arguments[0]))
        .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
    const { value, error } = (await this.#driver.send('WebDriver:ExecuteAsyncScript', {
      script,
      args: [args],
    })) as { value: Result; error?: string };
    if (error) throw new Error(error);
    return value;
  }

  /** Polls a function of the page, and expects its result. */
  poll<Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) {
    return expect.poll(() => this.run(act, ...args));
  }

  /** Expects the number of elements. */
  count(query: Query) {
    return this.poll((query) => findAll(query).length, sent(query));
  }

  /** Whether an element exists. */
  has(query: Query): Promise<boolean> {
    return this.run((query) => findAll(query).length > 0, sent(query));
  }

  /** Waits until an element exists. */
  async see(query: Query): Promise<void> {
    const message = `no ${describeQuery(query)}`;
    await expect.poll(() => this.has(query), { message }).toBe(true);
  }

  /** Waits until the page contains a text. Normalises white space: browsers break lines differently. */
  async read(text: string): Promise<void> {
    await this.poll(() => document.body.innerText.replace(/\s+/g, ' ')).toContain(text);
  }

  /** The texts of elements. */
  texts(query: Query): Promise<string[]> {
    return this.run(
      (query) => findAll(query).map(({ textContent }) => textContent ?? ''),
      sent(query),
    );
  }

  /** An option of a question. @param text its text, after its letter */
  option(text: string): Query {
    const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { css: 'li button', name: new RegExp(`${pattern}$`) };
  }

  /** Clicks the middle of an element with the mouse. @param nth its index among the matches */
  async click(query: Query, nth = 0): Promise<void> {
    await this.#pointAt('mouse', await this.#middleOf(query, nth));
  }

  /** Taps the middle of an element: with a finger if the driver supports touch. */
  async tap(query: Query, nth = 0): Promise<void> {
    await this.#pointAt(this.#input, await this.#middleOf(query, nth));
  }

  /** Presses a key, such as `p`, `Enter` or `Shift+Tab`, where the focus is. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((key) => {
      const codes = key.split('+').map((name) => KEYS[name] ?? name);
      return [
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(query: Query, nth = 0): Promise<void> {
    for (let i = 0; i < 150; i++) {
      const key = await this.run(
        (query, nth) => {
          const element = findAll(query)[nth];
          const { activeElement: focused } = document;
          if (!element) return 'none';
          if (element === focused) return 'there';
          const isBefore =
            focused && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
          return isBefore ? 'Shift+Tab' : 'Tab';
        },
        sent(query),
        nth,
      );
      if (key === 'none') throw new Error(`no ${describeQuery(query)}`);
      if (key === 'there') return;
      await this.press(key);
    }
    throw new Error(`Tab never reaches ${describeQuery(query)}`);
  }

  /** The errors of the page since it was opened; empty for a page of another site. */
  errors(): Promise<string[]> {
    return this.run(() => window.probe?.errors ?? ['The page has no probe']);
  }

  /** The data that the probe has collected. */
  probe(): Promise<Probe> {
    return this.run(() => Object(window.probe));
  }

  /** Clears the data of the probe, except for errors. */
  clearProbe(): Promise<void> {
    return this.run(() => {
      const { onsets = [], lit = [] } = window.probe ?? {};
      onsets.length = 0;
      lit.length = 0;
    });
  }

  /** Makes the probe record the onsets of sounds. To be called before the first sound of the page. */
  record(): Promise<void> {
    return this.run(() => {
      if (window.probe) window.probe.records = true;
    });
  }

  /** Waits until the page is audible. */
  hear(): Promise<void> {
    return this.poll(() => window.probe?.peak ?? 0).toBeGreaterThan(AUDIBLE);
  }

  /** Waits until the page is silent. @param below maximum amplitude of silence */
  hearNothing(below = AUDIBLE): Promise<void> {
    return this.poll(() => window.probe?.peak ?? 0).toBeLessThan(below);
  }

  /** The middle of an element in the window, scrolled into view; waits until nothing covers it. */
  async #middleOf(query: Query, nth: number): Promise<Point> {
    let point: Point | null = null;
    await expect
      .poll(
        async () => {
          point = await this.run(
            async (query, nth) => {
              const element = findAll(query)[nth];
              if (!element) return null;
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
              const middle = () => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
              };
              const before = middle();
              await new Promise((resolve) => requestAnimationFrame(resolve));
              const { x, y } = middle();
              const hit = document.elementFromPoint(x, y);
              const isHit = hit && (element.contains(hit) || hit.contains(element));
              const isDisabled = (element as HTMLButtonElement).disabled;
              return isHit && !isDisabled && x === before.x && y === before.y ? { x, y } : null;
            },
            sent(query),
            nth,
          );
          return point;
        },
        { message: `cannot be clicked: ${describeQuery(query)} ${nth}` },
      )
      .not.toBeNull();
    return point ?? { x: 0, y: 0 };
  }

  async #pointAt(pointerType: 'mouse' | 'touch', { x: middle, y }: Point): Promise<void> {
    // WebKit treats two clicks at the same point as a double click, which quizzes ignore.
    this.#aside = 5 - this.#aside;
    const x = middle + this.#aside;
    await this.#act({
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async #act(source: object): Promise<void> {
    await this.#driver.send('WebDriver:PerformActions', { actions: [source] });
  }
}

function describeQuery({ role, name, css, in: where }: Query): string {
  const what = [role ?? css ?? 'element', name && `"${name}"`].filter(Boolean).join(' ');
  return where ? `${what} in ${describeQuery(where)}` : what;
}

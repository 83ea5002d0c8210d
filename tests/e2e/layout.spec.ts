import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { goOnAt } from './support/go-on-at.ts';
import { place } from './support/presenting.ts';
import { expect, test, walkTo } from './support/test.ts';

/** Width and height of phones, upright and sideways, of a tablet, a laptop and a desktop. */
const SIZES = [
  [320, 568],
  [390, 800],
  [800, 360],
  [820, 1100],
  [1280, 720],
  [1920, 1080],
] as const;
/** Width, height and root font size: a window of 1280 × 1024 at 400 %, and phones with text at 200 %. */
const ENLARGED = [
  [320, 256, ''],
  [320, 568, '32px'],
  [390, 800, '32px'],
] as const;
/** Maximum width or height of a phone's window. */
const PHONE = { width: 400, height: 400 };
/** The sizes for axe: with all rules on a phone, and with the rules that theme and width affect on a desktop. */
const AXE_RUNS = {
  // The rule for target sizes is off by default: it belongs to a later WCAG than the others.
  light: { width: 390, options: { rules: { 'target-size': { enabled: true } } } },
  dark: {
    width: 1280,
    options: { runOnly: ['color-contrast', 'target-size', 'link-in-text-block'] },
  },
};

interface Screen {
  path: string;
  /** The actions before the screen is checked. */
  prepare?(page: Page): Promise<void>;
  /** More actions, before the screen is checked again. */
  proceed?(page: Page): Promise<void>;
  /** The part for axe, if another screen covers the rest of the page. */
  part?: string;
  /** The controls that a visitor uses together on a phone, as selectors within the first matching panel. */
  together?: Together;
}

interface Together {
  /** The buttons that must be in view all the time, pinned or docked if necessary. */
  all: string;
  /** The elements that must be in view together with these buttons, at least one at a time. */
  each: string;
  /**
   * Before the page is scrolled: on an upright phone `all` is in view, and with 'both ways', also each of the others on
   * one held sideways.
   */
  onArrival?: 'upright' | 'both ways';
}

const QUESTION: Together = {
  all: 'h2, button[data-look], [data-kind="primary"]',
  each: 'ol button',
};
const GRID: Together = { all: '[data-stroke], [data-kind="primary"]', each: '[data-stroke]' };
const CARDS: Together = { all: '[data-card]', each: '[data-target]' };

const SCREENS: Readonly<Record<string, Screen>> = {
  'home of a returning learner': {
    path: '/',
    async prepare(page) {
      await page.evaluate(() => {
        localStorage.setItem('last_lesson', 'history/history-90-00');
        localStorage.setItem('quiz_progress_music_parts', '7/10');
        localStorage.setItem(
          'missed_questions',
          '[{"section":"music","quiz":"parts","question":"parts-01"}]',
        );
      });
      await page.reload();
      await page.getByText('0 of 7 lessons').click();
      await expect(page.getByRole('button', { name: 'Forget the missed questions' })).toBeVisible();
    },
  },
  'your data': {
    path: '/your-data',
    async prepare(page) {
      const entries = { volume: '0.5', practice_keys: 'off', lesson_progress_music_rhythm: '100' };
      const file = JSON.stringify({ format: 'martillo-data', version: 1, entries });
      await page.locator('input[type=file]').setInputFiles({
        name: 'martillo.json',
        mimeType: 'application/json',
        buffer: Buffer.from(file),
      });
      await expect(page.getByText('Add to this device').first()).toBeVisible();
    },
  },
  'the practice page': { path: '/practice' },
  'a whole song on the practice page': { path: '/practice?loop=form&section=2&click=on' },
  'ear training of a returning learner': {
    path: '/practice/ear',
    async prepare(page) {
      await page.evaluate(() => {
        const kept = { ability: 2.4, spread: 0.7, day: 20_000, answers: 9, right: 7, interval: 2 };
        const record = {
          rhythm: { ...kept, growth: [1.2, 1.9, 2.4] },
          'rhythm majao': { ...kept, growth: [] },
        };
        localStorage.setItem('ear_ratings', JSON.stringify(record));
      });
      await page.reload();
      await page.getByText('9 answers').click();
    },
  },
  'an introduction of ear training, then a question, answered, with its chart': {
    path: '/practice/ear?round=k3fd-w-c50',
    async prepare(page) {
      await page.getByRole('button', { name: 'Start the shared round' }).click();
      await expect(page.getByRole('button', { name: 'Play Requinto' })).toBeVisible();
    },
    async proceed(page) {
      await page.getByRole('button', { name: 'Ask me' }).click();
      await hear(page);
      await page.getByRole('list').getByRole('button').first().click();
      await expect(page.getByRole('region', { name: 'Chart of the music' })).toBeVisible();
    },
  },
  'a question of ear training that is tapped': {
    path: '/practice/ear?round=k3fd-w-h10',
    async prepare(page) {
      await page.getByRole('button', { name: 'Start the shared round' }).click();
      // The first sounds have an introduction.
      await page.getByRole('button', { name: 'Ask me' }).click();
      await expect(page.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
      const stop = page.getByRole('button', { name: 'Stop', exact: true });
      await expect(stop).toHaveAttribute('data-state', 'playing');
    },
  },
  'home, the band playing without its güira': {
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Güira' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
    },
  },
  'the music section': { path: '/section/music' },
  'the music glossary': {
    path: '/section/music/glossary',
    prepare: (page) => expect(page.getByRole('button', { name: 'Play Güira' })).toBeVisible(),
  },
  'the rhythm lesson': {
    path: '/section/music/lesson/rhythm',
    together: GRID,
    prepare: (page) =>
      expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(5),
  },
  'a history quiz, answered': {
    path: '/section/history/quiz/history-90-00?seed=k7x2',
    together: QUESTION,
    prepare: (page) => page.keyboard.press('a'),
  },
  'a quiz by ear, playing and wrong': {
    path: '/section/music/quiz/rhythms?seed=k7x2',
    together: QUESTION,
    async prepare(page) {
      for (const key of ['Space', '1', '2', '3', '4', '5', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pause clip' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
    },
  },
  'the review of a quiz by ear': {
    path: '/section/music/quiz/missing?seed=k7x2',
    async prepare(page) {
      await goOnAt(page, 'missing', 'k7x2', 10);
      await expect(page.getByText('Question 10 of 10', { exact: true })).toBeVisible();
      for (const key of ['1', 'Enter']) await page.keyboard.press(key);
      const solution = page.getByRole('button', { name: 'Show Solution' });
      const next = page.getByRole('button', { name: 'Complete Quiz' });
      await expect(solution.or(next)).toBeVisible();
      // Another key in between, because two quick presses of Enter count as one.
      await page.keyboard.press('Shift');
      if (await solution.isVisible()) await solution.press('Enter');
      await expect(next).toBeVisible();
      for (const key of ['Shift', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Play Clip 10' })).toBeVisible();
      for (const fold of await page.getByText('Each instrument alone').all()) await fold.click();
    },
  },
  'the rhythm-building quiz, checked': {
    path: '/section/music/quiz/rhythm-building',
    together: GRID,
    async prepare(page) {
      for (const name of ['Check', 'More']) await page.getByRole('button', { name }).click();
      await expect(page.getByText('Not quite right')).toBeVisible();
    },
  },
  'the band, labelled and wrong': {
    path: '/section/music/quiz/label-the-band?seed=k7x2',
    together: { ...CARDS, onArrival: 'both ways' },
    async prepare(page) {
      await put(page, 0, 0);
      await put(page, 1, 2);
      await page.getByRole('button', { name: 'Check Answers' }).click();
      await expect(page.getByText('Review your answers')).toBeVisible();
    },
  },
  'sounds and names': {
    path: '/section/music/quiz/audio-to-name?seed=k7x2',
    together: { ...CARDS, onArrival: 'both ways' },
  },
  'the instruments lesson, a card in hand': {
    path: '/section/music/lesson/instruments',
    part: 'section:has([data-card])',
    together: CARDS,
    async prepare(page) {
      await page.locator('[data-card]').nth(2).click();
      await expect(page.getByText('Sound C in hand')).toBeVisible();
    },
  },
  'the structure lesson, a part named': {
    path: '/section/music/lesson/structure',
    part: 'section:has([data-card])',
    together: CARDS,
    prepare: (page) => put(page, 0, 0),
  },
  'a class plan with a class that was left': {
    path: '/class?plan=form',
    async prepare(page) {
      await page.getByRole('button', { name: 'Use this plan' }).click();
      await page.getByRole('button', { name: 'Present from the start' }).click();
      await expect(place(page)).toHaveText(/^Slide 1 of /);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Resume at/ })).toBeVisible();
      await page.getByRole('button', { name: /^Remove Verse/ }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
};

/** Waits until a new size is rendered: observers are notified with the next frame. */
const rendered = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Waits until a question of ear training, which plays automatically, can be answered. */
async function hear(page: Page): Promise<void> {
  await expect(page.getByText(/^Listen (first|to the end), then answer\.$/)).toBeHidden({
    timeout: 20_000,
  });
}

/** Puts a card on a target, both given by their index on the page. */
async function put(page: Page, card: number, target: number): Promise<void> {
  await page.locator('[data-card]').nth(card).click();
  await page.locator('[data-target]').nth(target).click();
}

/** Four screens per visitor, because a visitor costs as much as a screen. Screens that affect others come last. */
const GROUPS = Array.from({ length: 5 }, (_, group) =>
  Object.entries(SCREENS).filter((_, index) => index % 5 === group),
);

for (const screens of GROUPS) {
  const names = screens.map(([name]) => name).join('; ');
  test(`${names}: fit every size and large text, cover no control, have targets of thumb size, pass axe`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const [index, [name, { path, prepare, proceed, ...screen }]] of screens.entries()) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await (index === 0 ? page.goto(path) : walkTo(page, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await prepare?.(page);
        const found = await faultsOf(page, screen);
        if (proceed) {
          await proceed(page);
          found.push(...(await faultsOf(page, screen)));
        }
        faults.push(...found.map((fault) => `${name}, ${fault}`));
      });
    }
    expect(faults).toEqual([]);
  });
}

/** The faults of the current screen, at each size. */
async function faultsOf(
  page: Page,
  { part, together }: Pick<Screen, 'part' | 'together'>,
): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await rendered(page);
    const found = await page.evaluate(findFaults);
    found.push(...(await page.evaluate(findCovered)));
    if (together && (width < PHONE.width || height < PHONE.height)) {
      found.push(...(await page.evaluate(findApart, together)));
    }
    for (const theme of ['light', 'dark'] as const) {
      const run = AXE_RUNS[theme];
      if (width !== run.width) continue;
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '');
      // axe reports controls under a sticky bar as too small, although they can be scrolled clear of it.
      await dockAs(page, 'static');
      found.push(...(await violations(page, run.options, part)));
      await dockAs(page, '');
    }
    faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`));
  }

  for (const [width, height, zoom] of ENLARGED) {
    await page.setViewportSize({ width, height });
    await zoomTo(page, zoom);
    const found = await page.evaluate(findCutTexts);
    faults.push(...found.map((fault) => `${width} × ${height}, text ${zoom || 'as is'}: ${fault}`));
  }
  await zoomTo(page, '');
  return faults;
}

const dockAs = (page: Page, position: string) =>
  page.evaluate((position) => {
    const dock = document.querySelector<HTMLElement>('[data-dock]');
    if (dock) dock.style.position = position;
  }, position);

const zoomTo = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

test('strokes and the current step stay visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/section/music/lesson/rhythm');
  const grid = page.getByRole('region', { name: 'Derecho with the lift' });
  await grid.getByRole('button', { name: 'More' }).click();
  await grid.getByRole('button', { name: 'Show Solution' }).click();
  const bar = grid.locator('[data-stroke="2"] > span').first();
  const colours = await bar.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.parentElement as Element).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
  await grid.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(grid.locator('[aria-current]')).toHaveCSS('outline-width', '4px');
});

/** Elements that overflow the viewport, and controls too small to hit. Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in ${clientWidth}`);

  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li')) {
    // Content with its own scroll container may be wider than the viewport.
    if (!element.checkVisibility() || element.closest('.scrolling-table')) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < 0 || right > clientWidth) faults.push(`overflows: ${element.textContent}`);
  }
  for (const list of document.querySelectorAll<HTMLElement>('main nav')) {
    if (list.checkVisibility() && list.scrollWidth > list.clientWidth)
      faults.push(`${list.ariaLabel ?? 'a list'} scrolls sideways`);
  }

  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  for (const control of document.querySelectorAll('a[href], button, summary, input')) {
    // Collapsed controls are checked where they are expanded.
    if (!control.checkVisibility({ opacityProperty: true })) continue;
    // A checkbox can also be pressed through its label.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    if (width < 24 || height < 24) faults.push(`${name(control)}: ${width} × ${height}`);
    // Links within a sentence are as high as their line.
    if (control.matches('p a, li p a')) continue;
    if (height < 44) faults.push(`${name(control)}: ${height} high`);
  }
  return faults;
}

/**
 * Controls that a floating element covers, at any scroll position, and controls that are still covered when scrolled
 * into view. A bar docked to an edge of the window ends the view: like that edge, it may cut off a control. Runs in the
 * page.
 */
function findCovered(): string[] {
  const faults = new Set<string>();
  const root = document.documentElement;
  const name = (element: Element) =>
    `${element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40) || element.tagName}`;
  const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });

  /**
   * The bar that contains an element: opaque, as wide as the content under it, and at the top or bottom edge of the
   * window or next to the bar there.
   */
  const dockOf = (element: Element): Element | null => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { position, backgroundColor } = getComputedStyle(one);
      if (position !== 'sticky' && position !== 'fixed') continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      let around = one.parentElement ?? root;
      // The element has no box.
      while (getComputedStyle(around).display === 'contents') around = around.parentElement ?? root;
      const style = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      const isWide =
        left <= outer.left + Number.parseFloat(style.paddingLeft) + 2 &&
        right >= outer.right - Number.parseFloat(style.paddingRight) - 2;
      const foot =
        document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? innerHeight;
      const isAtEdge = top < 1 || bottom > foot - 1;
      const isOpaque = !/rgba|transparent|\//.test(backgroundColor);
      return isWide && isAtEdge && isOpaque ? one : null;
    }
    return null;
  };
  /** The elements that cover a control at its visible points, except docks. */
  const covering = (control: Element, docks: 'end the view' | 'cover'): string | null => {
    // A link in a sentence has a box for each line.
    for (const { left, top, width, height } of control.getClientRects()) {
      for (const [across, down] of [
        [0.5, 0.5],
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const) {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        // No element outside the window; a parent element where it is clipped.
        if (!hit || control.contains(hit) || hit.contains(control)) continue;
        if (hit.closest('label')?.contains(control)) continue;
        const dock = docks === 'end the view' ? dockOf(hit) : null;
        if (dock && dock !== dockOf(control)) continue;
        return name(hit);
      }
    }
    return null;
  };

  const controls = [
    ...document.querySelectorAll('a[href], button, summary, input, select, textarea'),
  ].filter(
    (control) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !control.closest('.visually-hidden'),
  );
  // Skipped content is laid out one frame after it comes into view.
  for (const part of document.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(part).contentVisibility === 'auto')
      part.style.contentVisibility = 'visible';
  const end = root.scrollHeight - innerHeight;
  for (let top = 0; ; top += 0.8 * innerHeight) {
    scroll(Math.min(top, end));
    for (const control of controls) {
      const rect = control.getBoundingClientRect();
      if (rect.bottom < 0 || rect.top > innerHeight) continue;
      const by = covering(control, 'end the view');
      if (by !== null) faults.add(`${name(control)} is under ${by}`);
    }
    if (top >= end) break;
  }
  for (const control of controls) {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const by = covering(control, 'cover');
    if (by !== null) faults.add(`${name(control)}, scrolled into view, is under ${by}`);
  }
  scroll(0);
  return [...faults];
}

/** The controls that are never in view together with their elements, at any scroll position. Runs in the page. */
function findApart({ all, each, onArrival }: Together): string[] {
  const panel = document.querySelector(`main ${each}`)?.closest('section');
  if (!panel) return [`there is no panel with ${each}`];
  const name = (element: Element) =>
    element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40) || '';
  const isInView = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  };
  const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
  const around = [panel, ...document.querySelectorAll('[data-docked]')];
  const always = around.flatMap((one) => [...one.querySelectorAll(all)]);
  const apart = new Set(panel.querySelectorAll(each));
  scroll(0);
  const isUpright = innerHeight > innerWidth;
  if (onArrival === 'both ways' || (onArrival && isUpright)) {
    const expected = isUpright ? always : [...always, ...apart];
    const missing = expected.filter((element) => !isInView(element));
    if (missing.length > 0) return missing.map((one) => `${name(one)} is not in view on arrival`);
  }
  const { top, bottom } = panel.getBoundingClientRect();
  for (let y = Math.max(0, top - innerHeight); y < bottom && apart.size > 0; y += 20) {
    scroll(y);
    if (!always.every(isInView)) continue;
    for (const one of apart) if (isInView(one)) apart.delete(one);
  }
  scroll(0);
  return [...apart].map((one) => `${name(one)} is not in view with ${all}`);
}

/** Texts that are outside the window or cut off by their container. Runs in the page. */
function findCutTexts(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim()) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Drawings and charts have a description, tables scroll.
    if (parent.closest('.visually-hidden, [aria-hidden], svg, .scrolling-table, noscript, script'))
      continue;
    range.selectNodeContents(text);
    const words = text.textContent.trim().slice(0, 40);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) faults.add(`'${words}' ends at ${Math.round(right)}`);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (textOverflow === 'ellipsis') break;
      const outer = box.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowX) && (left < outer.left - 2 || right > outer.right + 2)) ||
        (/hidden|clip/.test(overflowY) && (top < outer.top - 2 || bottom > outer.bottom + 2));
      if (isCut) faults.add(`'${words}' is cut off`);
      if (/auto|scroll/.test(overflowX)) break;
    }
  }
  return [...faults];
}

import type { CDPSession, Locator, Page } from '@playwright/test';
import { HOLD } from '#src/exercises/matching/drag/grip.ts';
import { expect } from './test.ts';

/** How a learner uses a matching exercise. Each implementation uses one input method for everything. */
export interface Learner {
  /** Puts a card on a target, both given by their index on the page. */
  put(card: number, target: number): Promise<void>;
  /** Presses the button with this name. */
  press(name: string): Promise<void>;
}

export interface Exercise {
  page: Page;
  cards: Locator;
  targets: Locator;
}

/** The one matching exercise of a page. */
export function exerciseOn(page: Page): Exercise {
  return {
    page,
    cards: page.locator('[data-card]'),
    targets: page.locator('[data-target]'),
  };
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of an element that is on screen, in CSS pixels of the window. */
export async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves a dragged card over a target. If necessary, holds it at the edge while the page scrolls. */
async function dragTo(page: Page, target: Locator, moveTo: (point: Point) => Promise<void>) {
  const { height } = page.viewportSize() ?? { height: 0 };
  for (let last: number | null = null; ; ) {
    const { x, y } = await middle(target);
    await moveTo({ x, y: Math.min(Math.max(y, 4), height - 4) });
    const isOver = await target.evaluate(async (element) => {
      // One frame, for the page to scroll and to notice the card.
      await new Promise(requestAnimationFrame);
      return element.closest('[data-over]') !== null;
    });
    // The page no longer scrolls.
    if (isOver && y === last) return;
    last = y;
  }
}

async function intoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

export async function byMouse({ page, cards, targets }: Exercise): Promise<Learner> {
  // Dragging loads when the mouse moves over an element, once the exercise has listeners.
  const draggable = page.locator('[data-matching="draggable"]');
  await expect(async () => {
    await page.mouse.move(20, 20);
    await cards.first().hover();
    await expect(draggable).toBeVisible({ timeout: 1000 });
  }).toPass();
  return {
    async put(card, target) {
      await intoView(cards.nth(card));
      const { x, y } = await middle(cards.nth(card));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y + 6, { steps: 3 });
      await dragTo(page, targets.nth(target), ({ x, y }) => page.mouse.move(x, y, { steps: 2 }));
      await page.mouse.up();
    },
    press: (name) => page.getByRole('button', { name }).click(),
  };
}

/** A finger, as the browser's own input: the page gets real touch events, from the first touch on. */
export async function finger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' || type === 'touchMove' ? [at] : [],
    });
  const hand = {
    async down(point: Point) {
      at = point;
      await touch('touchStart');
    },
    async moveTo(point: Point, steps = 2) {
      const from = at;
      for (let step = 1; step <= steps; step++) {
        const share = step / steps;
        at = { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
        await touch('touchMove');
      }
    },
    /** Rests. The page's own timer ends after this one, because its `touchstart` started it. */
    rest: (milliseconds: number) =>
      page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds),
    up: () => touch('touchEnd'),
    cancel: () => touch('touchCancel'),
  };
  return hand;
}

export async function byFinger({ page, cards, targets }: Exercise): Promise<Learner> {
  const hand = await finger(page);
  return {
    async put(card, target) {
      await intoView(cards.nth(card));
      await hand.down(await middle(cards.nth(card)));
      // Dragging loads with the first touch, and takes over this touch.
      await page.waitForFunction(() => document.querySelector('[data-matching="draggable"]'));
      await hand.rest(HOLD);
      await dragTo(page, targets.nth(target), (point) => hand.moveTo(point));
      await hand.up();
    },
    press: (name) => page.getByRole('button', { name }).tap(),
  };
}

/** Moves the focus to an element by Tab, or back by Shift and Tab. @throws Error if it is never reached */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Resolved once: by its name it would be searched in the whole page after each Tab.
  const element = await target.evaluateHandle((element) => element);
  /** The key that moves the focus towards the target; `null` once it is focused. */
  const key = () =>
    element.evaluate((element) => {
      const { activeElement: focused } = document;
      if (element === focused) return null;
      const isBefore =
        focused && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
  for (let i = 0; i < 200; i++) {
    const next = await key();
    if (!next) return;
    await page.keyboard.press(next);
  }
  throw new Error(`Tab never reaches ${target}`);
}

export function byKeyboard({ page, cards, targets }: Exercise): Learner {
  return {
    async put(card, target) {
      await tabTo(page, cards.nth(card));
      await page.keyboard.press('Enter');
      await tabTo(page, targets.nth(target));
      await page.keyboard.press('Space');
    },
    async press(name) {
      await tabTo(page, page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
    },
  };
}

import type { CDPSession, Locator, Page } from '@playwright/test';

/** The ways of a learner with a matching exercise; each does all of it, never helping out with another. */
export interface Learner {
  /** Puts the card on the place; both by their position on the page. */
  put(card: number, place: number): Promise<void>;
  /** Presses a button. */
  press(name: string): Promise<void>;
}

export interface Exercise {
  page: Page;
  cards: Locator;
  places: Locator;
}

/** The one matching exercise of a page. */
export function exerciseOn(page: Page): Exercise {
  return {
    page,
    cards: page.locator('[data-card]'),
    places: page.locator('[data-place]'),
  };
}

/** What makes cards draggable comes with the first movement of the mouse, as while a learner reads. */
async function toBeDraggable(page: Page): Promise<void> {
  await page.locator('[data-matching="draggable"]').waitFor();
}

interface Point {
  x: number;
  y: number;
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Goes from a card to a place with what is held, waiting at the edge while the page moves by itself. */
async function carry(page: Page, place: Locator, moveTo: (point: Point) => Promise<void>) {
  const { height } = page.viewportSize() ?? { height: 0 };
  for (;;) {
    const { x, y } = await middle(place);
    const isIn = y > 5 && y < height - 5;
    await moveTo({ x, y: isIn ? y : y < 5 ? 4 : height - 4 });
    if (isIn) break;
    await page.waitForTimeout(30);
  }
  // The page may still have been moving: hold on until it stands, as the eye does.
  for (let last = -1; ; ) {
    const { x, y } = await middle(place);
    if (y === last) return;
    last = y;
    await moveTo({ x, y: Math.min(Math.max(y, 4), height - 4) });
    await page.waitForTimeout(30);
  }
}

async function intoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

export async function byMouse({ page, cards, places }: Exercise): Promise<Learner> {
  await page.mouse.move(20, 20);
  await toBeDraggable(page);
  return {
    async put(card, place) {
      await intoView(cards.nth(card));
      const { x, y } = await middle(cards.nth(card));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y + 6, { steps: 3 });
      await carry(page, places.nth(place), ({ x, y }) => page.mouse.move(x, y, { steps: 2 }));
      await page.mouse.up();
    },
    press: (name) => page.getByRole('button', { name }).click(),
  };
}

/**
 * A finger on the glass, as the browser's input has it: no event is made up in the page. Its first touch
 * may be the first of all.
 */
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
    up: () => touch('touchEnd'),
    cancel: () => touch('touchCancel'),
  };
  return hand;
}

export async function byFinger({ page, cards, places }: Exercise): Promise<Learner> {
  const hand = await finger(page);
  return {
    async put(card, place) {
      await intoView(cards.nth(card));
      await hand.down(await middle(cards.nth(card)));
      // The card is in the hand before the finger moves.
      await page.locator('[data-dragging]').waitFor();
      await carry(page, places.nth(place), (point) => hand.moveTo(point));
      await hand.up();
    },
    press: (name) => page.getByRole('button', { name }).tap(),
  };
}

export function byTap({ page, cards, places }: Exercise): Learner {
  return {
    async put(card, place) {
      await cards.nth(card).tap();
      await places.nth(place).tap();
    },
    press: (name) => page.getByRole('button', { name }).tap(),
  };
}

export function byKeyboard({ page, cards, places }: Exercise): Learner {
  /** Which key leads there from where the focus is; none once it is there. */
  const keyTo = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement: here } = document;
      if (element === here) return null;
      const isBefore =
        here && here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
  const tabTo = async (target: Locator) => {
    for (let i = 0; i < 150; i++) {
      const key = await keyTo(target);
      if (!key) return;
      await page.keyboard.press(key);
    }
    throw new Error('Tab does not lead there');
  };
  return {
    async put(card, place) {
      await tabTo(cards.nth(card));
      await page.keyboard.press('Enter');
      await tabTo(places.nth(place));
      await page.keyboard.press('Space');
    },
    async press(name) {
      await tabTo(page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
    },
  };
}

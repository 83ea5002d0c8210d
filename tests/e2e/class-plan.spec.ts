import type { Page } from '@playwright/test';
import { packed, printedPages } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.locator('[data-step]');
/** The titles of the steps, in order. */
const titles = (page: Page) => rows(page).getByRole('link').allTextContents();

/** Adopts a ready-made plan as one's own. */
async function usePlan(page: Page, name: string): Promise<void> {
  await page.goto('/class');
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
}

test('a plan is edited by keys, buttons and dragging, and kept', async ({ page }) => {
  await usePlan(page, 'The güira');
  const first = await titles(page);
  const [a = '', b = '', c = '', d = ''] = first;

  const grip = page.getByRole('button', { name: `Move step 1, ${a}` });
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${a} is step 2 of 9 now.`)).toBeAttached();
  expect((await titles(page)).slice(0, 3)).toEqual([b, a, c]);
  // The focus moves with the step, so that the next key moves the step again.
  await page.keyboard.press('ArrowDown');
  expect((await titles(page)).slice(0, 3)).toEqual([b, c, a]);
  await page.getByRole('textbox', { name: `Your note on ${a}` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: `Up: ${a}` }).click();
  expect(await titles(page)).toEqual(first);

  // The fonts load last, and move the content.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const last = page.getByRole('button', { name: `Move step 4, ${d}` });
  await last.hover();
  await page.mouse.down();
  const top = rows(page).filter({ has: page.getByRole('link', { name: a, exact: true }) });
  await expect(async () => {
    // Near an edge of the window the page scrolls, and each move is compared with the last rendering of the rows.
    const { x = 0, y = 0 } = (await top.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 3);
    await page.mouse.move(x + 20, y + 4);
    expect((await titles(page)).slice(0, 4)).toEqual([d, a, b, c]);
  }).toPass();
  await page.mouse.up();
  await expect(page.getByText(`${d} is step 1 of 9 now.`)).toBeAttached();

  await page.getByRole('button', { name: `Remove ${a}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await titles(page)).not.toContain(a);
  await page.keyboard.press('Enter');
  expect((await titles(page)).slice(0, 4)).toEqual([d, a, b, c]);

  await page.getByRole('textbox', { name: `Your note on ${d}` }).fill('Clap first.');
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Tuesday');
  await page.reload();
  expect((await titles(page)).slice(0, 4)).toEqual([d, a, b, c]);
  await expect(page.getByRole('textbox', { name: `Your note on ${d}` })).toHaveValue('Clap first.');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing is planned yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the plan' })).toHaveValue('Tuesday');

  // Another tab stores a plan, so the removal can no longer be undone.
  await page.getByRole('button', { name: `Remove ${a}` }).click();
  const other = await page.context().newPage();
  await other.goto('/class');
  await other.getByRole('button', { name: `Remove ${b}` }).click();
  await expect(async () => expect(await titles(page)).not.toContain(b)).toPass();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a link brings the plan to another device, and leaves the plan there alone', async ({
  page,
  otherDevice,
}) => {
  await usePlan(page, 'First lesson for dancers');
  const sent = await titles(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this plan' });
  const address = await link.inputValue();
  await page.getByRole('checkbox', { name: 'With my notes' }).check();
  const withNotes = await link.inputValue();
  expect(address.length).toBeLessThan(withNotes.length / 2);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  const there = await otherDevice();
  await there.goto('/class?plan=Mine;music/lesson/rhythm~majao~Majao');
  await there.getByRole('button', { name: 'Use this plan' }).click();
  await expect(there.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await there.goto(withNotes);
  await expect(there.getByRole('heading', { name: 'First lesson for dancers' })).toHaveCount(2);
  await expect(there.getByText('Clap on 4 and 8 only.').first()).toBeVisible();
  await there.getByRole('link', { name: 'your own plan' }).click();
  expect(await titles(there)).toEqual(['Majao']);

  // src/present/plan/model.test.ts covers the undo to the previous plan.
  await there.goto(address);
  await there.getByRole('button', { name: 'Use this plan' }).click();
  await expect(rows(there)).toHaveCount(sent.length);
  expect(await titles(there)).toEqual(sent);
});

test('the handout has the answers on its last page only, in black and white', async ({ page }) => {
  const handouts: string[] = [];
  page.on('request', (request) => handouts.push(...(request.url().match(/handout-items/) ?? [])));
  await page.goto('/class?plan=dancers');
  const paper = () => page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  // The browser's own menu prints immediately.
  const atOnce = printedPages(await paper()).texts.join('');
  expect(atOnce).toContain(packed('press “Print handout”'));
  expect(atOnce).not.toContain(packed('Nobody dances yet'));
  expect(handouts).toEqual([]);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('[data-printed]')).toBeAttached();
  const { texts, fills } = printedPages(await paper());
  const last = texts.at(-1) ?? '';
  const before = texts.slice(0, -1).join('');
  expect(last).toMatch(/^Answers/);
  expect(last).toContain(packed('D: In the intro and the verses'));
  expect(last).toContain('●');
  expect(before).not.toContain('Answers');
  expect(before).toContain(packed('1. Count with the band'));
  expect(before).toContain(packed('8. Which rhythm is it?'));
  expect(before).toContain('/section/music/lesson/rhythm#majao');
  // The teacher's notes are not printed for the class.
  expect(before + last).not.toContain(packed('Nobody dances yet'));
  const isGrey = (colour: string) => new Set(colour.slice(1).match(/../g)).size === 1;
  expect([...fills.keys()].filter((colour) => !isGrey(colour))).toEqual([]);

  // Questions are not split: each is on one page with its last option.
  for (const [question, option] of [
    ['Where in a song are you most likely', 'In the intro and the verses'],
    ['Which rhythm does the band play?', 'Non-Bachata'],
  ] as const) {
    const whole = texts.filter((text) => text.includes(packed(question)));
    expect(whole).toHaveLength(1);
    expect(whole[0]).toContain(packed(option));
  }
});

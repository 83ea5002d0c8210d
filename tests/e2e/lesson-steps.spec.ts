import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, test, walkTo } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Steps' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.use({ viewport: { width: 320, height: 640 } });

test('a lesson is read step by step, by keyboard, goes on where it was left, is found and printed as a whole', async ({
  page,
}) => {
  await page.goto(LESSON);
  const start = page.getByRole('link', { name: /^Start: \d+ steps/ });

  await test.step('the whole page is there at first', async () => {
    await expect(heading(page, 'Derecho')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  await test.step('a step is alone on screen, with the focus on its heading', async () => {
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LESSON}?at=opening`);
    await expect(bar(page)).toContainText(/1 of \d+/);
    await bar(page).getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LESSON}?at=listen`);
    await expect(heading(page, 'Hear the change in a famous song')).toBeFocused();
    await expect(page.getByText('One foot is enough')).not.toBeInViewport();
    await expect(page.getByText('On a grid you build')).not.toBeInViewport();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('Back of the browser and of the bar lead to the step before', async () => {
    await page.goBack();
    await expect(bar(page)).toContainText(/1 of \d+/);
    await page.goForward();
    await bar(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LESSON}?at=three-rhythms`);
    await bar(page).getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${LESSON}?at=listen`);
  });

  await test.step('the canonical address has no query', async () => {
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${LESSON}$`));
  });

  await test.step('the last step has Mark as Complete, and no Next', async () => {
    await walkTo(page, `${LESSON}?at=summary`);
    await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Next' })).toBeHidden();
  });

  await test.step('and one way on, to the next stop of the road', async () => {
    const next = page.getByRole('link', { name: 'Next: Rhythm building, quiz' });
    await expect(next).toBeVisible();
    await expect(page.getByText('Two stops on, you play the güira with the band.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Test yourself' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Other lessons' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to Music' })).toHaveCount(0);
  });

  await test.step('after the last step the lesson offers to start again', async () => {
    await walkTo(page, LESSON);
    await expect(start).toBeVisible();
  });

  await test.step('a step whose question is answered right has a check in the bar, tomorrow too', async () => {
    await walkTo(page, `${LESSON}?at=mambo-on-records`);
    await expect(bar(page)).toContainText(/\d+ of \d+/);
    await expect(bar(page)).not.toContainText('solved');
    await page.getByRole('button', { name: /^A\W*Mambo/ }).click();
    await expect(bar(page)).toContainText('✓ solved');
    await page.reload();
    await expect(bar(page)).toContainText('✓ solved');
  });

  await test.step('the lesson offers to go on where it was left', async () => {
    await walkTo(page, `${LESSON}?at=low-drum`);
    await expect(bar(page)).toContainText('6 of');
    await walkTo(page, LESSON);
    await page.getByRole('link', { name: 'Go on: step 6' }).click();
    await expect(heading(page, 'The low drum')).toBeFocused();
  });

  await test.step('the one button on the home page opens that step', async () => {
    await walkTo(page, '/');
    await page.getByRole('link', { name: /^Go on: Basic Rhythms, step 6 of \d+$/ }).click();
    await expect(page).toHaveURL(`${LESSON}?at=low-drum`);
    await expect(heading(page, 'The low drum')).toBeFocused();
  });

  await test.step('an anchor in another step is found', async () => {
    await page.evaluate(() => {
      location.hash = 'majao';
    });
    await expect(page).toHaveURL(/\?at=majao/);
    await expect(heading(page, 'Majao')).toBeInViewport();
  });

  await test.step('so is what a search in the page finds', async () => {
    const hidden = page.getByText('The güira plays an unbroken row');
    expect(
      await hidden.evaluate((element) => element.closest('[hidden]')?.getAttribute('hidden')),
    ).toBe('until-found');
    await hidden.evaluate((element) =>
      element.closest('[data-step]')?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    );
    await expect(page).toHaveURL(/\?at=derecho$/);
    await hidden.scrollIntoViewIfNeeded();
    await expect(hidden).toBeInViewport();
  });

  await test.step('everything is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    const texts = ['One foot is enough', 'Now move the accent one cell on', 'Large figures'];
    for (const text of texts) {
      const shown = page.getByText(text).first();
      expect(await shown.evaluate((element) => element.checkVisibility())).toBe(true);
      expect((await shown.boundingBox())?.height).toBeGreaterThan(10);
    }
  });
});

test('Back from the glossary leads to the step that was left, and a wrong answer has its explanation in view', async ({
  page,
}) => {
  await page.goto(`${LESSON}?at=derecho`);
  await expect(bar(page)).toContainText('5 of');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // The link is prerendered first, and rendered by the client after Back: neither reloads the app.
  for (let visits = 0; visits < 2; visits += 1) {
    await page.getByRole('main').getByRole('link', { name: 'bongos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toContainText('5 of');
  }
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  await expect(heading(page, 'Derecho')).toBeInViewport();
  await expect(page.getByText('One foot is enough')).not.toBeInViewport();
  await expect(heading(page, 'How to use the grids')).toBeHidden();

  for (let steps = 0; steps < 2; steps += 1) {
    await bar(page).getByRole('button', { name: 'Back' }).click();
  }
  await expect(page).toHaveURL(/at=three-rhythms$/);
  await page.getByRole('button', { name: /^A\W*Two/ }).click();
  const explanation = page.getByText('Derecho, majao and mambo. A song need not use all three');
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const topOfBar = () => bar(page).evaluate((element) => element.getBoundingClientRect().top);
  await expect(async () => {
    expect(await explanation.evaluate(bottomOf)).toBeLessThan(await topOfBar());
  }).toPass({ timeout: 5000 });
});

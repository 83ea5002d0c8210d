import type { Page } from '@playwright/test';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { dialog } from './support/presenting.ts';
import { expect, test, walkTo } from './support/test.ts';

const LESSON = '/section/music/lesson/rhythm';
const QUIZ = '/section/history/quiz/history-50-60';

const question = (page: Page) => page.getByRole('dialog', { name: 'Switch on I teach?' });
const teachSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('switch');
/** The controls and remarks that are for teachers only. */
const tools = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/Add to class plan|^Present\b|In the class plan|Share this page/);
/** The names of the rows of the plan. */
const rows = (page: Page) => page.locator('[data-step]').getByRole('link');

// lessons.spec.ts covers lessons.
test('a learner’s page has none of the teacher’s controls, until the switch is on, on every page', async ({
  page,
}) => {
  await page.goto('/');
  for (const path of ['/section/music/glossary', '/practice', '/practice/ear', QUIZ]) {
    await walkTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-presentable]').first()).toBeAttached();
    await expect(tools(page), path).toHaveCount(0);
  }
  await expect(teachSwitch(page)).not.toBeChecked();
  await teachSwitch(page).click();
  await expect(page.getByRole('button', { name: 'Present this quiz' })).toBeVisible();
  await expect(page.getByText('Share this page’s link')).toBeVisible();

  await test.step('what a glossary adds to the class plan has a name of its own', async () => {
    for (const { kind, path } of sitePages(SECTIONS)) {
      if (kind !== 'glossary') continue;
      await walkTo(page, path);
      const buttons = page.getByRole('button', { name: /^Add to class plan: / });
      await expect(buttons.first()).toBeAttached();
      const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel));
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  await walkTo(page, '/class');
  await page.getByRole('main').getByRole('switch', { name: 'I teach' }).click();
  await walkTo(page, QUIZ);
  await expect(teachSwitch(page)).not.toBeChecked();
  await expect(tools(page)).toHaveCount(0);
});

test('F asks once, and then presents', async ({ page }) => {
  await page.goto(LESSON);
  await page.keyboard.press('f');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(LESSON);
  await expect(tools(page)).toHaveCount(0);

  const cells = page.getByRole('toolbar', { name: 'Cells of Majao', exact: true });
  await cells.getByRole('button').first().focus();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Switch on and present' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Presenting: Majao');
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Present this lesson' })).toBeVisible();
  await expect(teachSwitch(page)).toBeChecked();
  await page.keyboard.press('f');
  await expect(dialog(page)).toBeVisible();
});

// The exercises of a lesson come without its text: src/present/presentation-of.test.ts.
test('a stored class plan counts as on, also once it is empty; a lesson adds its exercises, clips and questions', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('class_plan', ';music/lesson/rhythm~majao~Majao');
  });
  await page.goto(`${LESSON}?from=mail`);
  await page.getByRole('link', { name: 'In the class plan: Majao' }).click();
  await page.getByRole('button', { name: 'Remove Majao' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(teachSwitch(page)).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'Add to class plan: Basic Rhythms', exact: true }).click();
  await page.getByRole('link', { name: 'In the class plan: Basic Rhythms', exact: true }).click();
  await expect(page.getByText('Its exercises, clips and questions')).toBeVisible();
  await page.keyboard.press('f');
  await expect(dialog(page).getByText(/^Slide 1 of \d+\. Basic Rhythms\.$/)).toBeAttached();
});

test('a plan that holds a whole lesson keeps it, and offers only the exercises', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('class_plan', ';music/lesson/rhythm~~Basic Rhythms;/practice~~Band');
  });
  await page.goto('/class?present&step=40.1');
  await expect(dialog(page).getByText(/^Slide 40 of \d\d\. /)).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Only the exercises: Basic Rhythms' }).click();
  await expect(page.getByText('Its exercises, clips and questions')).toBeVisible();

  // The same for a plan in a link.
  await walkTo(page, '/class?plan=Sent;music/lesson/rhythm~~Basic+Rhythms');
  await page.getByRole('button', { name: 'Only the exercises: Basic Rhythms' }).click();
  await expect(page).toHaveURL('/class?plan=Sent;music/lesson/rhythm~exercises~Basic+Rhythms');
});

import type { Locator, Page } from '@playwright/test';
import { encodePlan } from '#src/classroom/class-plan.ts';
import { READY_PLANS } from '#src/present/plan/ready-plans.ts';
import { dialog, place } from './support/presenting.ts';
import { expect, test } from './support/test.ts';

const DANCERS = READY_PLANS.find(({ id }) => id === 'dancers');
const PLAN = encodePlan(DANCERS?.plan ?? { name: '', steps: [] });

test.use({ hasTouch: true });

const next = (page: Page) => dialog(page).getByText(/^Next: /);
const resume = (page: Page) => page.getByRole('button', { name: /^Resume at/ });
const textOf = async (locator: Locator) => (await locator.textContent()) ?? '';

/** Stores a class plan of eight steps on the device before the page opens. */
async function openPlan(page: Page): Promise<void> {
  await page.addInitScript((plan) => {
    if (localStorage.getItem('class_plan') === null) localStorage.setItem('class_plan', plan);
  }, PLAN);
  await page.goto('/class');
  await expect(page.locator('[data-step]')).toHaveCount(8);
}

/** Presses Next on a clicker. @returns the announcement that follows */
async function pressNext(page: Page): Promise<string> {
  const before = await textOf(place(page));
  await page.keyboard.press('PageDown');
  await expect(place(page)).not.toHaveText(before);
  return textOf(place(page));
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).not.toHaveURL(/present/);
}

/** Runs the class from its first slide to its end with a clicker. @returns the announcements, in order */
async function run(page: Page, interrupt?: (shown: string) => Promise<void>): Promise<string[]> {
  await expect(place(page)).toHaveText(/^Slide 1 of /);
  const announced = [await textOf(place(page))];
  while ((await textOf(next(page))) !== 'Next: the end') {
    const shown = await pressNext(page);
    announced.push(shown);
    await interrupt?.(shown);
  }
  return announced;
}

/** The content that the slide on screen reveals: votes, the answer and its explanation, the strokes of a rhythm. */
async function revealed(page: Page): Promise<string[]> {
  const slide = dialog(page).locator('[data-slide]');
  await expect(slide.locator('h2').first()).toBeVisible();
  return slide.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('*')) {
      // It is set and removed with the sound.
      each.removeAttribute('data-current');
      // React may set them in any order.
      const attributes = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) {
        each.removeAttributeNode(attribute);
        each.setAttributeNode(attribute);
      }
    }
    const marks = copy.querySelectorAll('[data-stroke], [data-mark], [data-explanation]');
    const [votes = ''] = /\d+ votes?|\d+ of \d+ votes? right/.exec(copy.textContent ?? '') ?? [];
    return [...[...marks].map((mark) => mark.outerHTML), votes];
  });
}

/** All interruptions of a class, and how the teacher resumes. Right after a reload, only Escape is possible. */
const INTERRUPTIONS: readonly ((page: Page, time: number) => Promise<void>)[] = [
  leaveAndResume,
  async function loseFullScreen(page) {
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await expect(resume(page)).toBeFocused();
    await page.keyboard.press('PageDown');
  },
  leaveAndResume,
  async function reload(page) {
    await page.reload();
  },
];

async function leaveAndResume(page: Page, time: number): Promise<void> {
  await leave(page);
  await expect(resume(page)).toBeFocused();
  // By the clicker, by F, or by its button.
  const ways = ['PageDown', 'f', 'PageUp', 'Enter', 'ArrowRight'];
  await page.keyboard.press(ways[time % ways.length] ?? 'f');
}

test('a class of eight steps goes on after Escape, a lost full screen and a reload; its last slide ends it', async ({
  page,
}) => {
  await openPlan(page);
  const start = page.getByRole('button', { name: 'Present from the start' });
  await start.click();
  const end = dialog(page).getByRole('button', { name: 'End class', includeHidden: true });
  await expect(place(page)).toHaveText(/^Slide 1 of /);
  await expect(end).toHaveCount(0);
  const whole = await run(page);
  await page.keyboard.press('PageDown');
  await expect(end).toBeVisible();
  await end.click();
  await start.click();
  let interrupted = 0;
  const announced = await run(page, async (shown) => {
    // After the class has voted.
    if ((await dialog(page).locator('[data-slide=question]').count()) > 0) {
      for (const key of ['1', '1', '2']) await page.keyboard.press(key);
    }
    const before = await revealed(page);
    await INTERRUPTIONS[interrupted % INTERRUPTIONS.length]?.(page, interrupted++);
    await expect(place(page)).toHaveText(shown);
    await expect.poll(() => revealed(page)).toEqual(before);
    if (!shown.endsWith('play.')) return;
    // The sound needs another press.
    await expect(next(page)).toHaveText('Next: play');
    await page.keyboard.press('PageDown');
    await expect(next(page)).not.toHaveText('Next: play');
    await expect(place(page)).toHaveText(shown);
  });
  expect(announced).toEqual(whole);
  expect(interrupted).toBeGreaterThan(16);
});

test('a class that was left can be resumed after a reload, changed, begun again and ended', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByRole('button', { name: 'Present from the start' }).click();
  for (let shown = ''; !/In a song.*reveal|derecho.*reveal/i.test(shown); ) {
    shown = await pressNext(page);
  }
  const shown = await textOf(place(page));
  const [, number = '', count = ''] = /Slide (\d+) of (\d+)/.exec(shown) ?? [];
  await leave(page);
  await page.reload();
  await expect(resume(page)).toHaveText(`Resume at ${number} of ${count}`);
  await page.keyboard.press('ArrowDown');
  await expect(place(page)).toHaveText(shown);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  // In the changed plan the same step is another slide.
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(resume(page)).not.toHaveText(`Resume at ${number} of ${count}`);
  const changed = await textOf(resume(page));
  await resume(page).click();
  const [, again = ''] = /Resume at (\d+)/.exec(changed) ?? [];
  expect(Number(again)).toBeLessThan(Number(number));
  await expect(place(page)).toHaveText(
    shown.replace(/^Slide \d+ of \d+/, changed.replace('Resume at', 'Slide')),
  );
  await leave(page);

  await page.goto('/your-data');
  await expect(page.getByText(`A class, left at slide ${again}`)).toBeVisible();
  await page.goto('/class');
  await page.getByRole('button', { name: 'End class' }).click();
  const start = page.getByRole('button', { name: 'Present from the start' });
  await expect(start).toBeFocused();
  await expect(resume(page)).toBeHidden();
  await page.keyboard.press('f');
  await expect(place(page)).toHaveText(/^Slide 1 of /);
});

test('the minutes of the plan say how far the class is, and a clicker resumes it while nothing was used', async ({
  page,
}) => {
  await openPlan(page);
  const parts = page.locator('[data-minutes] > span');
  const states = () => parts.evaluateAll((all) => all.map((part) => part.dataset.state));
  await expect(parts).toHaveText(DANCERS?.plan.steps.map(({ minutes }) => `${minutes}`) ?? []);
  expect(await states()).toEqual(Array(8).fill(undefined));
  await page.getByRole('button', { name: 'Present from the start' }).click();
  await pressNext(page);
  await leave(page);
  expect(await states()).toEqual(['here', ...Array(7).fill('to-come')]);

  await test.step('keys of a clicker do nothing once something was focused, typed or scrolled', async () => {
    for (const use of [
      () => page.getByRole('textbox').last().focus(),
      () => page.keyboard.press('Tab'),
      () => page.keyboard.press('x'),
      () => page.mouse.wheel(0, 200),
    ]) {
      await use();
      for (const key of ['PageDown', 'ArrowRight']) await page.keyboard.press(key);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/class');
      // After the class, the page is no longer in use.
      await resume(page).click();
      await expect(place(page)).toHaveText(/^Slide 2 of /);
      await leave(page);
    }
    // F still resumes.
    await page.getByRole('heading', { name: 'Your plan' }).click();
    await page.keyboard.press('f');
    await expect(place(page)).toHaveText(/^Slide 2 of /);
    await leave(page);
  });

  await page.getByRole('button', { name: 'Present from here' }).nth(2).click();
  await expect(place(page)).not.toHaveText(/^Slide [12] of /);
  await leave(page);
  expect(await states()).toEqual(['passed', 'passed', 'here', ...Array(5).fill('to-come')]);
  await page.getByRole('button', { name: 'End class' }).click();
  expect(await states()).toEqual(Array(8).fill(undefined));
});

// layout.spec.ts checks the look of the page of an open class.
test('by touch: a class belongs to its plan, and goes along when that becomes one’s own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlan(page);
  await page.goto('/class?plan=guira&present');
  await expect(place(page)).toHaveText(/^Slide 1 of /);
  await dialog(page).getByRole('button', { name: 'Next' }).tap();
  await dialog(page).getByRole('button', { name: 'Leave' }).tap();
  await expect(resume(page)).toBeVisible();
  await page.goto('/class');
  await expect(page.getByRole('button', { name: 'Present from the start' })).toBeVisible();
  await expect(resume(page)).toBeHidden();
  await page.goto('/class?plan=guira');
  await page.getByRole('button', { name: 'Use this plan' }).tap();
  await expect(page).toHaveURL('/class');
  await resume(page).tap();
  await expect(place(page)).toHaveText(/^Slide 2 of /);
});

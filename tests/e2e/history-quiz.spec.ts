import type { Page } from '@playwright/test';
import { quiz as fusion } from '#src/content/quizzes/history/history-10-20.ts';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import { quiz as consolidation } from '#src/content/quizzes/history/history-70-80.ts';
import { quiz as expansion } from '#src/content/quizzes/history/history-90-00.ts';
import { expect, test } from './support/quiet-test.ts';

const QUIZZES = [origins, consolidation, expansion, fusion];
const SEEDED = '/section/history/quiz/history-50-60?seed=k7x2';
const KEY = 'quiz_progress_history_history-50-60';

const title = (page: Page) => page.getByRole('heading', { level: 2 });
const options = (page: Page) => page.getByRole('list').getByRole('button');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** What is asked right now, of all that any quiz asks. */
async function asked(page: Page) {
  const text = await title(page).textContent();
  const question = QUIZZES.flatMap(({ questions }) => questions).find((one) =>
    text?.endsWith(one.question),
  );
  if (!question) throw new Error(`Nobody asks "${text}"`);
  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text ?? '';
  const wrong = question.options.find(({ id }) => id !== question.correctAnswer)?.id ?? '';
  return { ...question, right: textOf(question.correctAnswer), wrong: textOf(wrong) };
}

const option = (page: Page, text: string) =>
  page.getByRole('list').getByRole('button', { name: text });

for (const { id, title: name, questions } of QUIZZES) {
  test(`${name} is answered from its link to its saved score`, async ({ page }) => {
    await page.goto('/section/history');
    await page.getByRole('listitem').filter({ hasText: 'Five questions' }).first().waitFor();
    await page.locator(`a[href="/section/history/quiz/${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    for (let i = 1; i <= 5; i++) {
      await expect(page.getByText(`Question ${i} of 5`, { exact: true })).toBeVisible();
      const { right, wrong, explanation } = await asked(page);
      await expect(options(page)).toHaveCount(4);
      await option(page, i === 2 ? wrong : right).click();
      await expect(page.getByText(i === 2 ? `Wrong. It is: ${right}` : 'Right!')).toBeVisible();
      await expect(page.getByText(explanation)).toBeVisible();
      await expect(page.getByText(`Score: ${i === 1 ? 1 : i - 1}`)).toBeVisible();
      await page.getByRole('button', { name: i === 5 ? 'Finish' : 'Next' }).click();
    }
    await expect(title(page)).toHaveText('Quiz Complete! 🏆');
    await expect(title(page)).toBeFocused();
    await expect(page.getByText('Final Score: 4 out of 5 questions')).toBeVisible();
    for (const { question, explanation } of questions) {
      const item = page.getByRole('listitem').filter({ hasText: question });
      await expect(item).toContainText(explanation);
    }
    await expect(page.getByText('You chose:')).toHaveCount(1);

    await page.getByRole('button', { name: 'Back to Quizzes' }).click();
    await expect(page).toHaveURL('/section/history');
    await expect(page.getByText('4/5')).toBeVisible();
    const bar = page.getByRole('progressbar', { name: `Score in ${name}` });
    await expect(bar).toHaveAttribute('value', '4');
    await expect(bar).toHaveAttribute('max', '5');
    await page.reload();
    await expect(page.getByText('4/5')).toBeVisible();
  });
}

test('an answer cannot be changed, and the right one is shown', async ({ page }) => {
  await page.goto(SEEDED);
  const { right, wrong } = await asked(page);
  await option(page, wrong).click();
  await expect(option(page, wrong)).toHaveAccessibleName(/\(wrong\)/);
  await expect(option(page, right)).toHaveAccessibleName(/\(right\)/);
  for (const one of await options(page).all()) await expect(one).toBeDisabled();
  await option(page, right).click({ force: true });
  await expect(page.getByText('Score: 0')).toBeVisible();
  await expect(page.getByText(`Wrong. It is: ${right}`)).toBeVisible();
});

test('the score is saved under the section and the quiz, and the window is told once', async ({
  page,
}) => {
  await page.goto(SEEDED);
  await title(page).waitFor();
  await page.evaluate(() => {
    document.body.dataset.told = '0';
    addEventListener('quizProgressUpdated', () => {
      document.body.dataset.told = String(Number(document.body.dataset.told) + 1);
    });
  });
  for (let i = 0; i < 5; i++) {
    expect(await stored(page)).toBeNull();
    await option(page, (await asked(page)).right).click();
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await expect(title(page)).toHaveText('Quiz Complete! 🏆');
  expect(await stored(page)).toBe('5/5');
  await expect(page.locator('body')).toHaveAttribute('data-told', '1');
  await page.getByRole('button', { name: 'Back to Quizzes' }).click();
  await expect(page.getByRole('img', { name: 'All right' })).toBeVisible();
});

test.describe('the order', () => {
  const order = async (page: Page) => {
    await title(page).waitFor();
    const seen: string[] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(`${await title(page).textContent()}: ${await options(page).allTextContents()}`);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    return seen;
  };

  test('is in the address, survives a reload, and is the same for who has the link', async ({
    page,
    context,
  }) => {
    await page.goto('/section/history/quiz/history-50-60');
    await expect(page).toHaveURL(/\?seed=[a-z0-9]+$/);
    const mine = await order(page);
    await page.reload();
    expect(await order(page)).toEqual(mine);
    const friend = await context.newPage();
    await friend.goto(page.url());
    expect(await order(friend)).toEqual(mine);
  });

  test('is another with another seed, and with Play Again', async ({ page }) => {
    await page.goto(SEEDED);
    const first = await order(page);
    await page.getByRole('button', { name: 'Play Again' }).click();
    await expect(page).not.toHaveURL(SEEDED);
    await expect(title(page)).toContainText('Question 1 of 5');
    await page.goto('/section/history/quiz/history-50-60?seed=salsa');
    expect(await order(page)).not.toEqual(first);
  });

  test('takes any seed as it comes', async ({ page }) => {
    for (const seed of ['', '%20', '<b>', 'ñandú', 'x'.repeat(500)]) {
      await page.goto(`/section/history/quiz/history-50-60?seed=${seed}`);
      await expect(options(page), seed).toHaveCount(4);
    }
  });

  test('does not stand in the way of Back', async ({ page }) => {
    await page.goto('/section/history');
    await page.getByRole('link', { name: 'Origins of Bachata Five questions' }).click();
    await expect(page).toHaveURL(/seed=/);
    await page.goBack();
    await expect(page).toHaveURL('/section/history');
  });
});

test.describe('with the keyboard', () => {
  test('letters and digits answer, Enter goes on', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    for (const key of ['b', 'D', '1', '4', 'c']) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('z');
      await page.keyboard.press('9');
      await expect(next(page)).toHaveCount(0);
      await page.keyboard.press(key);
      const place = /\d/.test(key) ? Number(key) - 1 : key.toLowerCase().charCodeAt(0) - 97;
      await expect(options(page).nth(place)).toHaveAccessibleName(/\((right|wrong)\)/);
      await page.keyboard.press('Enter');
    }
    await expect(title(page)).toHaveText('Quiz Complete! 🏆');
  });

  test('Tab and Enter alone will do, and each question is read from its start', async ({
    page,
  }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    await options(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(next(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(next(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toContainText('Question 2 of 5');
  });

  test('keys meant for something else answer nothing', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Alt+1');
    await page.getByRole('button', { name: 'Feedback' }).click();
    await page.getByLabel('Message').fill('');
    await page.keyboard.press('a');
    await expect(page.getByLabel('Message')).toHaveValue('a');
    await page.keyboard.press('Escape');
    await expect(next(page)).toHaveCount(0);
  });

  test('go on working after something else was pressed', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.keyboard.press('a');
    await expect(next(page)).toBeVisible();
  });

  test('Play Again puts me at the first question', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    for (let i = 0; i < 5; i++) for (const key of ['a', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Play Again' }).press('Enter');
    await expect(title(page)).toContainText('Question 1 of 5');
    await expect(title(page)).toBeFocused();
  });
});

test.describe('in a hurry', () => {
  test('a double click on Next does not answer what comes to lie under it', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    await options(page).first().click();
    const box = await next(page).boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await expect(title(page)).toContainText('Question 2 of 5');
    // The first option of the new question is moved under the mouse.
    await options(page)
      .first()
      .evaluate((element, { x, y }) => {
        element.style.cssText = `position:fixed;left:${x - 10}px;top:${y - 10}px;z-index:9`;
      }, at);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(next(page)).toHaveCount(0);
  });

  test('a double tap on Next does not answer what comes to lie under it', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    await options(page).first().click();
    // A finger's clicks are not counted by the browser, and come faster than a test can tap.
    await page.evaluate(async () => {
      const click = (selector: string, clientX: number) =>
        document
          .querySelector(`main ${selector}`)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, detail: 1 }));
      click('[data-kind=primary]', 100);
      await new Promise(requestAnimationFrame);
      click('li button', 110);
    });
    await expect(title(page)).toContainText('Question 2 of 5');
    await expect(next(page)).toHaveCount(0);
    await options(page).first().click();
    await expect(next(page)).toHaveCount(1);
  });

  test('Enter held down goes on once', async ({ page }) => {
    await page.goto(SEEDED);
    await title(page).waitFor();
    await options(page).first().focus();
    // Pressed again without being let go: the browser says that it repeats.
    for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(title(page)).toContainText('Question 1 of 5');
    await expect(next(page)).toBeVisible();
    for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(title(page)).toContainText('Question 2 of 5');
    await expect(next(page)).toHaveCount(0);
  });

  test('a reload in the middle loses this attempt and nothing else', async ({ page }) => {
    await page.goto(SEEDED);
    await page.evaluate((key) => localStorage.setItem(key, '3/5'), KEY);
    await option(page, (await asked(page)).right).click();
    await next(page).click();
    await page.reload();
    await expect(title(page)).toContainText('Question 1 of 5');
    await expect(page.getByText('Score: 0')).toBeVisible();
    expect(await stored(page)).toBe('3/5');
  });

  test('leaving in the middle asks nothing', async ({ page }) => {
    await page.goto(SEEDED);
    await option(page, (await asked(page)).right).click();
    await page.getByRole('link', { name: 'Back to History' }).click();
    await expect(page).toHaveURL('/section/history');
    expect(await stored(page)).toBeNull();
  });

  test('in two tabs, each counts its own, and the list shows the latest', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const list = await context.newPage();
    await page.goto(SEEDED);
    await other.goto(SEEDED);
    await list.goto('/section/history');
    const play = async (tab: Page, rightOnes: number) => {
      await tab.bringToFront();
      for (let i = 0; i < 5; i++) {
        const { right, wrong } = await asked(tab);
        await option(tab, i < rightOnes ? right : wrong).click();
        await tab.getByRole('button', { name: /^(Next|Finish)$/ }).click();
      }
      await expect(title(tab)).toHaveText('Quiz Complete! 🏆');
    };
    await play(page, 4);
    await expect(list.getByText('4/5')).toBeVisible();
    await play(other, 1);
    await expect(list.getByText('1/5')).toBeVisible();
  });
});

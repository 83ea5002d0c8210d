import type { Page } from '@playwright/test';
import { QUIZ_CLIPS } from '#audio/music/quiz-clips.ts';
import { shuffled } from '#audio/music/random.ts';
import { type AudioQuiz, CHOICES } from '#src/content/answer-names.ts';
import { ANSWERS } from '#src/content/quizzes/score-answers.ts';
import { expect, test } from './support/quiet-test.ts';

const SEED = 'k7x2';
const TRACK = "You're on the right track, but there are more answers to identify!";
const WRONG = "That's not quite right. Give it another shot!";

const title = (page: Page) => page.getByRole('heading', { level: 2 });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });
const next = (page: Page) => page.getByRole('button', { name: /^(Next Question|Complete Quiz)$/ });
const choice = (page: Page, name: string) =>
  page.getByRole('list').getByRole('button', { name, exact: true });
const play = (page: Page) => page.getByRole('button', { name: 'Play clip' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause clip' });
const stored = (page: Page, quiz: AudioQuiz) =>
  page.evaluate((key) => localStorage.getItem(key), `quiz_progress_music_${quiz}`);

/** What is right at each question of a seeded quiz, read off the scores. */
const answers = (quiz: AudioQuiz) =>
  shuffled(QUIZ_CLIPS[quiz], SEED).map((clip) => ANSWERS[quiz](clip));

const open = async (page: Page, quiz: AudioQuiz) => {
  await page.goto(`/section/music/quiz/${quiz}?seed=${SEED}`);
  await expect(title(page)).toContainText('Question 1 of 10');
};
const choose = async (page: Page, names: readonly string[]) => {
  for (const name of names) await choice(page, name).click();
};

for (const [quiz, name] of [
  ['present', 'Who Is Playing?'],
  ['missing', 'Who Is Missing?'],
  ['sections', 'Which Part of the Song?'],
  ['rhythms', 'Which Rhythm?'],
  ['parts', 'Rhythm by Percussion Alone'],
] as const) {
  test(`${name} is answered from its first clip to its saved score`, async ({ page }) => {
    await page.goto(`/section/music/quiz/${quiz}?seed=${SEED}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const [i, names] of answers(quiz).entries()) {
      await expect(page.getByText(`Question ${i + 1} of 10`, { exact: true })).toBeVisible();
      await expect(page.getByRole('list').getByRole('button')).toHaveText(
        CHOICES[quiz].map((one) => new RegExp(`${one}$`)),
      );
      await expect(submit(page)).toBeDisabled();
      await choose(page, names.toReversed());
      await submit(page).click();
      await expect(page.getByText('Excellent!')).toBeVisible();
      await expect(page.getByText(`Score: ${i + 1}`, { exact: true })).toBeVisible();
      await expect(next(page)).toHaveText(i === 9 ? 'Complete Quiz' : 'Next Question');
      expect(await stored(page, quiz)).toBeNull();
      await next(page).click();
    }
    await expect(title(page)).toHaveText('Quiz Complete! 🏆');
    await expect(page.getByText('Final Score: 10 out of 10 questions')).toBeVisible();
    expect(await stored(page, quiz)).toBe('10/10');
    await page.getByRole('button', { name: 'Back to Quizzes' }).click();
    await expect(page).toHaveURL('/section/music');
    await expect(page.getByRole('link', { name })).toContainText('10/10');
    await expect(page.getByRole('progressbar', { name: `Score in ${name}` })).toHaveAttribute(
      'value',
      '10',
    );
  });
}

test.describe('an answer', () => {
  const [names = []] = answers('missing');
  const others = CHOICES.missing.filter((name) => !names.includes(name));
  const [many = []] = answers('present').filter((one) => one.length > 1);
  const manyAt = answers('present').indexOf(many);

  test('toggles before submit and stands after', async ({ page }) => {
    await open(page, 'missing');
    const one = choice(page, 'Bass');
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(submit(page)).toBeEnabled();
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await expect(submit(page)).toBeDisabled();
    await one.click();
    await submit(page).click();
    await one.click({ force: true });
    await expect(page.getByRole('button', { name: 'Bass' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('that is wrong may be tried again, and then counts once', async ({ page }) => {
    await open(page, 'missing');
    await choose(page, others.slice(0, 1));
    await submit(page).click();
    await expect(page.getByText(WRONG)).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(WRONG)).toHaveCount(0);
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
    await expect(submit(page)).toBeDisabled();
    await choose(page, names);
    await submit(page).click();
    await expect(page.getByText('Excellent!')).toBeVisible();
    await expect(page.getByText('Score: 1', { exact: true })).toBeVisible();
  });

  test('that shows the solution has it green, what was wrong red, and scores nothing', async ({
    page,
  }) => {
    await open(page, 'missing');
    await choose(page, others.slice(0, 1));
    await submit(page).click();
    await page.getByRole('button', { name: 'Show Solution' }).click();
    for (const name of names) {
      await expect(page.getByRole('button', { name: `${name} (right)` })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: `${others[0]} (wrong)` })).toBeVisible();
    await expect(page.getByText(`Solution: ${names.join(', ')}`)).toBeVisible();
    await expect(page.getByText('Score: 0')).toBeVisible();
    await next(page).click();
    await expect(title(page)).toContainText('Question 2 of 10');
    await expect(title(page)).toBeFocused();
  });

  test('with some of the right names is on the right track; with a wrong one it is not', async ({
    page,
  }) => {
    await open(page, 'present');
    for (let i = 0; i < manyAt; i++) {
      await choose(page, answers('present')[i] ?? []);
      await submit(page).click();
      await next(page).click();
    }
    await choose(page, many.slice(1));
    await submit(page).click();
    await expect(page.getByText(TRACK)).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    const wrong = CHOICES.present.find((name) => !many.includes(name));
    await choose(page, [...many, ...(wrong ? [wrong] : [])]);
    await submit(page).click();
    await expect(page.getByText(wrong ? WRONG : 'Excellent!')).toBeVisible();
  });
});

test.describe('the clip', () => {
  test('plays and pauses, and moving on stops it', async ({ page }) => {
    await open(page, 'rhythms');
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
    await pause(page).click();
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    await choose(page, answers('rhythms')[0] ?? []);
    await submit(page).click();
    await expect(pause(page)).toBeVisible();
    await next(page).click();
    await expect(play(page)).toBeVisible();
    await expect(pause(page)).toHaveCount(0);
  });

  test('left while it still loads does not sound on', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/build/clip-sound*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, 'rhythms');
    await play(page).click();
    await expect(pause(page)).toHaveAttribute('aria-busy', 'true');
    await choose(page, answers('rhythms')[0] ?? []);
    await submit(page).click();
    await next(page).click();
    const arrived = page.waitForResponse('**/build/clip-sound*.js');
    release();
    await arrived;
    await expect(play(page)).toBeVisible();
    await play(page).click();
    await expect(pause(page)).toHaveAttribute('aria-busy', 'false');
  });

  test.describe('that cannot be had', () => {
    test.use({ forgiven: /Failed to load resource|Clip unavailable|dynamically imported/ });

    test('can be tried again, and the question be answered all the same', async ({ page }) => {
      await page.route('**/assets/audio/clips/**', (route) => route.abort());
      await open(page, 'rhythms');
      await expect(page.getByRole('button', { name: 'Skip Question' })).toHaveCount(0);
      await play(page).click();
      await expect(page.getByText('Audio unavailable')).toBeVisible();
      await page.unroute('**/assets/audio/clips/**');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(pause(page)).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByRole('button', { name: 'Skip Question' })).toHaveCount(0);
      await choose(page, answers('rhythms')[0] ?? []);
      await submit(page).click();
      await expect(page.getByText('Excellent!')).toBeVisible();
    });

    test('is skipped without counting', async ({ page }) => {
      await page.route('**/assets/audio/clips/**', (route) => route.abort());
      await open(page, 'rhythms');
      await play(page).click();
      await page.getByRole('button', { name: 'Skip Question' }).dblclick();
      await expect(title(page)).toContainText('Question 2 of 10');
      for (const names of answers('rhythms').slice(1)) {
        await choose(page, names);
        await submit(page).click();
        await next(page).click();
      }
      await expect(page.getByText('Final Score: 9 out of 9 questions')).toBeVisible();
      await expect(page.getByText('One question was skipped and not counted')).toBeVisible();
      expect(await stored(page, 'rhythms')).toBe('9/9');
    });

    test('is skipped without counting after a wrong guess, too', async ({ page }) => {
      await page.route('**/assets/audio/clips/**', (route) => route.abort());
      await open(page, 'missing');
      await play(page).click();
      await expect(page.getByText('Audio unavailable')).toBeVisible();
      const [names = []] = answers('missing');
      await choose(page, [CHOICES.missing.find((name) => !names.includes(name)) ?? '']);
      await submit(page).click();
      await page.getByRole('button', { name: 'Skip Question' }).click();
      await expect(title(page)).toContainText('Question 2 of 10');
      await expect(page.getByText('Score: 0')).toBeVisible();
    });

    test('ten times over saves nothing', async ({ page }) => {
      await page.route('**/assets/audio/clips/**', (route) => route.abort());
      await open(page, 'rhythms');
      for (let i = 1; i <= 10; i++) {
        await expect(title(page)).toContainText(`Question ${i} of 10`);
        await play(page).click();
        await page.getByRole('button', { name: 'Skip Question' }).click();
      }
      await expect(page.getByText('10 questions were skipped and not counted')).toBeVisible();
      await expect(page.getByText('Final Score')).toHaveCount(0);
      expect(await stored(page, 'rhythms')).toBeNull();
    });

    test('because the sound itself did not load, can be tried again too', async ({ page }) => {
      await page.route('**/build/clip-sound*.js', (route) => route.abort());
      await open(page, 'rhythms');
      await play(page).click();
      await expect(page.getByText('Audio unavailable')).toBeVisible();
      await page.unroute('**/build/clip-sound*.js');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(pause(page)).toHaveAttribute('aria-busy', 'false');
    });
  });
});

test.describe('with the keyboard', () => {
  test('letters and digits choose, Enter submits and goes on, Space plays', async ({ page }) => {
    await open(page, 'present');
    for (const [i, names] of answers('present').entries()) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expect(pause(page)).toBeVisible();
      for (const name of names) {
        const place = CHOICES.present.indexOf(name);
        await page.keyboard.press(i % 2 ? String(place + 1) : 'abcde'.charAt(place));
      }
      await page.keyboard.press('Enter');
      await expect(page.getByText('Excellent!')).toBeVisible();
      await page.keyboard.press('Space');
      await expect(play(page)).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Final Score: 10 out of 10 questions')).toBeVisible();
  });

  test('after a click the keys go on as before', async ({ page }) => {
    await open(page, 'present');
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    await choice(page, 'Requinto').click();
    await page.keyboard.press('Space');
    await expect(play(page)).toBeVisible();
    await expect(choice(page, 'Requinto')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveCount(0);
  });

  test('Tab, Space and Enter alone will do', async ({ page }) => {
    await open(page, 'missing');
    const [names = []] = answers('missing');
    await play(page).focus();
    for (const name of CHOICES.missing) {
      await page.keyboard.press('Tab');
      await expect(choice(page, name)).toBeFocused();
      if (names.includes(name)) await page.keyboard.press('Space');
    }
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(next(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toContainText('Question 2 of 10');
  });

  test('Show Solution by key leaves me at the question, a held letter chooses once', async ({
    page,
  }) => {
    await open(page, 'missing');
    for (let i = 0; i < 10; i++) await page.keyboard.down('a');
    await page.keyboard.up('a');
    await expect(choice(page, 'Requinto')).toHaveAttribute('aria-pressed', 'true');
    await choose(page, CHOICES.missing.slice(1));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show Solution' }).press('Enter');
    await expect(title(page)).toBeFocused();
  });

  test('Enter held down submits once and stays', async ({ page }) => {
    await open(page, 'missing');
    await page.keyboard.press('1');
    for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByRole('button', { name: /^(Try Again|Next Question)$/ })).toBeVisible();
    await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  });
});

test('double clicks submit once, and skip no verdict', async ({ page }) => {
  await open(page, 'missing');
  await choose(page, answers('missing')[0] ?? []);
  await submit(page).dblclick();
  await expect(page.getByText('Excellent!')).toBeVisible();
  await next(page).dblclick();
  await expect(title(page)).toContainText('Question 2 of 10');
  await expect(submit(page)).toBeDisabled();
});

test('the review has what was chosen, each clip again, and each of its players alone', async ({
  page,
}) => {
  let stemsLoaded = false;
  page.on('request', (request) => {
    stemsLoaded ||= /\/build\/stem-[^/]*\.js$/.test(request.url());
  });
  await open(page, 'missing');
  for (const [i, names] of answers('missing').entries()) {
    const [other = ''] = CHOICES.missing.filter((name) => !names.includes(name));
    await choose(page, i === 0 ? [other] : names);
    await submit(page).click();
    if (i === 0) await page.getByRole('button', { name: 'Show Solution' }).click();
    await next(page).click();
  }
  await expect(page.getByText('Final Score: 9 out of 10 questions')).toBeVisible();
  const [missing = []] = answers('missing');
  const first = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 4, name: /Clip 1:/ }),
  });
  const playing = CHOICES.missing.filter((name) => !missing.includes(name));
  await expect(first.getByRole('heading')).toHaveText(
    `Wrong: Clip 1: missing ${missing.length === 1 ? 'was' : 'were'} ${missing.join(', ')}`,
  );
  await expect(first).toContainText(`You chose: ${playing[0]}; then the solution.`);
  await first.getByRole('button', { name: 'Play Clip 1' }).click();
  await expect(first.getByRole('button', { name: 'Pause Clip 1' })).toBeVisible();
  await first.getByText('Each instrument alone').click();
  await expect(first.getByRole('list', { name: 'In clip 1' }).getByRole('button')).toHaveText(
    playing,
  );
  await expect(
    first.getByRole('list', { name: 'Left out of clip 1' }).getByRole('button'),
  ).toHaveText(missing);
  expect(stemsLoaded).toBe(false);
  for (const player of [playing[0], missing[0]]) {
    await first.getByRole('button', { name: `Play ${player}` }).click();
    const pause = first.getByRole('button', { name: `Pause ${player}` });
    await expect(pause).toHaveAttribute('aria-busy', 'false');
    await expect(first.getByRole('button', { name: /^Pause/ })).toHaveCount(1);
  }
  expect(stemsLoaded).toBe(true);
});

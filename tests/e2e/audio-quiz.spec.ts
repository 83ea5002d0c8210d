import type { Page } from '@playwright/test';
import { factsOf } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { shuffled } from '#audio/music/random.ts';
import { type AudioQuiz, CHOICES, type Choice, choiceName } from '#src/content/answers/choices.ts';
import { answersOf } from '#src/content/quizzes/answers.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { inFront, reasonOf } from '#src/content/quizzes/reason-of.ts';
import { goOnAt } from './support/go-on-at.ts';
import { holdFiles } from './support/hold-files.ts';
import { expect, test } from './support/test.ts';

// The flow within a question is tested in tests/browser/quizzes.test.tsx.

const SEED = 'k7x2';

const title = (page: Page) => page.getByRole('heading', { level: 2 });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });
const next = (page: Page) => page.getByRole('button', { name: /^(Next Question|Complete Quiz)$/ });
const choice = (page: Page, name: string) =>
  page.getByRole('list').getByRole('button', { name, exact: true });
const play = (page: Page) => page.getByRole('button', { name: 'Play clip' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause clip' });
const stored = (page: Page, quiz: AudioQuiz) =>
  page.evaluate((key) => localStorage.getItem(key), `quiz_progress_music_${quiz}`);

/** The right choices for each question of a seeded quiz, derived from the scores of its clips. */
const answers = (quiz: AudioQuiz) =>
  shuffled(QUIZ_CLIPS[quiz], SEED).map((clip) => answersOf(quiz, factsOf(clip)));

const open = async (page: Page, quiz: AudioQuiz) => {
  await page.goto(`/section/music/quiz/${quiz}?seed=${SEED}`);
  await expect(title(page)).toContainText('Question 1 of 10');
};
const answer = async (page: Page, choices: readonly Choice[]) => {
  for (const name of choices.map(choiceName)) await choice(page, name).click();
  await submit(page).click();
};

test('a quiz ends with its saved score and a review of every clip and each of its players', async ({
  page,
}) => {
  let stemsLoaded = false;
  page.on('request', (request) => {
    stemsLoaded ||= /\/build\/stem-(?!loader)[^/]*\.js$/.test(request.url());
  });
  await goOnAt(page, 'missing', SEED, 9);
  const [missing = [], last = []] = answers('missing').slice(8);
  const playing = CHOICES.missing.filter((player) => !missing.includes(player));
  await answer(page, playing.slice(0, 1));
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await next(page).click();
  await answer(page, last.slice(1));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await answer(page, last);
  expect(await stored(page, 'missing')).toBeNull();
  await next(page).click();
  await expect(title(page)).toHaveText('Quiz Complete! 🏆');
  await expect(page.getByText('Final Score: 9 out of 10 questions')).toBeVisible();
  await expect(page.getByText('8 of them at the first try.')).toBeVisible();
  expect(await stored(page, 'missing')).toBe('9/10');
  await expect(page.getByRole('link', { name: 'train your ear' })).toHaveAttribute(
    'href',
    '/practice/ear?skills=missing',
  );
  // The wrong answer was a player who is not missing. Right and wrong players each have their section.
  const [chosen = 'bass'] = playing;
  for (const player of [chosen, ...missing]) {
    const link = page.getByRole('link', { name: `${choiceName(player)} Key Instruments` });
    const { address = '' } = audioQuiz('missing').explainedIn[player] ?? {};
    await expect(link).toHaveAttribute('href', address);
  }
  await expect(page.getByRole('link', { name: 'Next: Basic Rhythms, lesson' })).toBeVisible();

  const wrong = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 4, name: /Clip 9\./ }),
  });
  await expect(wrong.getByRole('heading')).toHaveText(
    `Wrong: Clip 9. Missing: ${missing.map(choiceName).join(', ').toLowerCase()}`,
  );
  await expect(wrong).toContainText(
    `First try: ${choiceName(chosen).toLowerCase()}. Then you looked at the solution.`,
  );
  await wrong.getByRole('button', { name: 'Play Clip 9' }).click();
  await expect(wrong.getByRole('button', { name: 'Pause Clip 9' })).toBeVisible();
  await wrong.getByText('Each instrument alone').click();
  await expect(wrong.getByRole('list', { name: 'In clip 9' }).getByRole('button')).toHaveText(
    playing.map(choiceName),
  );
  await expect(
    wrong.getByRole('list', { name: 'Left out of clip 9' }).getByRole('button'),
  ).toHaveText(missing.map(choiceName));
  expect(stemsLoaded).toBe(false);
  for (const player of [chosen, ...missing.slice(0, 1)].map(choiceName)) {
    await wrong.getByRole('button', { name: `Play ${player}` }).click();
    await expect(wrong.getByRole('button', { name: `Pause ${player}` })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(wrong.getByRole('button', { name: /^Pause/ })).toHaveCount(1);
  }
  expect(stemsLoaded).toBe(true);

  await page.getByRole('button', { name: 'Back to Quizzes' }).click();
  await expect(page).toHaveURL('/section/music#quizzes');
  await expect(page.getByRole('link', { name: 'Who is missing?' })).toContainText('9/10');
  await expect(page.getByRole('progressbar', { name: 'Score in Who is missing?' })).toHaveAttribute(
    'value',
    '9',
  );
});

test('a clip that is left while it loads does not start to play; others play, and stop with the next question', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/build/open-clip-*.js');
  const [first = [], second = []] = answers('rhythms');
  await open(page, 'rhythms');

  await test.step('it is left while it loads', async () => {
    await play(page).click();
    await expect(page.getByRole('button', { name: 'Loading clip' })).toBeVisible();
    await answer(page, first);
    await next(page).click();
    const arrived = page.waitForResponse('**/build/open-clip-*.js');
    release();
    await arrived;
    await expect(play(page)).toBeVisible();
  });

  // tests/browser/clip-list.test.tsx covers Pause, and Play again.
  await test.step('the next one plays, and stops with the question after it', async () => {
    await play(page).click();
    await expect(pause(page)).toHaveAttribute('aria-busy', 'false');
    await answer(page, second);
    await expect(pause(page)).toBeVisible();
    await next(page).click();
    await expect(play(page)).toBeVisible();
    await expect(pause(page)).toHaveCount(0);
  });
});

test('the clip of another style is heard again with its own player in front', async ({ page }) => {
  // The built app loads the guests' recordings only when one plays.
  const seed = Array.from({ length: 100 }, (_, number) => `gs${10 + number}`).find((seed) => {
    const [clip] = shuffled(QUIZ_CLIPS.rhythms, seed);
    return clip && reasonOf('rhythms', factsOf(clip)).front === 'tambora';
  });
  await page.goto(`/section/music/quiz/rhythms?seed=${seed}`);
  await answer(page, ['other-style']);
  await page.getByRole('button', { name: `Hear it again with ${inFront('tambora')}` }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

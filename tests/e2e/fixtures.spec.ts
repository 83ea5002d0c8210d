import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { place } from './support/presenting.ts';
import { expect, test, walkTo } from './support/test.ts';

// Values that an earlier build stored on devices and in URLs: see tests/fixtures/README.md.

interface Tab {
  means: string;
  address: string;
  state: unknown;
  session: Record<string, string>;
}

const fixture = (name: string) => readFileSync(`tests/fixtures/${name}`, 'utf8');
const DEVICE: Record<string, string> = JSON.parse(fixture('device.json'));
const OTHER_DEVICE: Record<string, string> = JSON.parse(fixture('other-device.json'));
const TABS: Tab[] = JSON.parse(fixture('tabs.json'));
const LINKS: Record<string, string[]> = JSON.parse(fixture('links.json'));

/** The day after the first device was last used. */
const TODAY = '2026-11-24T12:00:00';

const button = (of: Page | Locator, name: string | RegExp) =>
  of.getByRole('button', { name, exact: true });
const pressed = (of: Locator) => expect(of).toHaveAttribute('aria-pressed', 'true');
const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** A question of the quiz *Origins of Bachata* in the order of the seed k7x2. */
const FIRST_QUESTION = 'Who founded Radio Guarachita?';

/** Gives the pages of a context a device's stored values, once. */
async function useDevice(context: BrowserContext, baseURL: string, stored: typeof DEVICE) {
  await context.route('**/api/feedback', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${baseURL}/robots.txt`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}

/** Some values of the first device as text in *Your data*. src/your-data/entries.test.ts has all of them. */
const SAID = [
  'Opened last: Basic Rhythms (Music)',
  'A list of presets that could not be read',
  'Best result in majao, low drum: ±31 ms, 91% hit, at 80 counts a minute',
  'Waits for a connection: “The güira could be louder on my phone.”',
];

/** The practice settings of the first device: nearly all differ from the defaults. */
async function expectFullPractice(page: Page) {
  const player = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(page.getByRole('textbox', { name: 'counts a minute' })).toHaveValue('97');
  await pressed(button(player('Bass'), 'Mute'));
  await player('Güira').getByRole('heading').click();
  await pressed(button(player('Güira'), 'Solo'));
  await expect(player('Güira').getByRole('slider', { name: 'Volume' })).toHaveValue('80');
  await player('Segunda').getByRole('heading').click();
  await expect(player('Segunda').getByRole('slider', { name: 'Volume' })).toHaveValue('60');
  await expect(player('Segunda').getByRole('slider', { name: 'Pan' })).toHaveValue('-30');
  await expect(page.getByRole('main')).toContainText(
    'Güira, own pattern. 1: down, accented; 2: down; 2 and: up; 3: down, accented; 4: down; 4 e: up; 4 and: tap.',
  );
  await expect(page.getByRole('main')).toContainText(
    'Bongos, own pattern, muted. 5: macho; 6: hembra; 7: macho; 7 and: hembra; 8: slap, accented; 8 and: slap, accented.',
  );
  await openPlace(page, 'Song');
  await pressed(page.getByRole('button', { name: /^Majao/ }));
  await expect(page.getByRole('combobox', { name: 'Song' })).toHaveValue('el-camino');
  await expect(page.getByRole('combobox', { name: 'Key' })).toHaveValue('Dm');
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Use the chords of' })).toHaveValue('chorus');
  await expect(page.getByText('Version 3', { exact: true })).toBeVisible();
  await pressed(button(page, '8 bars'));
  await openPlace(page, 'Train');
  await expect(page.getByRole('checkbox', { name: 'Count-in' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Raise the tempo' })).toBeChecked();
  for (const [name, value] of [
    ['Increase in counts a minute', '5'],
    ['Bars between increases', '8'],
    ['Highest tempo in counts a minute', '140'],
    ['Silence one bar in every', '4'],
  ] as const) {
    if (name.startsWith('Silence')) await button(page, 'Change: Silent bars').click();
    await expect(page.getByRole('spinbutton', { name })).toHaveValue(value);
  }
  await expect(page.getByRole('checkbox', { name: 'Silent bars' })).toBeChecked();
  await page.getByText('More', { exact: true }).click();
  await expect(
    page.getByRole('checkbox', { name: 'Show the count in large figures' }),
  ).toBeChecked();
}

/** Opens a tab of the practice page. */
const openPlace = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** The plan of the first device, as its own or opened from a link. */
async function expectTuesday(page: Page) {
  await expect(page.getByRole('main')).toContainText(
    /Tuesday; beginners ~ week 2|Name of the plan/,
  );
  for (const title of [
    'Majao',
    'Question: How many basic rhythms does a bachata band move between?',
    'Basic Rhythms',
    'The band',
  ]) {
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  }
}

test.use({ allowedErrors: /ERR_FAILED/, timezoneId: 'UTC' });

test('what a device has stored is there, and means what it meant', async ({
  page,
  context,
  baseURL,
}) => {
  await useDevice(context, `${baseURL}`, DEVICE);
  await page.clock.setFixedTime(TODAY);

  await test.step('a message that is being written, and everything in plain words', async () => {
    await page.goto('/your-data');
    for (const line of SAID) await expect.soft(page.getByRole('main')).toContainText(line);
    await button(page, 'Feedback').click();
    const dialog = page.getByRole('dialog', { name: 'Write to us' });
    await expect(dialog.getByLabel('Message')).toHaveValue(/^Could the lesson on majao\nhave a/);
    await expect(dialog.getByLabel('Email (optional)')).toHaveValue('ana@example.com');
    await page.keyboard.press('Escape');
  });

  await test.step('theme, and where to go on', async () => {
    await walkTo(page, '/');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(
      page.getByRole('link', { name: 'Go on: Origins of Bachata, question 3 of 5' }),
    ).toBeVisible();
    await expect(page.getByText('13 of 24 stops done')).toBeVisible();
    await expect(page.getByRole('link', { name: /you missed/ })).toContainText('2 questions');
    await expect(page.getByText('2 of 7 lessons, 5 of 12 quizzes done')).toBeAttached();
  });

  await test.step('lessons and scores', async () => {
    await walkTo(page, '/section/music');
    for (const [name, text] of [
      ['Key Instruments', 'Completed'],
      ['Basic Rhythms', 'Completed'],
      ['Who is playing?', 'Done .*7/10'],
      ['Which rhythm?', 'All right .*10/10'],
      ['Rhythm building', '1/3'],
      ['Sound to name', '5/5'],
    ] as const) {
      await expect(page.getByRole('link', { name: `${name} ` })).toHaveAccessibleName(
        new RegExp(text),
      );
    }
    await expect(page.getByRole('link', { name: /^Song Structure/ })).not.toHaveAccessibleName(
      /Completed/,
    );
    await expect(page.getByText('2 of 3 lessons, 4 of 8 quizzes done')).toBeVisible();
    const unfinished = page.getByRole('link', {
      name: /^Who is missing\?.* Continue at question 2/,
    });
    await expect(unfinished).toHaveAttribute('href', '/section/music/quiz/missing?seed=k7x2');
  });

  await test.step('a grid with its tempo', async () => {
    await walkTo(page, '/section/music/lesson/rhythm');
    const majao = page.getByRole('region', { name: 'Majao', exact: true });
    await expect(majao.getByRole('button', { name: /: (regular|accented)$/ })).toHaveCount(3);
    for (const [step, stroke] of [
      [1, 'regular'],
      [3, 'regular'],
      [7, 'accented'],
    ] as const) {
      await expect(button(majao, new RegExp(`^Cell ${step} of 16, .*: ${stroke}$`))).toBeVisible();
    }
    await expect(majao.getByText('100 bpm')).toBeVisible();
  });

  await test.step('boards with cards on them', async () => {
    await walkTo(page, '/section/music/lesson/structure');
    await expect(page.locator('[data-target]', { hasText: /Part 1/ })).toContainText('Mambo');
    await expect(page.locator('[data-target]', { hasText: /Part 3/ })).toContainText('Pre-chorus');
    await expect(page.locator('[data-target]', { hasText: 'empty' })).toHaveCount(4);
    await walkTo(page, '/section/music/quiz/label-the-band?seed=e2e');
    await expect(page.locator('[data-target]', { hasText: 'empty' })).toHaveCount(4);
    await expect(page.locator('[data-target]').nth(1)).toContainText('Sound A');
  });

  await test.step('quizzes in the middle', async () => {
    await walkTo(page, '/section/history/quiz/history-50-60?seed=k7x2');
    await expect(title(page)).toContainText('Question 3 of 5: Which older style gave bachata');
    await expect(page.getByText('Score: 1', { exact: true })).toBeVisible();
    await walkTo(page, '/section/music/quiz/missing?seed=k7x2');
    await expect(title(page)).toContainText('Question 2 of 10');
    await expect(page.getByText('Score: 1', { exact: true })).toBeVisible();
    await expect(button(page, 'Try Again')).toBeVisible();
    await walkTo(page, '/section/music/quiz/rhythm-building');
    await expect(page.getByText(/^1 of \d+ rhythms completed$/)).toBeVisible();
    const mambo = page.getByRole('region', { name: 'Mambo', exact: true });
    await expect(mambo.getByRole('button', { name: /: (regular|accented)$/ })).toHaveCount(1);
  });

  await test.step('the band as it was set, presets, calibration, results and practice time', async () => {
    await walkTo(page, '/practice');
    await expectFullPractice(page);
    await openPlace(page, 'Train');
    await expect(page.getByText('91 minutes in two weeks')).toBeAttached();
    await expect(page.getByText('Friday, November 20: 62 minutes')).toBeAttached();
    await openPlace(page, 'Play along');
    await expect(page.getByText(/^On this device a perfect tap arrives 42 ms late/)).toBeAttached();
    await expect(page.getByText('Single keys are switched off.')).toBeAttached();
    await openPlace(page, 'Song');
    await button(page, 'Save and share').click();
    await expect(button(page, 'Ana’s mambo (¡rápido!)')).toBeVisible();
    await button(page, 'Slow majao').click();
    await button(page, 'Close').click();
    await expect(page.getByRole('textbox', { name: 'counts a minute' })).toHaveValue('60');
    await openPlace(page, 'Mix');
    await pressed(button(page.getByRole('group', { name: 'Bongos', exact: true }), 'Mute'));
  });

  await test.step('the ear', async () => {
    await walkTo(page, '/practice/ear');
    // Five stored skills are checked, and automatic playback, which is on by default.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
    await expect(
      page.getByRole('checkbox', { name: 'Each question plays by itself' }),
    ).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Find count 1' })).toBeChecked();
    await expect(page.getByText('6 answers, 3 topics')).toBeVisible();
    // A skill with fewer than five answers is not shown.
    await expect(page.getByText('3 answers, 2 topics')).toHaveCount(0);
    await expect(page.getByText('To repeat today: Which rhythm.')).toBeVisible();
  });

  await test.step('the class plan', async () => {
    await walkTo(page, '/class');
    await expectTuesday(page);
    await expect(page.getByRole('textbox', { name: 'Name of the plan' })).toHaveValue(
      'Tuesday; beginners ~ week 2',
    );
    await expect(page.getByRole('textbox', { name: 'Your note on Majao' })).toHaveValue(
      'Clap on 4 and 8 only.\nThen play.',
    );
    await expect(page.getByRole('spinbutton').first()).toHaveValue('12');
  });
});

test('what a second device has stored is there, and what is not valid stays', async ({
  page,
  context,
  baseURL,
}) => {
  await useDevice(context, `${baseURL}`, OTHER_DEVICE);
  await page.goto('/your-data');
  for (const line of [
    'Opened last: Origins of Bachata (History)',
    'Lesson Origins of Bachata (History): completed',
    'Quiz Who is missing? (Music): best score 9 of 10',
    'Who is missing? (Music): 2 questions',
    'Without a name: 3 steps',
    'Tap key: K',
    'Theme: light',
    'Volume: 100%',
    'quiz_progress_music_sections',
  ]) {
    await expect.soft(page.getByRole('main')).toContainText(line);
  }
  await walkTo(page, '/practice');
  await expect(page.getByRole('textbox', { name: 'counts a minute' })).toHaveValue('120');
  await openPlace(page, 'Song');
  await pressed(page.getByRole('button', { name: /^Derecho/ }));
  await openPlace(page, 'Play along');
  await expect(page.getByText(/K taps|: K\b|\bK\b/).first()).toBeAttached();
  await walkTo(page, '/section/music/lesson/rhythm');
  const majao = page.getByRole('region', { name: 'Majao', exact: true });
  await button(majao, 'More').click();
  for (const name of ['Loop', 'Count-in', 'Güira sound']) await pressed(button(majao, name));
  await expect(majao.getByText('120 bpm')).toBeVisible();
  // Its two answers are for replaced clips, so the questions are asked again.
  await walkTo(page, '/section/music/quiz/missing?seed=k');
  await expect(title(page)).toContainText('Question 1 of 10');
  await walkTo(page, '/practice/ear');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(page.getByRole('checkbox', { name: 'Each question plays by itself' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Write the güira' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'The next chord' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /my phone’s loudspeaker/ })).toBeChecked();
  await pressed(button(page, 'Endless'));
  const refused = await page.evaluate(() => localStorage.getItem('quiz_progress_music_sections'));
  expect(refused).toBe('11/10');
});

test('an exported file brings everything to an empty device', async ({ page, context }) => {
  await context.route('**/api/feedback', (route) => route.abort());
  await page.goto('/your-data');
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/export.json');
  await button(page, 'Add to this device').click();
  for (const line of SAID) await expect.soft(page.getByRole('main')).toContainText(line);
  const saving = page.waitForEvent('download');
  await button(page, 'Save to a file').click();
  const { entries } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(entries).toMatchObject(JSON.parse(fixture('export.json')).entries);
});

// earlier-links.test.ts in src/practice and src/classroom checks the meaning of each link.
test('links open with what they meant', async ({ page }) => {
  await page.goto(LINKS.plans?.[0] ?? '');
  await expectTuesday(page);
  await expect(page.getByText('Clap on 4 and 8 only.').first()).toBeVisible();
  await walkTo(page, LINKS.quizzes?.[0] ?? '');
  await expect(title(page)).toContainText('Question 1 of 5: ');
  await expect(title(page)).toContainText(FIRST_QUESTION);
  await walkTo(page, LINKS.ear?.[0] ?? '');
  await expect(button(page, 'Start the shared round')).toBeVisible();
  const presentation = '/practice?rhythm=mambo&present&step=1.2';
  expect(LINKS.presentations).toContain(presentation);
  await page.goto(presentation);
  await expect(place(page)).toHaveText(/^Slide 1 of 1\. La ventana: play\.$/);
  await page.goto(LINKS.anchors?.[0] ?? '');
  await expect(page.locator('#guira')).toBeInViewport();
});

test('tabs that were open go on where they were', async ({ page, context, baseURL }) => {
  const open = async (means: RegExp): Promise<Page> => {
    const tab = TABS.find((one) => means.test(one.means));
    if (!tab) throw new Error(`There is no tab ${means}`);
    const opened = await context.newPage();
    await opened.addInitScript(({ state, session }) => {
      history.replaceState(state, '');
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    }, tab);
    await opened.goto(`${baseURL}${tab.address}`);
    return opened;
  };
  const message = await open(/^A message/);
  await button(message, 'Feedback').click();
  await expect(message.getByLabel('Message')).toHaveValue(/^Could the lesson on majao/);
  const round = await open(/^A shared round/);
  await expect(round.getByText('You left a round after 1 question.')).toBeVisible();
  await button(round, 'Continue the round').click();
  await button(round, 'Ask me').click();
  await expect(round.getByText('0 of 1 right')).toBeVisible();
  await expect(round.getByText('2 of 2')).toBeVisible();
  const quiz = await open(/^A quiz/);
  await expect(place(quiz)).toHaveText('Slide 2 of 6. Question 1 of 5: explain.');
  const exercise = await open(/^An exercise/);
  await expect(exercise.getByRole('dialog')).toContainText('Majao 115 counts a minute');
  const lesson = await open(/^A lesson/);
  await expect(lesson.locator('#bass h2')).toBeInViewport();
  await page.close();
});

import type { Page } from '@playwright/test';
import { SKILLS } from '#audio/music/ear/question.ts';
import { planAddress } from '#src/classroom/class-plan.ts';
import { pathTo, rowOf } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { encodeRound } from '#src/ear/round/question-list.ts';
import { READY_PLANS } from '#src/present/plan/ready-plans.ts';
import { violations } from './support/axe.ts';
import { LIMITS, slideProblems } from './support/slide-checks.ts';
import { expect, test } from './support/test.ts';

// Goes through all slides and steps of presentations, as a teacher does, and reports the faults of each.

/** Sizes of projectors. */
const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const;
type Size = (typeof SIZES)[number];

/** A round of ear training, easy, medium and hard. Without it, the round would change every day. */
const ROUND = encodeRound({
  seed: 'class',
  phone: false,
  entries: SKILLS.flatMap((skill) => [1, 3, 5].map((level) => ({ skill, level, variant: 0 }))),
});

/** All that can be presented. */
const ALL = [
  ...sitePages(SECTIONS)
    .filter(({ kind }) => rowOf(kind).presents)
    .map(({ kind, path }) => (kind === 'ear' ? `${path}?round=${ROUND}` : path)),
  ...READY_PLANS.map(({ id }) => `${pathTo('class')}?plan=${id}`),
];
const sampled = (page: string, item: string) => ({ page, item, title: '', note: '', minutes: 0 });
/** One presentation of each kind of slides. */
const SAMPLE = planAddress({
  name: 'A sample',
  steps: [
    sampled(pathTo('lesson', 'music', 'rhythm'), 'derecho-q1'),
    sampled(pathTo('lesson', 'music', 'instruments'), 'dancers-counts'),
    sampled(pathTo('quiz', 'music', 'label-the-band'), 'label-the-band'),
    sampled(pathTo('practice'), ''),
  ],
});

/** `npm run check:slides` checks everything in every size; `npm test` checks a sample. */
const CHECKED: readonly (readonly [path: string, size: Size])[] =
  process.env.CHECK_SLIDES === 'all'
    ? ALL.flatMap((path) => SIZES.map((size) => [path, size] as const))
    : [[SAMPLE, SIZES[2]]];

interface View {
  key: string;
  /** The element that it shows. */
  shows: string;
}

/** The QR code, for phones. */
const CODE: View = { key: 'q', shows: '[aria-label="QR code of the link"]' };
/** The other views of a slide, by key. */
const VIEWS: Readonly<Record<string, readonly View[]>> = {
  rhythm: [
    { key: 'v', shows: '[data-rhythm]' },
    { key: 'c', shows: '[data-clap]' },
  ],
  band: [{ key: '0', shows: '[data-bar]' }],
  clips: [{ key: '0', shows: '[data-bar]' }],
};

/** The only presentation. */
const dialog = (page: Page) => page.locator('dialog[open]');

/** The announcement of the current view: 'Slide 2 of 6. Majao: show.' */
async function shown(page: Page, before: string | null): Promise<string> {
  return page.evaluate(async (before) => {
    const announced = () =>
      document.querySelector('dialog[open] > [role=status]')?.textContent ?? before;
    const isReady = () =>
      announced() !== before && document.querySelector('dialog[open] :is(h2, [data-option])');
    while (!isReady()) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    // Drawings load after their slide.
    const isDrawn = () => !document.querySelector('[data-slide=picture]:not(:has(svg, img))');
    while (!isDrawn()) await new Promise(requestAnimationFrame);
    // The strip is for the teacher.
    const strip = document.querySelector<HTMLElement>('dialog[open] > [role=toolbar]');
    if (strip) strip.style.visibility = 'hidden';
    return announced() ?? '';
  }, before);
}

/** The faults of the current view in both themes. */
async function problemsNow(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(async () => {
    // The slide is smaller below the strip, which disappears after a while.
    const hasStrip = () => document.querySelector('dialog[open] > [role=toolbar][data-visible]');
    while (hasStrip()) await new Promise(requestAnimationFrame);
    // By then, size observers have fitted the text.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
    found.push(...(await page.evaluate(slideProblems, LIMITS)));
  }
  return found;
}

/** The options of axe for each slide: `slideProblems` checks the contrast. */
const ASKED = { rules: { 'color-contrast': { enabled: false } } };

/** Stops the sounds of a board, whose buttons look the same only while stopped. */
async function silence(page: Page): Promise<void> {
  const playing = dialog(page).getByRole('button', { name: /^Stop sound/ });
  await expect(playing).toHaveCount(1);
  await page.keyboard.press(' ');
  await expect(playing).toHaveCount(0);
}

/** Votes for the class, or places a sound. */
async function answer(page: Page): Promise<void> {
  const sound = dialog(page).locator('[data-sound]').first();
  if ((await page.locator('[data-option]').count()) > 0) {
    for (const key of ['1', '1', '2']) await page.keyboard.press(key);
  } else if ((await sound.count()) > 0) {
    await sound.click();
    await dialog(page).locator('[data-target]').first().click();
  }
}

/** All faults of the slides from an address on, each with its place. */
async function problemsFrom(page: Page, address: string): Promise<string[]> {
  const problems = new Set<string>();
  const seen = new Set<string>();
  await page.goto(address);
  /** The document's text before the current slide's reveal. */
  let early = '';
  for (let place: string | null = null; ; ) {
    const now = await shown(page, place);
    place = now;
    const add = (texts: readonly string[]) => {
      for (const text of texts) problems.add(`${now} ${text}`);
    };
    const kind = (await page.locator('[data-slide]').getAttribute('data-slide')) ?? '';
    // tests/browser/present-slides.test.tsx checks that nothing else depends on the answer.
    if (now.endsWith('show.')) early = '';
    if (kind === 'matching' && now.endsWith('play.')) await silence(page);
    if (/: (show|play)\.$/.test(now)) early += await dialog(page).innerHTML();
    const next = await dialog(page)
      .getByText(/^Next: /)
      .textContent();
    if (next === 'Next: reveal') await answer(page);
    add(await problemsNow(page));
    const explanation = page.locator('[data-explanation]');
    if (now.endsWith('explain.') && (await explanation.count()) > 0) {
      const text = (await explanation.innerText()).slice(0, 40);
      if (early.includes(text)) add(['is explained before the reveal']);
    }
    const [, number, count] = /Slide (\d+) of (\d+)/.exec(now) ?? [];
    if (!/^Next: (play|reveal|explain|chart)$/.test(next ?? '')) {
      // The last step of a slide.
      if (!seen.has(kind)) add(await violations(page, ASKED, 'dialog[open]'));
      seen.add(kind);
      for (const { key, shows } of [...(VIEWS[kind] ?? []), CODE]) {
        // A clip of another style has no chart.
        const isOffered =
          (await dialog(page).locator(`[aria-keyshortcuts="${key}" i]`).count()) > 0;
        if (seen.has(`${kind} ${key}`) || !isOffered) continue;
        seen.add(`${kind} ${key}`);
        await page.keyboard.press(key);
        await expect(page.locator(shows).first()).toBeVisible();
        const wrong = await problemsNow(page);
        add(wrong.map((text) => `${key}: ${text}`));
        await page.keyboard.press(key);
      }
    }
    if (number === count && next === 'Next: the end') return [...problems];
    await page.keyboard.press('PageDown');
  }
}

for (const [path, [width, height]] of CHECKED) {
  test(`${path} is read from the back row at ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const address = `${path}${path.includes('?') ? '&' : '?'}present`;
    expect(await problemsFrom(page, address)).toEqual([]);
  });
}

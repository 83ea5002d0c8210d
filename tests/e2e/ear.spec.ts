import type { Page } from '@playwright/test';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { Task } from '#audio/music/ear/question.ts';
import { clueText } from '#src/ear/explained/clues.ts';
import {
  askedAt,
  decodeRound,
  encodeRound,
  type SharedRound,
} from '#src/ear/round/question-list.ts';
import { optionText, questionText } from '#src/ear/texts.ts';
import { expect, test } from './support/test.ts';

const ROUND: SharedRound = {
  seed: 'k3fd',
  phone: false,
  entries: [
    { skill: 'rhythm', level: 1, variant: 0 },
    { skill: 'guira', level: 1, variant: 1 },
    { skill: 'one', level: 2, variant: 0 },
    { skill: 'drums', level: 2, variant: 2 },
  ],
};
const QUESTIONS = ROUND.entries.map((entry, place) => earQuestion(askedAt(ROUND, entry, place)));

const open = (page: Page) => page.goto(`/practice/ear?round=${encodeRound(ROUND)}`);

/**
 * Stores the data of an experienced learner, for whom ear training introduces no sounds.
 * @param autoplay whether questions play automatically
 */
const asExperienced = (page: Page, autoplay: 'yes' | 'no' = 'no') =>
  page.addInitScript((autoplay) => {
    const kept = {
      ability: 2,
      spread: 1,
      day: 20_000,
      answers: 1,
      right: 1,
      interval: 1,
      growth: [],
    };
    const skills = { rhythm: kept, who: kept, drums: kept };
    localStorage.setItem('ear_ratings', JSON.stringify(skills));
    localStorage.setItem('ear_autoplay', autoplay);
  }, autoplay);

const verdict = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Question' }).locator(`[data-verdict="${name}"]`);
/** Waits until enough of a question has been heard to answer it. */
const heard = (page: Page) =>
  expect(page.getByText('Listen first, then answer.')).toBeHidden({ timeout: 20_000 });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

/** The announcements for screen readers, in order. */
interface Said {
  text: string;
  /** Whether music was playing or about to. */
  over: boolean;
}

/** Records announcements and focus changes on the pages that are opened from now on. */
const recordSaid = (page: Page) =>
  page.addInitScript(() => {
    const said: Said[] = [];
    Object.assign(window, { said });
    const say = (text: string | null) => {
      const over = document.querySelector('main :is([data-state=playing], [data-state=loading])');
      if (text) said.push({ text, over: over !== null });
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('[aria-live="polite"], [role="status"]')) continue;
        // Screen readers do not announce removed text.
        const added = target instanceof Element ? [...addedNodes] : [target];
        for (const { textContent } of added) say(textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) say(target.textContent);
    });
  });
const saidOn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said[] }).said);

/** Gives the page a device with a steady output latency of 0.3 s. A busy machine's is too uneven to judge taps. */
const hearSteadily = (page: Page) =>
  page.addInitScript(() => {
    const started = new WeakMap<AudioContext, number>();
    AudioContext.prototype.getOutputTimestamp = function () {
      const now = performance.now();
      if (this.currentTime === 0) return { contextTime: 0, performanceTime: 0 };
      const start = started.get(this) ?? now - this.currentTime * 1000;
      started.set(this, start);
      return { contextTime: (now - start) / 1000 - 0.3, performanceTime: now };
    };
  });

/** The keys for the right answer. */
function keysFor(task: Task): string[] {
  if (task.kind === 'choice') return [`${task.options.indexOf(task.right) + 1}`];
  if (task.kind !== 'cells') return [];
  const strokes = [...task.right].flatMap((cell, i) => (cell === 'x' ? [`${i + 1}`] : []));
  return [...strokes, 'Enter'];
}

test('a shared round is answered by keyboard, from its first question to its result', async ({
  page,
}) => {
  await asExperienced(page);
  await hearSteadily(page);
  await recordSaid(page);
  await open(page);
  await page.getByRole('button', { name: 'Start the shared round' }).press('Enter');
  const anyVerdict = page.getByRole('region', { name: 'Question' }).locator('[data-verdict]');
  for (const question of QUESTIONS) {
    const heading = page.getByRole('heading', { level: 2, name: questionText(question) });
    await expect(heading).toBeFocused();
    // An inaudible question is not judged.
    for (const key of keysFor(question.task)) await page.keyboard.press(key);
    await page.keyboard.press('Space');
    await expect(stop(page)).toBeVisible();
    await expect(anyVerdict).toHaveCount(0);
    if (question.task.kind === 'downbeat') {
      // The first Space plays, the next ones tap, on any count. A tap on the first beat is not judged, because the
      // output time is not known yet.
      await expect(stop(page)).toHaveAttribute('data-state', 'playing');
      await page.getByRole('button', { name: 'Tap', exact: true }).focus();
      await expect(async () => {
        await page.keyboard.press('Space');
        await expect(anyVerdict).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 15_000 });
      await expect(verdict(page, 'none')).toHaveCount(0);
    } else {
      await heard(page);
      // The grid still has the strokes that were entered before.
      if (question.task.kind === 'cells') await page.keyboard.press('Enter');
      else for (const key of keysFor(question.task)) await page.keyboard.press(key);
      await expect(verdict(page, 'right')).toBeVisible();
    }
    // The answer stops the music, so that it does not disturb the announcement of the verdict.
    await expect(stop(page)).toHaveCount(0);
    await expect(heading).toBeFocused();
    await page.keyboard.press('Space');
    await expect(stop(page)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'The round is over' })).toBeFocused();
  await expect(page.getByText(/^[34] of 4 right$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /The question/ })).toHaveCount(0);
  const said = await saidOn(page);
  expect(said.filter(({ over }) => over)).toEqual([]);
  for (const question of QUESTIONS) {
    expect(said.some(({ text }) => text.includes(questionText(question)))).toBe(true);
    // The verdict with its reason is announced as a whole, and once.
    const clue = clueText(question, question.piece(EAR_MUSIC));
    const verdicts = said.filter(({ text }) => text.endsWith(clue));
    expect(verdicts.map(({ text }) => text.slice(0, -clue.length))).toEqual([
      expect.stringMatching(/^(Right|That was|Not)/),
    ]);
  }
  await page.getByRole('button', { name: 'Share this round' }).press('Enter');
  const url = await page.getByLabel('The address of this round').inputValue();
  expect(decodeRound(new URL(url).searchParams.get('round') ?? '')).toEqual(ROUND);
});

test('what was missed in a round is heard again at its end, with the right answers', async ({
  page,
}) => {
  await asExperienced(page, 'yes');
  const [rhythm, drums] = [
    { skill: 'rhythm', level: 1, variant: 0 },
    { skill: 'drums', level: 1, variant: 0 },
  ] as const;
  const round = { ...ROUND, entries: [rhythm, drums] };
  await page.goto(`/practice/ear?round=${encodeRound(round)}`);
  await page.getByRole('button', { name: 'Start the shared round' }).press('Enter');
  const names = [];
  for (const [place, entry] of round.entries.entries()) {
    const { skill, task } = earQuestion(askedAt(round, entry, place));
    if (task.kind !== 'choice') throw new Error('not a choice');
    const wrong = task.options.find((id) => id !== task.right) ?? '';
    // It plays automatically.
    await expect(stop(page)).toBeVisible();
    await heard(page);
    await page.keyboard.press('abc'.charAt(task.options.indexOf(wrong)));
    await expect(verdict(page, 'wrong')).toBeVisible();
    names.push([optionText(skill, task.right), `you said ${wrong}`]);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const missed = page.getByRole('region', { name: 'What you missed' });
  await expect(missed.getByRole('listitem')).toHaveText(names.map((texts) => texts.join(' ')));
  const [first = ''] = names.map(([right]) => right ?? '');
  await missed.getByRole('button', { name: 'Hear the ones you missed' }).click();
  await expect(missed.getByRole('button', { name: `Stop Which rhythm: ${first}` })).toBeVisible();
  // src/ear/explained/passages-machine.test.ts checks that the next passage follows.
  await missed.getByRole('button', { name: /^Play Hembra or macho/ }).click();
  await missed.getByRole('button', { name: /^Stop Hembra or macho/ }).click();
  await expect(missed.getByRole('button', { name: /^(Stop|Loading)/ })).toHaveCount(0);
});

test('what is answered on a device without sound does not count', async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
  });
  await asExperienced(page);
  await open(page);
  await page.getByRole('button', { name: 'Start the shared round' }).press('Enter');
  await page.getByRole('button', { name: 'Play the question' }).press('Enter');
  await expect(page.getByText(/^No sound on this device right now/)).toBeVisible();
  await page.keyboard.press('1');
  await expect(verdict(page, 'none')).toHaveText('Not judged.');
  await expect(page.getByText(/^No sound is heard .* does not count\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'End the round' }).press('Enter');
  await expect(page.getByText(/^After five answers/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a round is answered by touch, and what is known of the ear is kept', async ({ page }) => {
    const inBar = page.getByRole('button', { name: /The question/ });
    await page.goto('/practice/ear?skills=one.tempo');
    await expect(page.getByRole('checkbox', { name: 'Find count 1' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Which rhythm' })).not.toBeChecked();
    await page.goto('/practice/ear');
    await expect(page.getByText(/^After five answers/)).toBeVisible();
    // Of the skills that are selected by default, only "Which rhythm" remains.
    for (const name of ['Who plays', 'Who is missing', 'Hembra or macho']) {
      await page.getByRole('checkbox', { name }).tap();
    }
    await page.getByRole('button', { name: 'Endless' }).tap();
    await expect(page.getByLabel(/phone’s loudspeaker/)).toBeChecked();
    await expect(page.getByLabel('Each question plays by itself')).toBeChecked();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await test.step('what is new is heard by its name first', async () => {
      const introduction = page.getByRole('region', { name: 'Introduction' });
      await expect(introduction.getByRole('listitem')).toHaveText(['Derecho', 'Majao', 'Mambo']);
      await expect(introduction.getByRole('button', { name: 'Stop Derecho' })).toBeVisible();
      await introduction.getByRole('button', { name: 'Play Mambo' }).tap();
      await expect(introduction.getByRole('button', { name: 'Stop Mambo' })).toBeVisible();
      await page.getByRole('button', { name: 'Ask me' }).tap();
    });
    for (let i = 0; i < 2; i++) {
      if (i === 1) {
        await page.reload();
        // By key: Play is at the same position, and two quick taps would count as one.
        await page.getByRole('button', { name: 'Continue the round' }).press('Enter');
        await expect(page.getByText('of 1 right')).toBeVisible();
      }
      // It plays automatically.
      await expect(stop(page)).toBeVisible();
      await heard(page);
      await page.getByRole('list').getByRole('button', { name: 'Majao' }).tap();
      await expect(verdict(page, 'right').or(verdict(page, 'wrong'))).toBeVisible();
      if (i === 0) {
        // The sound bar has a button only if the question's own is out of view.
        await expect(inBar).toHaveCount(0);
        await page.getByText('Make the part to listen for louder').waitFor();
        await page.setViewportSize({ width: 390, height: 400 });
        await page.getByText('Make the part to listen for louder').scrollIntoViewIfNeeded();
        await expect(inBar).toBeVisible();
        await page.setViewportSize({ width: 390, height: 800 });
      }
      await page.getByRole('button', { name: 'Next', exact: true }).tap();
    }
    await page.getByRole('button', { name: 'End the round' }).tap();
    await expect(page.getByText(/^\d of 2 right$/)).toBeVisible();
    await page.reload();
    // fixtures.spec.ts checks how it is displayed.
    const known = await page.evaluate(() => localStorage.getItem('ear_ratings'));
    expect(JSON.parse(known ?? '')).toMatchObject({ rhythm: { answers: 2 } });
    await expect(page.getByRole('checkbox', { name: 'Which rhythm' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Who plays' })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Endless' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

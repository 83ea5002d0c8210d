import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { RHYTHMS, type RhythmPattern } from '#audio/music/rhythms.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { gridMemory } from '#src/exercises/rhythm-grid/memory.ts';
import { RhythmGrid } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { focusPressedButtons } from '#src/page/input/scroll-and-focus.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectApart } from '#tests/support/fit.ts';
import { inPage, more } from '#tests/support/in-page.tsx';
import { reducedMotion } from '#tests/support/motion.ts';
import {
  isRinging,
  onsets,
  pitchAt,
  type Recorder,
  recordEngine,
} from '#tests/support/recorder.ts';

const onSolved = vi.fn();

/** @param bpm beats per minute; faster than learners can set it, to save time */
async function show(pattern: RhythmPattern = RHYTHMS.majao, { bpm = 105 } = {}) {
  const exercise = {
    id: 'majao',
    title: 'Majao',
    instructions: 'Build it.',
    explanation: 'Only the odd steps are struck.',
    pattern,
    bpm,
  };
  return render(inPage(<RhythmGrid exercise={exercise} onSolved={onSolved} />));
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Fills in the solution. */
async function solve() {
  await more();
  await button('Show Solution').click();
}

const cell = (step: number) => button(new RegExp(`^Cell ${step} of`));
const current = () => document.querySelector('[aria-current="step"]');
const cellButtons = () => [...document.querySelectorAll('[data-stroke]')];
/** The counts above the cells. */
const countsAbove = () => cellButtons().flatMap((e) => e.previousElementSibling?.textContent ?? []);
const cells = () =>
  cellButtons()
    .map((e) => e.getAttribute('data-stroke'))
    .join('');

/** Opens the sound and starts recording after earlier taps, which sound when it opens, have faded. */
async function listen(): Promise<Recorder> {
  const earlier = await recordEngine(engine);
  await expect.poll(async () => isRinging(await earlier.recording())).toBe(false);
  earlier.stop();
  return recordEngine(engine);
}

const MAJAO = '1010102010101020';
/** The labels of the cells. */
const printed = () =>
  [...document.querySelectorAll('[data-printed]')]
    .map((e) => getComputedStyle(e, '::before').content.replaceAll('"', ''))
    .join('');
const confetti = () => document.querySelector('body > canvas');

/** Waits for a number of clicks, and until the last one has faded. */
async function heardClicks(recorder: Recorder, count: number) {
  await expect
    .poll(
      async () => {
        const recording = await recorder.recording();
        return isRinging(recording) ? 'ringing' : onsets(recording).length;
      },
      { timeout: 15_000 },
    )
    .toBe(count);
}

beforeEach(async () => {
  gridMemory.clear();
  // Confetti would slow the tests down.
  await reducedMotion(true);
  await page.viewport(820, 900);
});

describe('a grid shows', () => {
  test('16 cells in two rows, with what is printed, and the dance counts, larger, above, in a named toolbar', async () => {
    await show();
    await expect.element(cell(7)).toHaveAccessibleName('Cell 7 of 16, count 4: empty');
    expect(cellButtons()).toHaveLength(16);
    expect(printed()).toBe('1e&a2e&a3e&a4e&a');
    // The number of a cell is only for screen readers.
    expect(
      [...document.querySelectorAll('[data-printed]')].map((e) => e.textContent).join(''),
    ).toBe('');
    expect(countsAbove()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const { previousElementSibling: count, lastElementChild: label } = cell(7).element();
    const size = (element: Element | null) =>
      Number.parseFloat(getComputedStyle(element ?? document.body).fontSize);
    expect(size(count)).toBeGreaterThan(1.5 * size(label));
    expect(new Set(cellButtons().map((e) => e.getBoundingClientRect().top)).size).toBe(2);
    // Screen readers pass the arrow keys on to a toolbar.
    await expect.element(page.getByRole('toolbar', { name: 'Cells of Majao' })).toBeVisible();
    expect(page.getByRole('toolbar').getByRole('button').elements()).toHaveLength(16);
  });

  test('on the narrowest phone, 8 cells in a row of at least 39 × 96 px that never overlap', async () => {
    await page.viewport(320, 900);
    await show();
    const boxes = cellButtons().map((e) => e.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    for (const { width, height, left, right } of boxes) {
      expect(width).toBeGreaterThanOrEqual(39);
      expect(height).toBeGreaterThanOrEqual(96);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
    }
    expectApart(cellButtons());
  });
});

test('five controls are in sight with the cells, and the rest stands under More', async () => {
  await show(RHYTHMS.majao, { bpm: TEMPO.fastest - 5 });
  const inSight = () =>
    page
      .getByRole('button')
      .elements()
      .filter((e) => !e.hasAttribute('data-stroke'))
      .map((e) => e.textContent);
  const first = ['Slower', 'Band tempo', 'Play', 'Check', 'More'];
  expect(inSight()).toEqual(first);
  await more();
  const others = ['Faster', 'Loop', 'Count-in', 'Güira sound', 'Reset', 'Show Solution'];
  await expect.element(button('Show Solution')).toBeVisible();
  expect(inSight()).toEqual([...first, ...others]);
  await button('Faster').click();
  await expect.element(page.getByText(`${TEMPO.fastest} bpm`)).toBeVisible();
  await expect.element(button('Faster')).toBeDisabled();
  await button('More').click();
  expect(inSight()).toEqual(first);
});

test.each([320, 820])('at %i px, no cell moves when the grid is checked', async (width) => {
  await page.viewport(width, 900);
  await show();
  await solve();
  const top = () =>
    cell(1).element().getBoundingClientRect().top -
    (document.querySelector('h3')?.getBoundingClientRect().top ?? 0);
  const before = top();
  const expectInPlace = async (text: string) => {
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('Build it.', { exact: true })).not.toBeVisible();
    expect(top()).toBeCloseTo(before, 0);
  };
  await cell(16).click();
  await button('Check').click();
  await expectInPlace('Not quite right');
  await cell(2).click();
  await expectInPlace('Only the odd steps are struck.');
  await button('Show Solution').click();
  await expect.element(page.getByText('Build it.', { exact: true })).toBeVisible();
  await button('Check').click();
  await expectInPlace('Perfect!');
});

describe('by mouse', () => {
  test('a browser that does not focus what is clicked gets its keys all the same', async () => {
    focusPressedButtons();
    await show();
    // Safari on macOS.
    document.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
    await cell(3).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cell(4)).toHaveFocus();
  });

  test('a click cycles a cell and sounds it: 800 Hz, 400 Hz, nothing', async () => {
    await show();
    const recorder = await listen();
    await cell(2).click();
    await expect.element(cell(2)).toHaveAccessibleName('Cell 2 of 16, after count 1: regular');
    await heardClicks(recorder, 1);
    await cell(2).click();
    await expect.element(cell(2)).toHaveAccessibleName('Cell 2 of 16, after count 1: accented');
    await heardClicks(recorder, 2);
    await cell(2).click();
    await expect.element(cell(2)).toHaveAccessibleName('Cell 2 of 16, after count 1: empty');
    const recording = await recorder.recording();
    expect(onsets(recording).map((t) => pitchAt(recording, t))).toEqual([800, 400]);
    recorder.stop();
  });

  test('Show Solution, then Check: Perfect!, confetti, and the pattern is played', async () => {
    await reducedMotion(false);
    await show(RHYTHMS.majao, { bpm: 210 });
    await solve();
    expect(cells()).toBe(MAJAO);
    const recorder = await listen();
    await button('Check').click();
    await expect.element(page.getByText('Perfect!')).toBeVisible();
    expect(onSolved.mock.calls).toEqual([[true]]);
    await expect.poll(confetti).not.toBeNull();
    await expect.element(button('Play'), { timeout: 15_000 }).toBeVisible();
    expect(onsets(await recorder.recording())).toHaveLength(8);
    recorder.stop();
  });

  test('Check on a wrong grid marks what is wrong and explains, until it is corrected', async () => {
    await show();
    await solve();
    await cell(2).click();
    await cell(15).click();
    await button('Check').click();
    await expect.element(page.getByText('Not quite right')).toBeVisible();
    await expect.element(page.getByText('2 cells are marked')).toBeVisible();
    // Checked again: the verdict is announced again.
    const said = page.getByText('Not quite right').element();
    await button('Check').click();
    await expect.poll(() => said.isConnected).toBe(false);
    await expect.element(page.getByText('Not quite right')).toBeVisible();
    await expect
      .element(cell(15))
      .toHaveAccessibleName('Cell 15 of 16, count 8: empty, not right yet');
    const marked = () =>
      cellButtons().flatMap((e, i) =>
        getComputedStyle(e, '::after').content.includes('✗') ? i + 1 : [],
      );
    expect(marked()).toEqual([2, 15]);
    await expect.element(page.getByText('Only the odd steps are struck.')).toBeVisible();
    await expect.element(button('Play')).toBeVisible();
    expect(onSolved).not.toHaveBeenCalled();
    await cell(2).click();
    await expect.element(page.getByText('Not quite right')).not.toBeInTheDocument();
    await expect.element(cell(2)).toHaveAccessibleName('Cell 2 of 16, after count 1: accented');
    expect(marked()).toEqual([15]);
    await expect.element(page.getByText('Only the odd steps are struck.')).toBeVisible();
  });
});

describe('by keyboard', () => {
  test('one tab stop; arrows, Home and End move; Space and Enter cycle; digits set; P plays and stops', async () => {
    await show();
    await userEvent.tab();
    await expect.element(cell(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect.element(cell(11)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect.element(cell(16)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(cell(1)).toHaveFocus();
    for (const [key, stroke] of [
      [' ', '1'],
      ['{Enter}', '2'],
      ['0', '0'],
      ['2', '2'],
      ['1', '1'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(cells()[0]).toBe(stroke);
    }
    await userEvent.keyboard('p');
    await expect.element(button('Stop')).toBeVisible();
    await userEvent.keyboard('p');
    await expect.element(button('Play')).toBeVisible();
    await userEvent.tab();
    await expect.element(button('Slower')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(cell(1)).toHaveFocus();
  });
});

describe('by touch', () => {
  /** A touch in a cell, in coordinates of the window. */
  const finger = (step: number, id: number) => {
    const frame = window.frameElement?.getBoundingClientRect();
    const { left, top } = cell(step).element().getBoundingClientRect();
    return { x: left + 20 + (frame?.left ?? 0), y: top + 20 + (frame?.top ?? 0), id };
  };
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: ReturnType<typeof finger>[]
  ) => cdp().send('Input.dispatchTouchEvent', { type, touchPoints });

  test('thumbs that overlap each set their cell', async () => {
    await show();
    await expect.element(cell(1)).toBeVisible();
    const [left, right] = [finger(1, 0), finger(3, 1)];
    await touch('touchStart', left);
    await touch('touchStart', left, right);
    await touch('touchEnd', right);
    await touch('touchEnd');
    await expect.poll(cells).toBe(`101${'0'.repeat(13)}`);
    await expect.element(cell(1)).toHaveFocus();
  });

  test('a finger that leaves the cell sets nothing', async () => {
    await show();
    await expect.element(cell(1)).toBeVisible();
    await touch('touchStart', finger(1, 0));
    await touch('touchMove', finger(2, 0));
    await touch('touchEnd');
    await cell(4).click();
    expect(cells()).toBe(`0001${'0'.repeat(12)}`);
  });
});

describe('for screen readers', () => {
  test('results, the solution and an empty grid that plays are announced politely; the solution can be emptied at once', async () => {
    await show();
    const announced = async (text: string) => {
      await expect.element(page.getByText(text)).toBeVisible();
      expect(page.getByText(text).element().closest('[aria-live="polite"]')).not.toBeNull();
    };
    await button('Play').click();
    await announced('The grid is empty');
    await button('Check').click();
    await announced('Not quite right');
    await expect.element(page.getByText('The grid is empty')).not.toBeInTheDocument();
    await solve();
    await announced('The solution was filled in');
    await button('Build it from an empty grid').click();
    await expect.element(cell(1)).toHaveFocus();
    expect(cells()).toBe('0'.repeat(16));
    await expect.element(page.getByText('The solution was filled in')).not.toBeInTheDocument();
  });

  test('axe finds nothing in any state', async () => {
    await show();
    await expectNoViolations('empty');
    await button('Check').click();
    await expectNoViolations('missed');
    await cell(1).click();
    await expectNoViolations('corrected');
    await solve();
    await button('Check').click();
    await expect.poll(current).not.toBeNull();
    await expectNoViolations('solved');
    await button('Reset').click();
  });
});

describe('playing', () => {
  test('Loop and Count-in are off at first; the count-in shows its beats, then each step marks its cell, again and again', async () => {
    await show(RHYTHMS['majao-bar'], { bpm: 240 });
    await more();
    for (const name of ['Loop', 'Count-in']) {
      await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
      await button(name).click();
    }
    const beats: string[] = [];
    const cells: number[] = [];
    const observer = new MutationObserver(() => {
      const count = document.querySelector('[data-count-in]');
      // On the button, so that it covers no cell.
      if (count) expect(count.closest('button')).toBe(button('Stop').element());
      const beat = count?.textContent;
      if (beat && beats.at(-1) !== beat) beats.push(beat);
      const cell = Number(/^Cell (\d)/.exec(current()?.getAttribute('aria-label') ?? '')?.[1]);
      if (cell && cells.at(-1) !== cell) cells.push(cell);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await button('Play').click();
    await expect.poll(() => cells.length, { timeout: 15_000 }).toBeGreaterThan(8);
    observer.disconnect();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await button('Stop').click();
    await expect.poll(current).toBeNull();
    // Before the first cell, and not again.
    expect(beats).toEqual(['1', '2', '3', '4']);
    expect(cells[0]).toBe(1);
    // In order. A very busy browser may skip one.
    const strides = cells.slice(1).map((cell, i) => (cell - (cells[i] ?? 0) + 8) % 8);
    expect(strides.every((stride) => stride === 1 || stride === 2)).toBe(true);
  });

  test('leaving the page stops the sound', async () => {
    const screen = await show(RHYTHMS.majao, { bpm: 210 });
    await solve();
    await button('Play').click();
    await expect.poll(current).not.toBeNull();
    const recorder = await listen();
    await screen.unmount();
    // Three strokes long.
    const left = engine.output.clock.now();
    await expect
      .poll(() => engine.output.clock.now() - left, { timeout: 15_000 })
      .toBeGreaterThan(0.4);
    expect(onsets(await recorder.recording()).length).toBeLessThanOrEqual(1);
    recorder.stop();
  });
});

test('without sound the grid shows a notice and keeps working until sound returns', async () => {
  await show();
  await listen().then((recorder) => recorder.stop());
  const resume = AudioContext.prototype.resume;
  const context = engine.output.bus?.context as AudioContext;
  AudioContext.prototype.resume = () =>
    Promise.reject(new DOMException('interrupted', 'InvalidStateError'));
  try {
    await context.suspend();
    await expect.element(page.getByText(/^No sound on this device right now/)).toBeVisible();
    // A step is short: a busy browser may miss it once.
    await more();
    await button('Loop').click();
    await button('Play').click();
    await expect.element(cell(2), { timeout: 15_000 }).toHaveAttribute('aria-current', 'step');
    await solve();
    await button('Check').click();
    await expect.element(page.getByText('Perfect!')).toBeVisible();
  } finally {
    AudioContext.prototype.resume = resume;
  }
  await cell(1).click();
  await expect.element(page.getByText(/^No sound on this device/)).not.toBeInTheDocument();
  expect(engine.output.status).toBe('audible');
});

test("the count-in is four of the dancers' counts", async () => {
  await show(RHYTHMS.majao);
  await button('Band tempo').click();
  await more();
  await button('Count-in').click();
  await solve();
  const recorder = await listen();
  await button('Play').click();
  await expect
    .poll(async () => onsets(await recorder.recording()).length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(5);
  await button('Stop').click();
  const heard = onsets(await recorder.recording()).slice(0, 5);
  const gaps = heard.slice(1).map((time, i) => time - (heard[i] ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(60 / 120, 3);
  recorder.stop();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { RhythmGrid } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { onsets } from '#tests/support/recorder.ts';
import {
  button,
  cell,
  countsAbove,
  current,
  listen,
  more,
  resetPage,
  show,
  solve,
} from '#tests/support/rhythm-grid-page.tsx';

beforeEach(resetPage);

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
    // In turn; a very busy browser may skip one.
    const strides = cells.slice(1).map((cell, i) => (cell - (cells[i] ?? 0) + 8) % 8);
    expect(strides.every((stride) => stride === 1 || stride === 2)).toBe(true);
  });

  test('leaving the page stops the sound', async () => {
    const exercise = {
      id: 'm',
      title: 'Majao',
      instructions: '',
      explanation: '',
      pattern: RHYTHMS.majao,
      bpm: 210,
    };
    const screen = await render(<RhythmGrid exercise={exercise} />);
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

test("the dancers' counts are the large figures, and what is printed the small ones", async () => {
  await show(RHYTHMS.majao);
  await expect.element(cell(1)).toBeVisible();
  const size = (element: Element | null | undefined) =>
    Number.parseFloat(getComputedStyle(element ?? document.body).fontSize);
  const count = cell(7).element().previousElementSibling;
  expect(countsAbove()[3]).toBe(count?.textContent);
  expect(size(count)).toBeGreaterThan(1.5 * size(cell(7).element().lastElementChild));
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

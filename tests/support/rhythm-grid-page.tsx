import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import { RHYTHMS, type RhythmPattern } from '#audio/music/rhythms.ts';
import { gridMemory } from '#src/exercises/rhythm-grid/memory.ts';
import { RhythmGrid } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { inPage } from './in-page.tsx';
import { reducedMotion } from './motion.ts';
import { isRinging, type Recorder, record } from './recorder.ts';

// A rhythm grid in a page, and helpers for its tests.

export const onSolved = vi.fn();

/** @param bpm beats per minute; faster than learners can set it, to save time */
export async function show(pattern: RhythmPattern = RHYTHMS.majao, { bpm = 105 } = {}) {
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

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Opens the sections under More, where they are closed. */
export async function more() {
  for (const closed of await page.getByRole('button', { name: 'More', expanded: false }).all()) {
    await closed.click();
  }
}

/** Fills in the solution. */
export async function solve() {
  await more();
  await button('Show Solution').click();
}

export const cell = (step: number) => button(new RegExp(`^Cell ${step} of`));
export const current = () => document.querySelector('[aria-current="step"]');
export const names = () =>
  [...document.querySelectorAll('[data-stroke]')].map((e) => e.getAttribute('aria-label'));
/** The numbers above the cells. */
export const countsAbove = () =>
  [...document.querySelectorAll('[data-stroke]')].flatMap(
    (e) => e.previousElementSibling?.textContent ?? [],
  );
export const cells = () =>
  [...document.querySelectorAll('[data-stroke]')]
    .map((e) => e.getAttribute('data-stroke'))
    .join('');

/** Opens the sound and starts recording, once a tap of an earlier test, which sounds when it opens, has faded. */
export async function listen(): Promise<Recorder> {
  expect(await engine.output.open()).toBe(true);
  const { bus } = engine.output;
  if (!bus) throw new Error('no bus');
  const earlier = await record(bus);
  await expect.poll(async () => isRinging(await earlier.recording())).toBe(false);
  earlier.stop();
  return record(bus);
}

/** Resets memory and viewport before a test, which confetti would slow down. */
export async function resetPage(): Promise<void> {
  gridMemory.clear();
  await reducedMotion(true);
  await page.viewport(820, 900);
}

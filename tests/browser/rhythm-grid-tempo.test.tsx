import '#src/ui/base.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { onsets } from '#tests/support/recorder.ts';
import {
  button,
  cell,
  cells,
  countsAbove,
  endVisit,
  listen,
  more,
  resetPage,
  show,
  solve,
} from '#tests/support/rhythm-grid-page.tsx';

// A recording on a busy machine takes its time; the limit only ends a test that hangs.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(resetPage);

const tempos = () => [...document.querySelectorAll('output')].map((output) => output.textContent);
const pressed = (name: string) => button(name).element().getAttribute('aria-pressed');

test('Band tempo sets every grid of the page to 120 counts', async () => {
  await show(RHYTHMS.majao, { id: 'majao' });
  await show(RHYTHMS['majao-bar'], { id: 'bar' });
  await show(RHYTHMS.mambo, { id: 'mambo' });
  await button('Band tempo').nth(1).click();
  await expect.poll(tempos).toEqual(['60 bpm', '120 bpm', '120 bpm']);
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

test('an unfinished grid goes on in the next visit, and says so once', async () => {
  const earlier = page.getByText('Continued from your last visit');
  const screen = await show(RHYTHMS.majao);
  await cell(2).click();
  await more();
  for (const name of ['Loop', 'Slower']) await button(name).click();
  await screen.unmount();
  endVisit();
  const again = await show(RHYTHMS.majao);
  await more();
  expect(cells()).toBe(`01${'0'.repeat(14)}`);
  expect(tempos()).toEqual(['100 bpm']);
  expect(pressed('Loop')).toBe('true');
  await expect.element(earlier).toBeVisible();
  await cell(2).click();
  await expect.element(earlier).not.toBeInTheDocument();
  await again.unmount();
  await show(RHYTHMS.majao);
  expect(cells()).toBe(`02${'0'.repeat(14)}`);
  await expect.element(earlier).not.toBeInTheDocument();
});

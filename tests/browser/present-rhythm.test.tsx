import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { engine } from '#audio/engine/engine.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import type { SlideOf } from '#src/present/slide.ts';
import { firstChoice } from '#src/present/slides/rhythm/model.ts';
import { attacksOf, recordEngine } from '#tests/support/recorder.ts';
import { listenToBand, type SlideValues, showSlide } from '#tests/support/slide-stage.tsx';

const own = RHYTHMS['derecho-counts'];
const slide: SlideOf<'rhythm'> = {
  id: 'derecho',
  title: 'Derecho with the low drum',
  kind: 'rhythm',
  pattern: own,
};
const fast = (): SlideValues => new Map([['derecho rhythm', { ...firstChoice(own), tempo: 160 }]]);
const DERECHO = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];
const MAJAO = [0, 1, 2, 3];
const MAMBO = [0, 1, 2, 3].flatMap((beat) => [beat, beat + 0.5, beat + 0.75]);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const strokesShown = () => document.querySelectorAll('[data-stroke]').length;
const playhead = () => document.querySelector<HTMLElement>('[data-playhead]');

/** The beats of the güira in each bar that has been heard. */
const barsOf = (band: ReturnType<typeof listenToBand>) =>
  Array.from({ length: band.barsHeard() }, (_, bar) => band.beats('guira', bar));

beforeEach(() => page.viewport(1280, 720));

afterEach(() => vi.restoreAllMocks());

describe('the steps', () => {
  test('silence, then the sound alone, then the strokes; the sound goes on until the slide is left', async () => {
    const band = listenToBand();
    const shown = await showSlide(slide, 'show', fast());
    const row = page.getByRole('img', { name: 'The strokes are hidden' });
    await expect.element(row).toBeVisible();
    expect(band.playbacks).toHaveLength(0);
    await shown.enter('play');
    await expect.poll(() => band.barsHeard()).toBeGreaterThan(0);
    expect(strokesShown()).toBe(0);
    expect(playhead()?.hidden).toBe(false);
    await expect.element(row).toBeVisible();
    await shown.enter('reveal');
    expect(strokesShown()).toBe(16);
    await expect.element(page.getByRole('img', { name: /^Strokes on 1, 1 and/ })).toBeVisible();
    expect(band.playbacks).toHaveLength(1);
    expect(band.playbacks[0]?.position).not.toBeNull();
    await shown.leave();
    expect(band.playbacks[0]?.position).toBeNull();
  });
});

describe('while it sounds', () => {
  test('the band neither stops nor stumbles when rhythm, tempo and step change', async () => {
    const band = listenToBand();
    const shown = await showSlide(slide, 'show', fast());
    shown.keys().toggle?.();
    await expect.poll(() => band.beats('guira', 0).length).toBeGreaterThan(2);
    const recorder = await recordEngine(engine);
    /** Waits until the bar that was heard last is a whole one of a rhythm. */
    const heard = (beats: readonly number[]) =>
      expect.poll(() => `${barsOf(band).at(-1)}`, { timeout: 15_000 }).toBe(`${beats}`);
    shown.keys().rhythm?.('majao');
    await shown.enter('reveal');
    await heard(MAJAO);
    shown.keys().tempo?.(-1);
    shown.keys().rhythm?.('mambo');
    await heard(MAMBO);
    // All three together have the strokes of the mambo, the two others those of derecho.
    shown.keys().compare?.();
    shown.keys().digit?.(3);
    await heard(DERECHO);
    // The güira is right of the centre.
    const recording = await recorder.recording(1);
    recorder.stop();

    const bars = barsOf(band);
    const names = bars.map((beats) =>
      [DERECHO, MAJAO, MAMBO].findIndex((b) => `${b}` === `${beats}`),
    );
    expect(names.filter((name, i) => name !== names[i - 1])).toEqual([0, 1, 2, 0]);
    expect(document.querySelector('[data-rhythm=mambo]')?.getAttribute('data-heard')).toBe('false');
    expect(band.playbacks).toHaveLength(1);
    const [playback] = band.playbacks;
    const secondsOf = (bar: number) =>
      (playback?.timeOf(4 * bar + 4) ?? 0) - (playback?.timeOf(4 * bar) ?? 0);
    expect(secondsOf(0)).toBeCloseTo((4 * 60) / 160, 6);
    expect(secondsOf(bars.length - 1)).toBeCloseTo((4 * 60) / 155, 6);
    // Each stroke has left the loudspeaker when it was due.
    const attacks = attacksOf(recording, band.times('guira'));
    expect(attacks.length).toBeGreaterThan(20);
    expect(attacks.filter((late) => Math.abs(late) > 0.005)).toEqual([]);
  });

  test('a class is counted in, and claps what lights up without the güira', async () => {
    const band = listenToBand();
    const shown = await showSlide(slide, 'show', fast());
    const count = document.querySelector('[data-look="count-in"]');
    const counted: string[] = [];
    const observer = new MutationObserver(() => {
      counted.push(count?.querySelector('[data-lit]')?.textContent ?? '');
    });
    observer.observe(count as Element, { subtree: true, attributes: true });
    shown.keys().clap?.();
    await expect.poll(() => document.querySelector('[data-clap] [data-current]')).not.toBeNull();
    observer.disconnect();
    expect(counted.join('')).toMatch(/^1?2?3?4?$/);
    expect(counted.length).toBeGreaterThan(1);
    await expect.poll(() => band.barsHeard()).toBeGreaterThan(0);
    expect(band.beats('guira', 0)).toEqual([]);
    expect(band.beats('bongos', 0).length).toBeGreaterThan(0);
  });
});

test('what is set, by keyboard or mouse, is there again after a reload, and silent', async () => {
  const kept = fast();
  const before = await showSlide(slide, 'play', kept);
  await button('Mambo').click();
  button('5 faster').element().focus();
  await userEvent.keyboard('{Enter}');
  // The fastest tempo already.
  await expect.element(page.getByText('160 counts a minute')).toBeVisible();
  button('5 slower').element().focus();
  await userEvent.keyboard('{Enter}');
  before.keys().compare?.();
  before.keys().digit?.(2);
  await before.leave();
  const band = listenToBand();
  await showSlide(slide, 'play', kept);
  await expect.element(button(/^Majao Strokes/)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('155 counts a minute')).toBeVisible();
  expect(band.playbacks).toHaveLength(0);
});

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { engine } from '#audio/engine/engine.ts';
import { liveEngine } from '#audio/engine/live/live-engine.ts';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { SONG_MAP } from '#src/content/answers/song-map.ts';
import type { Slide, SlideOf } from '#src/present/slide.ts';
import { firstChoice } from '#src/present/slides/rhythm/model.ts';
import { attacksOf, recordEngine } from '#tests/support/recorder.ts';
import { listenToBand, type SlideValues, showSlide } from '#tests/support/slide-stage.tsx';

const band = (query: string): Slide => ({
  id: 'band',
  title: 'Play with the band',
  kind: 'band',
  query: `rhythm=mambo&${query}`,
});
const CLIPS: Slide = {
  id: 'clips',
  title: 'Hear majao',
  kind: 'clips',
  samples: [
    { name: 'The band', clip: 'band-majao' },
    { name: 'Güira', clip: 'solo-majao-guira' },
    { name: 'Bolero', clip: 'style-bolero' },
  ],
};
const SONG: Slide = {
  id: 'song',
  title: 'Walk through a song',
  kind: 'song-map',
  parts: SONG_MAP.parts,
  example: SONG_MAP.example,
};

const RHYTHM: SlideOf<'rhythm'> = {
  id: 'derecho',
  title: 'Derecho with the low drum',
  kind: 'rhythm',
  pattern: RHYTHMS['derecho-counts'],
};
const fast = (): SlideValues =>
  new Map([['derecho rhythm', { ...firstChoice(RHYTHM.pattern), tempo: 160 }]]);
const DERECHO = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];
const MAJAO = [0, 1, 2, 3];
const MAMBO = [0, 1, 2, 3].flatMap((beat) => [beat, beat + 0.5, beat + 0.75]);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The counts that light up from now on: a set that grows. */
function litCounts(): Set<string> {
  const counts = new Set<string>();
  const light = new MutationObserver(() => {
    const lit = document.querySelector('[data-lit]')?.textContent;
    if (lit) counts.add(lit);
  });
  light.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-lit'] });
  onTestFinished(() => light.disconnect());
  return counts;
}

/** The players whose lights go on from now on: a set that grows. */
function lights(): Set<string> {
  const names = new Set<string>();
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
    const player = this.getAttribute('data-light');
    if (player) names.add(player);
    return animate.apply(this, args);
  });
  return names;
}

const strokesShown = () => document.querySelectorAll('[data-stroke]').length;
const playhead = () => document.querySelector<HTMLElement>('[data-playhead]');

/** The beats of the güira in each bar that has been heard. */
const barsOf = (band: ReturnType<typeof listenToBand>) =>
  Array.from({ length: band.barsHeard() }, (_, bar) => band.beats('guira', bar));

beforeEach(() => page.viewport(1280, 720));

describe('the band', () => {
  test('lights up on every stroke; a digit leaves one player alone, and brings all back; 0 shows its chart, with a playhead', async () => {
    const shown = await showSlide(band('tempo=160&count-in=off'));
    await expect.element(page.getByText(/^Mambo 160/)).toBeVisible();
    shown.press(3);
    await expect.element(button('Solo Bass')).toHaveAttribute('aria-pressed', 'true');
    const lit = lights();
    const counts = litCounts();
    await shown.enter('play');
    await expect.poll(() => counts.size).toBeGreaterThan(0);
    await expect.poll(() => [...counts].sort().join(' ')).toBe('1 2 3 4 5 6 7 8');
    expect([...lit]).toEqual(['Bass']);
    shown.press(3);
    await expect.element(button('Solo Bass')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => lit.size).toBe(5);
    shown.press(0);
    await expect.element(page.getByRole('group', { name: /^Bar 1 of 4, mambo/ })).toBeVisible();
    await expect
      .poll(() => document.querySelector('[data-bar="1"] [data-playhead]:not([hidden])'))
      .not.toBeNull();
    await expect.element(page.getByRole('group', { name: /^Bar 2 of 4/ })).toBeVisible();
  });

  test('plays what the query says, changes at a bar line and keeps what is set', async () => {
    const kept: SlideValues = new Map();
    const heard = listenToBand();
    const shown = await showSlide(
      band('tempo=160&count-in=off&loop=2&my-guira=d...d...d...d...'),
      'show',
      kept,
    );
    await expect.element(page.getByText(/^Mambo 160/)).toBeVisible();
    // Solo, so that each of its strokes can be found in the recording.
    shown.press(4);
    shown.keys().toggle?.();
    await expect.poll(() => heard.beats('bongos', 0).length).toBeGreaterThan(2);
    const recorder = await recordEngine(engine);
    shown.press('D');
    shown.press('−');
    await shown.enter('play');
    shown.press(0);
    await expect.element(page.getByText(/^Derecho 155/)).toBeVisible();
    const changed = heard.barsHeard();
    await expect.poll(() => heard.barsHeard()).toBeGreaterThan(changed);
    const [playback] = heard.playbacks;
    const bar = (playback?.timeOf(4 * changed + 4) ?? 0) - (playback?.timeOf(4 * changed) ?? 0);
    expect(bar).toBeCloseTo((4 * 60) / 155, 6);
    expect(heard.beats('guira', changed)).toEqual([0, 1, 2, 3]);
    expect(heard.playbacks).toHaveLength(1);
    // The güira is right of the centre.
    const recording = await recorder.recording(1);
    recorder.stop();
    const strokes = heard.times('guira');
    expect(attacksOf(recording, strokes).length).toBeGreaterThan(4);
    expect(attacksOf(recording, strokes).filter((late) => Math.abs(late) > 0.005)).toEqual([]);
    await shown.leave();
    expect(heard.playbacks[0]?.position).toBeNull();
    await showSlide(band(''), 'play', kept);
    await expect.element(page.getByText(/^Derecho 155/)).toBeVisible();
    expect(heard.playbacks).toHaveLength(1);
  });
});

describe('clips', () => {
  test('are heard from the first on, or chosen by a digit, and show what is played bar by bar', async () => {
    const shown = await showSlide(CLIPS);
    await shown.enter('play');
    await expect.element(button('Stop The band')).toBeVisible();
    await expect.poll(() => engine.output.status).toBe('audible');
    shown.press(2);
    await expect.element(button('Stop Güira')).toBeVisible();
    shown.press(0);
    const bar = (number: number) => page.getByRole('group', { name: `Bar ${number} of` });
    await expect
      .poll(() => document.querySelector('[data-bar="1"] [data-playhead]:not([hidden])'))
      .not.toBeNull();
    await expect.element(bar(2)).toBeVisible();
    await expect.element(bar(1)).not.toBeInTheDocument();
    // There is no chart for another style.
    shown.press(3);
    await expect.element(button('Stop Bolero')).toBeVisible();
    await expect.element(button(/^Chart/)).not.toBeInTheDocument();
    shown.press(9);
    shown.keys().toggle?.();
    await expect.element(button('Play Bolero')).toBeVisible();
    shown.press(0);
    shown.press(1);
    await expect.element(bar(1)).toBeVisible();
  });
});

test('a question of ear training shows how far it is, and is heard again with its chart, the player concerned louder', async () => {
  // The band plays two bars without the missing player, then with them.
  const asked = { skill: 'missing', level: 1, seed: 'class 3', phone: false } as const;
  const { focus, explained } = earQuestion(asked);
  const count = explained(EAR_MUSIC).bars.length;
  const bar = () => document.querySelector('[data-bar]')?.getAttribute('data-bar');
  const shown = await showSlide({
    ...{ kind: 'question', id: 'ear-1', title: 'Who is missing', question: 'Who is missing?' },
    ...{ options: [], correct: [], explanation: '', asked },
  });
  await shown.enter('play');
  await expect.element(button('Stop clip')).toBeVisible();
  const heard = () =>
    Number.parseFloat(
      button(/clip$/).element().querySelector<HTMLElement>('[style*="scale"]')?.style.scale ?? '',
    );
  await expect.poll(heard).toBeGreaterThan(0.02);
  expect(heard()).toBeLessThan(1);
  shown.keys().toggle?.();
  await expect.element(button('Play clip')).toBeVisible();
  await expect.poll(heard).toBe(0);
  for (const step of ['reveal', 'explain'] as const) {
    await shown.enter(step);
    expect(bar(), step).toBeUndefined();
  }
  const set = vi.spyOn(liveEngine.mixer, 'set');
  const gains = (player: BandInstrument) =>
    set.mock.calls.filter(([name]) => name === player).map(([, { gain }]) => gain);
  await shown.enter('chart');
  await expect.element(button(/^Stop/)).toBeVisible();
  const playhead = () =>
    document.querySelector('[data-bar="0"] [data-playhead=line]:not([hidden])');
  await expect.poll(playhead).not.toBeNull();
  const lanes = [...document.querySelectorAll('[data-bar] [data-lane]')];
  expect(lanes.map((lane) => lane.getAttribute('data-lane'))).toEqual(focus);
  for (const player of BAND) {
    expect(gains(player).at(-1), player).toBeCloseTo(focus.includes(player) ? 1.35 : 0.4);
  }
  shown.keys().toggle?.();
  await expect.element(button(/^Play/)).toBeVisible();
  // While stopped, it shows the bar in which they enter.
  await expect.poll(bar).toBe(`${count / 2}`);
});

test('a part of a song is chosen by a digit or a tap, and named', async () => {
  const shown = await showSlide(SONG);
  await expect.element(button(/^Play Intro/)).toBeVisible();
  shown.press(9);
  await expect.element(button(/^Stop Mambo/)).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByText('Mambo 16 bars', { exact: true })).toBeVisible();
  await button(/^Play Outro/).click();
  await expect.element(button(/^Stop Outro/)).toBeVisible();
});

describe('a rhythm', () => {
  test('silence, then the sound alone, then the strokes; the sound goes on until the slide is left', async () => {
    const band = listenToBand();
    const shown = await showSlide(RHYTHM, 'show', fast());
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

  test('the band neither stops nor stumbles when rhythm, tempo and step change', async () => {
    const band = listenToBand();
    const shown = await showSlide(RHYTHM, 'show', fast());
    shown.keys().toggle?.();
    await expect.poll(() => band.beats('guira', 0).length).toBeGreaterThan(2);
    const recorder = await recordEngine(engine);
    /** Waits until the latest complete bar has a certain rhythm. */
    const heard = (beats: readonly number[]) =>
      expect.poll(() => `${barsOf(band).at(-1)}`, { timeout: 15_000 }).toBe(`${beats}`);
    shown.press('M');
    await shown.enter('reveal');
    await heard(MAJAO);
    shown.press('−');
    shown.press('X');
    await heard(MAMBO);
    // All three together have the mambo's strokes, the other two derecho's.
    shown.press('V');
    shown.press(3);
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
    const shown = await showSlide(RHYTHM, 'show', fast());
    const count = document.querySelector('[data-look="count-in"]');
    const counted: string[] = [];
    const observer = new MutationObserver(() => {
      counted.push(count?.querySelector('[data-lit]')?.textContent ?? '');
    });
    observer.observe(count as Element, { subtree: true, attributes: true });
    shown.press('C');
    await expect.poll(() => document.querySelector('[data-clap] [data-current]')).not.toBeNull();
    observer.disconnect();
    expect(counted.join('')).toMatch(/^1?2?3?4?$/);
    expect(counted.length).toBeGreaterThan(1);
    await expect.poll(() => band.barsHeard()).toBeGreaterThan(0);
    expect(band.beats('guira', 0)).toEqual([]);
    expect(band.beats('bongos', 0).length).toBeGreaterThan(0);
  });

  test('what is set, by keyboard or mouse, is there again after a reload, and silent', async () => {
    const kept = fast();
    const before = await showSlide(RHYTHM, 'play', kept);
    await button('Mambo').click();
    button('5 faster').element().focus();
    await userEvent.keyboard('{Enter}');
    // The tempo is already the fastest one.
    await expect.element(page.getByText('160 counts a minute')).toBeVisible();
    button('5 slower').element().focus();
    await userEvent.keyboard('{Enter}');
    before.press('V');
    before.press(2);
    await before.leave();
    const band = listenToBand();
    await showSlide(RHYTHM, 'play', kept);
    await expect.element(button(/^Majao Strokes/)).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('155 counts a minute')).toBeVisible();
    expect(band.playbacks).toHaveLength(0);
  });
});

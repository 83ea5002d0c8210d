import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { type LoopBars, loopBars, songForm } from '#audio/music/live/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { Listeners } from '#lib/listeners.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import { ClipChart } from '#src/band/chart/clip/clip-chart.tsx';
import { loadClipChart } from '#src/band/chart/clip/load-clip-chart.ts';
import { SampleList } from '#src/sound/clips/sample-list.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectToFit } from '#tests/support/fit.ts';
import { inPage } from '#tests/support/in-page.tsx';
import { SimulatedBand } from '#tests/support/simulated-band.ts';

const music = { song: 'la-ventana', key: 'Am', changes: 'verse', take: 1, lanes: {} } as const;
const loop = (rhythm: RhythmType, bars: LoopBars) => loopBars({ ...music, rhythm }, bars);
let band: SimulatedBand;

beforeEach(() => {
  band = new SimulatedBand();
});

/** Shows the chart, whose rows render one after the other. */
async function show(props: Partial<ComponentProps<typeof BandChart>> = {}) {
  const screen = await render(chart(props));
  const inTwoRows = innerWidth < 700 ? 2 : 4;
  const expected = Math.min(props.bars?.length ?? 4, inTwoRows);
  await expect.poll(() => bars().length).toBe(expected);
  return screen;
}

const chart = (props: Partial<ComponentProps<typeof BandChart>>) =>
  inPage(<BandChart label="The band" bars={loop('derecho', 4)} loops band={band} {...props} />);

const bars = () => [...document.querySelectorAll('[data-bar]')];
const shownBars = () => bars().map((bar) => Number(bar.getAttribute('data-bar')) + 1);
const lane = (bar: number, player: string) =>
  bars()[bar - 1]?.querySelector(`[data-lane="${player}"]`) as HTMLElement;
const playheads = () =>
  [...document.querySelectorAll<HTMLElement>('[data-playhead="column"]')].filter(
    (element) => !element.hidden,
  );
/** The bar and the cell, both from 1, under the playhead; null if it is hidden. */
function playhead() {
  const [shown] = playheads();
  if (!shown) return null;
  const bar = shown.closest('[data-bar]') as Element;
  const place = shown.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  const border = bar.clientLeft;
  const cell = Math.round(((place.left - box.left - border) / bar.clientWidth) * 16) + 1;
  return `${Number(bar.getAttribute('data-bar')) + 1}/${cell}`;
}

describe('a chart shows', () => {
  test('every stroke of every player, in its cell', async () => {
    await show({ bars: loop('majao', 2) });
    const guira = [...lane(1, 'guira').children].map((mark) => [
      mark.getAttribute('data-kind'),
      (mark as HTMLElement).style.gridColumnStart,
    ]);
    expect(guira).toEqual([
      ['down', '1'],
      ['down', '5'],
      ['down', '9'],
      ['down', '13'],
    ]);
    expect(bars()[0]?.querySelectorAll('[data-large]')).toHaveLength(4);
    expect(bars().map((bar) => bar.querySelector('[data-large]')?.textContent)).toEqual(['1', '5']);
  });

  test('a player who is not heard as muted', async () => {
    const screen = await show({ muted: 'guira bass' });
    const words = () => bars()[0]?.querySelector('ul')?.textContent;
    expect(words()).toContain('Güira, muted. 1: down');
    expect(words()).toContain('Bongos. 1');
    expect(page.getByText('muted', { exact: true }).elements()).toHaveLength(4);
    await screen.rerender(chart({ muted: '' }));
    await expect.poll(words).not.toContain(', muted');
  });

  test("the dancers' steps, which can be switched off", async () => {
    await show();
    const toggle = page.getByRole('button', { name: 'Dancers’ steps' });
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    const steps = () => [...document.querySelectorAll('[data-step]')].map((e) => e.textContent);
    expect(steps().slice(0, 4)).toEqual(['step', 'step', 'step', 'tap']);
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(steps).toEqual([]);
  });

  test.each([320, 1000])('what fits %i px, each letter in its cell; passes axe', async (width) => {
    await page.viewport(width, 900);
    await show({ bars: loop('mambo', 8) });
    expectToFit();
    expect(shownBars()).toEqual(width < 700 ? [1, 2] : [1, 2, 3, 4]);
    for (const mark of document.querySelectorAll('[data-bar] [data-kind]')) {
      const letter = document.createRange();
      letter.selectNodeContents(mark.firstElementChild as Element);
      expect(letter.getBoundingClientRect().width).toBeLessThanOrEqual(mark.clientWidth + 1);
    }
    await page.getByText('What the signs mean').click();
    await band.moveTo(0.5);
    await expectNoViolations();
  });
});

describe('the playhead', () => {
  test('is in the cell that is heard, and nowhere in the count-in and after the end', async () => {
    await show();
    expect(playhead()).toBeNull();
    await band.moveTo(-2);
    expect(playhead()).toBeNull();
    for (const [beats, cell] of [
      [0, '1/1'],
      [0.26, '1/2'],
      [3.99, '1/16'],
      [4, '2/1'],
      [13.5, '4/7'],
      // The loop again.
      [16.75, '1/4'],
    ] as const) {
      await band.moveTo(beats);
      expect(playhead()).toBe(cell);
      expect(playheads()).toHaveLength(1);
    }
    await band.moveTo(null);
    expect(playhead()).toBeNull();
  });

  test('goes on between two steps without being told', async () => {
    await show();
    await band.moveTo(1);
    band.position = 2.3;
    await expect.poll(playhead).toBe('1/10');
  });

  test('takes its bar from where the music is placed', async () => {
    await show({ bars: songForm(music).bars, loops: false, barAt: (bar) => bar + 8 });
    await band.moveTo(5);
    await expect.poll(playhead).toBe('10/5');
  });
});

describe('the chart of a clip', () => {
  test("has its playhead at the clip's position, and none once it has ended", async () => {
    const clip = new Listeners();
    const player = { state: 'playing', position: 0, subscribe: clip.subscribe };
    await render(
      <ClipChart
        clip="band-derecho"
        name="The whole band"
        player={player as unknown as ClipPlayer}
      />,
    );
    const at = async (seconds: number) => {
      player.position = seconds;
      clip.notify();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return playhead();
    };
    const secondsOf = (cells: number) => ((cells / 4) * 60) / catalogueEntry('band-derecho').bpm;
    // The other rows of the chart render when the browser is idle.
    await expect.poll(() => at(0)).toBe('1/1');
    await expect.poll(() => at(secondsOf(2.4))).toBe('1/3');
    await expect.poll(() => at(secondsOf(41.04))).toBe('3/10');
    // After the last stroke has died away.
    await expect.poll(() => at(11)).toBeNull();
    player.state = 'idle';
    await expect.poll(() => at(0)).toBeNull();
  });

  test('is not there in a list without music of a band', async () => {
    await render(
      <SampleList
        label="Other styles"
        samples={[{ name: 'Salsa', clip: 'rhythms-03' }]}
        loadChart={loadClipChart}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Play Salsa' })).toBeVisible();
    await expect.element(page.getByText('See what is played')).not.toBeInTheDocument();
  });
});

describe('music that is longer than the screen', () => {
  test('shows the row that is heard and the next one', async () => {
    await show({ bars: loop('derecho', 8) });
    await band.moveTo(4.5);
    expect(shownBars()).toEqual([1, 2, 3, 4]);
    await band.moveTo(8);
    await expect.poll(shownBars).toEqual([3, 4, 5, 6]);
    await expect.poll(playhead).toBe('3/1');
  });

  test('is paged through while the band is still, and followed again when it plays', async () => {
    const song = { bars: songForm(music).bars, loops: false };
    const screen = await show(song);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const { length } = song.bars;
    await expect.element(page.getByText(`Bars 1–4 of ${length}`)).toBeVisible();
    await expect.element(button('Previous bars')).toHaveAttribute('aria-disabled', 'true');
    await button('Next bars').click();
    await expect.poll(shownBars).toEqual([5, 6, 7, 8]);
    await expect.element(page.getByText(`Bars 5–8 of ${length}`)).toBeVisible();

    // In the count-in already.
    await band.moveTo(-3);
    await expect.poll(shownBars).toEqual([1, 2, 3, 4]);
    await expect.element(button('Next bars')).toHaveAttribute('aria-disabled', 'true');
    await screen.rerender(chart({ ...song, start: 16 }));
    expect(shownBars()).toEqual([1, 2, 3, 4]);
    // At the end it returns to the start of playback.
    await band.moveTo(null);
    await expect.poll(shownBars).toEqual([17, 18, 19, 20]);
    await button('Next bars').click();
    await button('Previous bars').click();
    await expect.poll(shownBars).toEqual([17, 18, 19, 20]);

    await screen.rerender(chart({ ...song, start: 24 }));
    await expect.poll(shownBars).toEqual([25, 26, 27, 28]);
  });
});

describe('taps', () => {
  test('are drawn where they were made, and removed for the next run', async () => {
    let tell: (mark: TapMark | null) => void = () => {};
    const subscribe = (listener: typeof tell) => {
      tell = listener;
      return () => {};
    };
    const marks = { subscribe };
    await show({ marks });
    const rows = () => document.querySelectorAll('[data-taps]').length;
    expect(rows()).toBe(0);
    // A run begins.
    tell(null);
    await expect.poll(rows).toBeGreaterThan(1);
    tell({ kind: 'hit', beat: 5, late: -0.02 });
    tell({ kind: 'miss', beat: 6 });
    const drawn = () => [...document.querySelectorAll('[data-taps] > *')].map((e) => e.textContent);
    expect(drawn()).toEqual(['−20', '×']);
    const mark = document.querySelector('[data-shape="early"]') as Element;
    expect(mark.closest('[data-bar]')?.getAttribute('data-bar')).toBe('1');
    const row = (mark.parentElement as Element).getBoundingClientRect();
    expect(mark.getBoundingClientRect().left - row.left).toBeCloseTo((3.9 / 16) * row.width, 0);
    // The same target in the next round of the loop.
    tell({ kind: 'hit', beat: 21, late: 0.004 });
    expect(drawn()).toEqual(['×', '+4']);
    tell(null);
    expect(drawn()).toEqual([]);
  });
});

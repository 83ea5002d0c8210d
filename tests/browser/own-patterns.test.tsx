import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import { type LoopBars, loopBars } from '#audio/music/live/practice-music.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { OwnPattern } from '#src/band/pattern/own-pattern.tsx';
import { PLAYERS } from '#src/band/players/players.ts';
import { useKeys } from '#src/page/input/keys.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectToFit } from '#tests/support/fit.ts';
import { SimulatedBand } from '#tests/support/simulated-band.ts';

const MAJAO_BAR = 'd...d...d...D...';
const band = new SimulatedBand();
const onEdit = vi.fn();
const onPageKey = vi.fn();
/** Keys that are also shortcuts of the page. */
const PAGE_KEYS = { 3: 'three', 0: 'zero', ' ': 'space', Backspace: 'back', ArrowRight: 'right' };

/** A page that plays the edited pattern. */
function Practice({ length, name }: { length: LoopBars; name: string }) {
  const [lanes, setLanes] = useState<OwnLanes>({});
  const music = { song: 'la-ventana', key: 'Am', changes: 'verse', take: 1 } as const;
  const bars = loopBars({ ...music, rhythm: 'majao', lanes }, length);
  useKeys(PAGE_KEYS, onPageKey);
  return (
    <main data-color="teal">
      <h1>Practice</h1>
      <BandChart label="The band" bars={bars} loops band={band} />
      <h2>{name}</h2>
      {PLAYERS.filter((player) => player.name === name).map((player) => (
        <OwnPattern
          key={player.id}
          player={player}
          bars={bars}
          own={lanes[player.id]}
          isTheirs={false}
          onTake={() => {}}
          onEdit={(lane) => {
            onEdit(player.id, lane?.cells ?? null);
            const { [player.id]: _, ...others } = lanes;
            setLanes(lane ? { ...others, [player.id]: lane } : others);
          }}
        />
      ))}
    </main>
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const cell = (name: string) => button(new RegExp(`^${name}:`));
/** The signs of a player on the chart, as kind and cell. */
const drawn = (player: BandInstrument, bar = 0) =>
  [...document.querySelectorAll(`[data-bar="${bar}"] [data-lane="${player}"] > *`)].map(
    (mark) =>
      `${Number.parseInt((mark as HTMLElement).style.gridColumnStart, 10) - 1} ${mark.getAttribute('data-kind')}`,
  );

async function open(length: LoopBars, player: string) {
  await render(<Practice length={length} name={player} />);
  await expect.element(cell('Bar 1, 1')).toBeVisible();
}

describe('a pattern', () => {
  test('starts as what its player plays, is drawn as it is edited, and goes back with one press', async () => {
    await open(1, 'Güira');
    const back = button('Restore the original');
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
    await expect.element(cell('Bar 1, 4')).toHaveAccessibleName('Bar 1, 4: down, accented');
    await cell('Bar 1, 1 and').click();
    expect(onEdit).toHaveBeenLastCalledWith('guira', 'd.d.d...d...D...');
    await expect.element(cell('Bar 1, 1 and')).toHaveAccessibleName('Bar 1, 1 and: down');
    expect(drawn('guira')).toEqual(['0 down', '2 down', '4 down', '8 down', '12 down']);
    await cell('Bar 1, 1 and').click();
    await cell('Bar 1, 1 and').click();
    expect(drawn('guira')[1]).toBe('2 up');
    await expect.element(page.getByText('The band plays your pattern')).toBeVisible();
    await back.click();
    expect(onEdit).toHaveBeenLastCalledWith('guira', null);
    await expect.element(cell('Bar 1, 1 and')).toHaveAccessibleName('Bar 1, 1 and: rest');
    await expect.element(back).toHaveFocus();
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  });

  test('has as many bars as the loop, or one that repeats, and passes axe', async () => {
    await open(4, 'Bongos');
    await expect.element(cell('Bar 4, 8')).toBeVisible();
    await expectNoViolations();
    await button('1 bar').click();
    await expect.element(cell('Bar 4, 8')).not.toBeInTheDocument();
    await expect.element(button('1 bar')).toHaveFocus();
    const before = drawn('bongos', 0);
    await cell('Bar 1, 2').click();
    // The bars of the chart render one after the other.
    await expect.poll(() => drawn('bongos', 0)).not.toEqual(before);
    await expect.poll(() => drawn('bongos', 3)).toEqual(drawn('bongos', 0));
  });
});

test('by keyboard: one tab stop, arrows move, digits set, Space cycles, and the page hears none of it', async () => {
  await open(1, 'Güira');
  (cell('Bar 1, 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}3');
  await expect.element(cell('Bar 1, 1 and')).toHaveAccessibleName('Bar 1, 1 and: up');
  await userEvent.keyboard(' ');
  await expect.element(cell('Bar 1, 1 and')).toHaveAccessibleName('Bar 1, 1 and: tap');
  await userEvent.keyboard('{Backspace}');
  await expect.element(cell('Bar 1, 1 and')).toHaveAccessibleName('Bar 1, 1 and: rest');
  await userEvent.keyboard('{End}0');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(cell('Bar 1, 1')).toHaveFocus();
  expect(onEdit).toHaveBeenLastCalledWith('guira', MAJAO_BAR);
  expect(onPageKey).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(button('Undo')).toHaveFocus();
  // The page gets the keys again.
  await userEvent.keyboard('3');
  expect(onPageKey).toHaveBeenCalledTimes(1);
});

test('by touch at 320 px: cells of 44 px, within the screen', async () => {
  await page.viewport(320, 800);
  await open(2, 'Requinto');
  await expect.element(cell('Bar 1, 1 e')).toBeVisible();
  // The rows of the chart above render one after the other.
  await expect.poll(() => document.querySelectorAll('[data-bar]').length).toBe(2);
  expectToFit(document.querySelectorAll('[role=toolbar] button'));
  const target = cell('Bar 1, 1 e').element();
  target.scrollIntoView({ block: 'center' });
  const { left, top } = target.getBoundingClientRect();
  // The frame is scaled to fit the window.
  const frame = (window.frameElement as Element).getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const point = { x: frame.left + (left + 20) * scale, y: frame.top + (top + 20) * scale };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.element(cell('Bar 1, 1 e')).toHaveAccessibleName('Bar 1, 1 e: first chord tone');
});

const barText = () =>
  [...document.querySelectorAll('[role=toolbar] button')].map((each) =>
    (each.getAttribute('aria-label') ?? '').replace(/^.*: /, ''),
  );

test('a palette paints by press and by drag, and a drag is taken back as a whole', async () => {
  await open(1, 'Güira');
  const palette = page.getByRole('group', { name: 'Paint with' });
  // Each stroke shows its figure; the güira has five.
  await expect.element(palette).toHaveTextContent(/5$/);
  await expect.element(page.getByText(/1 to 5 set one/)).toBeVisible();
  await palette.getByRole('button', { name: 'tap', exact: true }).click();
  await cell('Bar 1, 4').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', 'd...d...d...t...');
  await userEvent.dragAndDrop(cell('Bar 1, 2'), cell('Bar 1, 2 a'));
  expect(barText().slice(4, 8)).toContain('tap');
  expect(barText()[4]).toBe('tap');
  expect(barText()[7]).toBe('tap');
  await button('Undo').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', 'd...d...d...t...');
  await button('Undo').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', null);
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await button('Redo').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', 'd...d...d...t...');
  await palette.getByRole('button', { name: 'rest', exact: true }).click();
  await cell('Bar 1, 1').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', '....d...d...t...');
  // The same symbol again is not an edit.
  const edits = onEdit.mock.calls.length;
  await cell('Bar 1, 1').click();
  expect(onEdit).toHaveBeenCalledTimes(edits);
});

test('a bar is copied and pasted, by button and by key, and restoring can be taken back', async () => {
  await open(2, 'Güira');
  await cell('Bar 1, 1 and').click();
  await button('Copy bar 1').click();
  await expect.element(page.getByText('Bar 1 is copied.')).toBeInTheDocument();
  (cell('Bar 2, 5').element() as HTMLElement).focus();
  await button('Paste into bar 2').click();
  const both = 'd.d.d...d...D...'.repeat(2);
  expect(onEdit).toHaveBeenLastCalledWith('guira', both);
  (cell('Bar 2, 5').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onEdit.mock.lastCall?.[1]).not.toBe(both);
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(onEdit).toHaveBeenLastCalledWith('guira', both);
  await button('Restore the original').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', null);
  await button('Undo').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', both);
  await button('4 bars').click();
  expect(onEdit).toHaveBeenLastCalledWith('guira', both.repeat(2));
});

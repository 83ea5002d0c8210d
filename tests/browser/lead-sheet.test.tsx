import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeadSheet } from '#src/practice/lead-sheet/lead-sheet.tsx';
import { pieceOf } from '#src/practice/playing/piece.ts';
import { type BarRange, DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { expectToFit } from '#tests/support/fit.ts';

const song = pieceOf({ ...DEFAULT_SETTINGS, length: 'form' });
const onChoose = vi.fn();
const onRange = vi.fn();

interface Shown {
  current?: number;
  playing?: boolean;
  next?: number | null;
  range?: BarRange | null;
}

function Sheet({ current = 0, playing = false, next = null, range = null }: Shown) {
  const [shown, setShown] = useState(range);
  return (
    <main data-color="teal" style={{ marginInline: 'var(--gutter)' }}>
      <LeadSheet
        piece={song}
        {...{ current, playing, next, onChoose }}
        range={shown}
        onRange={(to) => {
          setShown(to);
          onRange(to);
        }}
      />
    </main>
  );
}

const grid = () => page.getByRole('grid', { name: 'The whole song' });
const bar = (number: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^Bar ${number}: `) });
const repeated = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((cell) => cell.textContent);

beforeEach(() => page.viewport(390, 800));

describe('on a phone', () => {
  test('a song of 89 bars fits one screen, each section with its rhythm', async () => {
    await render(<Sheet current={28} playing />);
    await expect.poll(() => page.getByRole('row').elements().length).toBe(12);
    const { height, width } = grid().element().getBoundingClientRect();
    // Fits between header, choices, transport and tabs of a screen 800 px high.
    expect(height).toBeLessThanOrEqual(540);
    expect(width).toBeGreaterThan(350);
    const headers = page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(headers.slice(0, 4)).toEqual([
      'Intro ×2derecho',
      'Verse ×4derecho',
      'Pre-chorusderecho, majao',
      'Chorus ×21st of 2',
    ]);
    expect(headers.at(-1)).toBe('Endlast chord');
    expectToFit(page.getByRole('gridcell').elements());
  });

  test('the pass that is heard has its own bars, and one of them is lit', async () => {
    await render(<Sheet current={33} playing next={68} range={{ from: 26, bars: 6 }} />);
    await expect.element(bar(34)).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByText('2nd of 2')).toBeVisible();
    await expect.element(bar(30)).not.toBeInTheDocument();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expectNoViolations();
  });

  test('it can be read at a width of 320 px', async () => {
    await page.viewport(320, 700);
    await render(<Sheet range={{ from: 26, bars: 6 }} />);
    await expect.element(bar(27)).toBeVisible();
    expectToFit();
    const name = page
      .getByRole('rowheader', { name: /Pre-chorus/ })
      .first()
      .element();
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  });
});

describe('by keyboard', () => {
  test('there is one tab stop; arrows move, Enter goes to a bar', async () => {
    await render(<Sheet current={24} />);
    await expect.element(bar(25)).toBeVisible();
    await userEvent.tab();
    await expect.element(bar(25)).toHaveFocus();
    expect(grid().element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(bar(27)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(30);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(bar(37)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(bar(89)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowUp}');
    await expect.element(bar(1)).toHaveFocus();
    await userEvent.tab();
    expect(grid().element().contains(document.activeElement)).toBe(false);
  });

  test('Shift with arrows chooses bars to repeat, Escape ends that', async () => {
    await render(<Sheet current={26} />);
    await expect.element(bar(27)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(onRange).toHaveBeenLastCalledWith({ from: 26, bars: 6 });
    expect(repeated()).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    expect(onRange).toHaveBeenLastCalledWith(null);
    expect(repeated()).toEqual([]);
  });
});

describe('with a pointer', () => {
  test('a press goes to a bar, and on a name to the first bar of its section', async () => {
    await render(<Sheet />);
    await bar(27).click();
    expect(onChoose).toHaveBeenLastCalledWith(26);
    await page.getByRole('rowheader', { name: /Mambo/ }).click();
    expect(onChoose).toHaveBeenLastCalledWith(60);
    expect(onRange).not.toHaveBeenCalled();
  });

  test('a drag over bars repeats them, also across sections', async () => {
    await render(<Sheet />);
    await userEvent.dragAndDrop(bar(27), bar(32));
    expect(onRange).toHaveBeenLastCalledWith({ from: 26, bars: 6 });
    expect(onChoose).not.toHaveBeenCalled();
    expect(repeated()).toEqual([
      ...['Bar 27: F', 'Bar 28: E7'],
      ...['Bar 29: Am', 'Bar 30: G', 'Bar 31: F', 'Bar 32: E7'],
    ]);
    // From the last pass of the intro to the first of the verse.
    await userEvent.dragAndDrop(bar(2), bar(9));
    expect(onRange).toHaveBeenLastCalledWith({ from: 5, bars: 4 });
  });

  test('the handles move the ends', async () => {
    await render(<Sheet range={{ from: 26, bars: 6 }} />);
    const handle = (name: string) =>
      page.elementLocator(document.querySelector(`[data-handle=${name}]`) as Element);
    await expect.element(bar(27)).toBeVisible();
    await userEvent.dragAndDrop(handle('start'), bar(25));
    expect(onRange).toHaveBeenLastCalledWith({ from: 24, bars: 8 });
    await userEvent.dragAndDrop(handle('end'), bar(30));
    expect(onRange).toHaveBeenLastCalledWith({ from: 24, bars: 6 });
    expect(onChoose).not.toHaveBeenCalled();
  });
});

test('on a desk every bar is written out, in two columns', async () => {
  await page.viewport(1440, 900);
  await render(<Sheet current={40} playing />);
  await expect.poll(() => page.getByRole('gridcell').elements().length).toBe(89);
  await expect.element(bar(41)).toHaveAttribute('aria-current', 'true');
  const lefts = page
    .getByRole('row')
    .elements()
    .map((row) => row.getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(2);
  expect(grid().element().getBoundingClientRect().height).toBeLessThan(700);
});

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GuiraGrid } from '#src/ear/question/guira-grid.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';

function Grid() {
  const [cells, setCells] = useState('.'.repeat(16));
  const toggle = (cell: number) =>
    setCells([...cells].map((one, i) => (i === cell ? (one === 'x' ? '.' : 'x') : one)).join(''));
  return (
    <Panel>
      <GuiraGrid cells={cells} onToggle={toggle} />
    </Panel>
  );
}

const cell = (name: string) => page.getByRole('button', { name, exact: true });

test('arrow keys reach every cell, in rows of any length', async () => {
  await page.viewport(390, 800);
  await render(<Grid />);
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(cell('Count 1 and')).toHaveAttribute('aria-pressed', 'true');
  // A narrow window has one count in a row.
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(cell('Count 2 and')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End} ');
  await expect.element(cell('Count 4 a')).toHaveAttribute('aria-pressed', 'true');
  await page.viewport(1440, 900);
  await userEvent.keyboard('{Home}{ArrowDown} ');
  await expect.element(cell('Count 1')).toHaveAttribute('aria-pressed', 'true');
});

test('the right strokes are named, and a wrong cell is marked; nothing can be changed any more', async () => {
  const onToggle = vi.fn();
  await render(<GuiraGrid cells="xx.." right="x.x." onToggle={onToggle} />);
  const wrong = [...document.querySelectorAll('[data-wrong]')];
  expect(wrong.map((each) => each.ariaLabel)).toEqual(['Count 2: rest', 'Count 3: stroke']);
  await expect.element(cell('Count 2: rest')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab}{ArrowRight} 0');
  await expect.element(cell('Count 2: rest')).toHaveFocus();
  await expect.element(cell('Count 2: rest')).toHaveAttribute('aria-disabled', 'true');
  expect(onToggle).not.toHaveBeenCalled();
});

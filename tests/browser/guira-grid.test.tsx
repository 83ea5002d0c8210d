import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GuiraGrid } from '#src/ear/guira-grid.tsx';

function Grid() {
  const [cells, setCells] = useState('.'.repeat(16));
  const toggle = (cell: number) =>
    setCells([...cells].map((one, i) => (i === cell ? (one === 'x' ? '.' : 'x') : one)).join(''));
  return <GuiraGrid cells={cells} onToggle={toggle} />;
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

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findSection } from '#src/content/site/sections.ts';
import { GlossaryPage } from '#src/glossary/glossary-page.tsx';
import { inPage } from '#tests/support/in-page.tsx';

const music = findSection('music');

const show = () => render(inPage(<GlossaryPage section={music} />));
const terms = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => term.textContent);
const box = () => page.getByRole('searchbox', { name: 'Search the glossary' });
const status = () => page.getByRole('status');

test('announces an empty result, and a button shows all terms again', async () => {
  await show();
  await box().fill('trumpet');
  await expect.element(status()).toHaveTextContent('No term matches.');
  expect(terms()).toEqual([]);
  await page.getByRole('button', { name: 'Show all terms' }).click();
  expect(terms()).toHaveLength(15);
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveValue('');
});

test('categories can be chosen with the keyboard', async () => {
  await show();
  await box().click();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Rhythms 3' })).toBeChecked();
  expect(terms()).toEqual(['Derecho', 'Majao', 'Mambo']);
});

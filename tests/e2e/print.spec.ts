import { printedPages } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

/** Of the style sheet on paper: the accents of the Music section, and the players. */
const ACCENT = '#0c6a63';
const PLAYERS = { bass: '#1f5fa8', bongos: '#b02a3c' };

for (const query of ['rhythm=derecho&loop=1', 'rhythm=mambo&loop=8', 'loop=form']) {
  test(`the chart of ${query} is printed on one A4 page, in its colours`, async ({ page }) => {
    await page.goto(`/practice?${query}`);
    await expect(page.getByRole('group', { name: /^Bar 1 of/ })).toBeVisible();
    const { count, fills } = printedPages(await page.pdf({ preferCSSPageSize: true }));
    expect(count).toBe(1);
    for (const colour of Object.values(PLAYERS)) expect([...fills.keys()]).toContain(colour);
  });
}

test('the sheet has title, song and tempo, and nothing else of the page', async ({ page }) => {
  await page.goto('/practice?rhythm=mambo&loop=8&tempo=96');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('region', { name: 'Mambo' });
  await expect(sheet.getByRole('heading', { name: 'Mambo' })).toBeVisible();
  await expect(sheet.getByText('La ventana, Am, 96 counts a minute')).toBeVisible();
  await expect(sheet.getByRole('group')).toHaveCount(8);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('a grid of a lesson is printed with its strokes', async ({ page }) => {
  await page.goto('/section/music/lesson/rhythm');
  const accents = async () => printedPages(await page.pdf({ format: 'A4' })).fills.get(ACCENT) ?? 0;
  // Links and headings have that colour, too.
  const before = await accents();
  const grid = page.getByRole('region', { name: 'Majao', exact: true });
  await grid.getByRole('button', { name: 'Show Solution' }).click();
  expect(await accents()).toBe(before + 2);
});

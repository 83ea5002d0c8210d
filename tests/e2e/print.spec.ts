import type { Page } from '@playwright/test';
import { packed, printedPages } from './support/pdf.ts';
import { expect, test, walkTo } from './support/test.ts';

/** Colours of the print style sheet: the accent of the Music section, and the players. */
const ACCENT = '#0c6a63';
const PLAYERS = { bass: '#1f5fa8', bongos: '#b02a3c' };

test('charts are printed on one page of A4 or Letter, in their colours, and nothing else of the page', async ({
  page,
}) => {
  for (const [query, format] of [
    ['loop=form&section=2', 'Letter'],
    ['rhythm=mambo&loop=8&tempo=96', 'A4'],
  ] as const) {
    await test.step(query, async () => {
      await page.goto(`/practice?${query}`);
      await expect(page.getByRole('group', { name: /^Bar \d+ of/ }).first()).toBeVisible();
      const { count, fills } = printedPages(await page.pdf({ format, preferCSSPageSize: true }));
      expect(count).toBe(1);
      for (const colour of Object.values(PLAYERS)) expect([...fills.keys()]).toContain(colour);
    });
  }
  await test.step('the sheet has title, song and tempo', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.getByRole('region', { name: 'Mambo' });
    await expect(sheet.getByRole('heading', { name: 'Mambo' })).toBeVisible();
    await expect(sheet.getByText('La ventana, A minor, 96 counts a minute')).toBeVisible();
    await expect(sheet.getByRole('group')).toHaveCount(8);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
  });
});

test('the form of a song is printed on one page of A4 or Letter, in letters of 7 pt at least', async ({
  page,
}) => {
  await page.goto('/practice?loop=form&song=agua-clara&key=Db');
  await page.getByRole('tab', { name: 'Song' }).click();
  await page.getByRole('button', { name: 'Save and share' }).click();
  await expect(page.getByRole('button', { name: 'Print the song' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const format of ['A4', 'Letter']) {
    const { count, texts, fills } = printedPages(
      await page.pdf({ format, preferCSSPageSize: true }),
    );
    expect(count, format).toBe(1);
    for (const title of ['Verse ×4 – Pre-chorus', 'D♭ | B♭m', 'Outro', 'bars 9–24 ×4, 41–48 ×2']) {
      expect(texts.join('')).toContain(packed(title));
    }
    for (const colour of Object.values(PLAYERS)) expect([...fills.keys()]).toContain(colour);
  }
  await page.emulateMedia({ media: 'print' });
  // The width of the printed page.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const smallest = await page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('section[aria-label="Agua clara"]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let least = Number.POSITIVE_INFINITY;
    while (texts.nextNode()) {
      const { parentElement: parent } = texts.currentNode;
      if (!parent || parent.closest('.visually-hidden')) continue;
      least = Math.min(least, Number.parseFloat(getComputedStyle(parent).fontSize));
    }
    return (least * 72) / 96;
  });
  expect(smallest).toBeGreaterThanOrEqual(7);
});

test('the chords of a song are printed on one page, and nothing else', async ({ page }) => {
  await page.goto('/practice?loop=form&song=el-camino&key=F%23m&tempo=96');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('tab', { name: 'Song' }).click();
  await page.getByText('More', { exact: true }).click();
  for (const format of ['A4', 'Letter']) {
    await page.getByRole('button', { name: 'Print the chords' }).click();
    const { count, texts } = printedPages(await page.pdf({ format, preferCSSPageSize: true }));
    expect(count, format).toBe(1);
    const text = texts.join('');
    for (const part of [
      'El camino',
      'F♯ minor, 96 counts a minute',
      'Pre-chorus',
      'D E',
      'Mambo',
    ]) {
      expect(text).toContain(packed(part));
    }
    // Every bar is printed: four verses of four bars, twice, in chords of F sharp minor.
    expect(text.split(packed('F♯m')).length - 1).toBeGreaterThan(25);
    expect(text).not.toContain('Requinto');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-chords]')).toHaveCount(0);
  }
});

/** Expects both texts of every pair to be on one page. */
function expectTogether(pages: readonly string[], pairs: readonly (readonly string[])[]): void {
  for (const [first = '', second = ''] of pairs) {
    expect(first.length * second.length).toBeGreaterThan(0);
    const whole = pages
      // Without the numbers of links.
      .map((text) => text.replace(/\[\d+\]/g, ''))
      .some((text) => text.includes(packed(first)) && text.includes(packed(second)));
    expect(whole, `${first} … ${second}`).toBe(true);
  }
}

/** The pairs of a lesson: start and end of each quick check and figure, and headings with the next text. */
const pairsOfLesson = (page: Page) =>
  page.evaluate(() => {
    const pairs: [string, string][] = [];
    const add = (first?: Element | null, second?: Element | null) =>
      pairs.push([first?.textContent ?? '', (second?.textContent ?? '').slice(0, 60)]);
    for (const check of document.querySelectorAll('article section:has(> ol > li > button)')) {
      const options = check.querySelectorAll('li button > span:nth-child(2)');
      add(check.querySelector('h3'), options[0]);
      add(check.querySelector('h3'), options[options.length - 1]);
    }
    for (const text of document.querySelectorAll('article h2 + div > .prose > p:first-child')) {
      add(text.closest('section')?.querySelector('h2'), text);
    }
    for (const title of document.querySelectorAll('article aside > h3')) {
      add(title, title.parentElement?.querySelector('li:last-child p'));
    }
    return pairs;
  });

for (const [lesson, format] of [
  ['music/lesson/rhythm', 'A4'],
  ['history/lesson/history-90-00', 'Letter'],
] as const) {
  test(`${lesson} is printed on ${format} without answers, with the addresses of its links`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/section/${lesson}`);
    await page.locator('article section > ol > li > button').first().click();
    await expect(page.getByText('Explanation:')).toBeVisible();
    const { texts, fills } = printedPages(await page.pdf({ format }));
    const all = texts.join('');
    expect(texts.filter((text) => text === '')).toEqual([]);

    const pairs = await pairsOfLesson(page);
    expect(pairs.length).toBeGreaterThan(8);
    expectTogether(texts, pairs);

    for (const gone of ['Explanation:', 'right answer', 'Mark as Complete', 'Slower']) {
      expect(all).not.toContain(packed(gone));
    }
    expect(all).not.toContain(packed('Back to'));
    // Black ink on white, not the light colours of the dark theme.
    expect([...fills.keys()]).toContain('#000000');
    expect([...fills.keys()]).not.toContain('#f4eadb');

    const addresses = await page
      .locator('article :is(.prose, figure, #references) a[href]:not([href^="#"])')
      .evaluateAll((links) => links.map((link) => link instanceof HTMLAnchorElement && link.href));
    const [, list = ''] = all.split('Links1.');
    expect(addresses.length).toBeGreaterThan(5);
    expect(list).toContain(`${baseURL}/section/`);
    for (const address of addresses) expect(list).toContain(address);
    expect(all).toContain('[5]');

    if (lesson !== 'music/lesson/rhythm') return;
    await test.step('a grid is printed with its strokes', async () => {
      // Links and headings also have that colour.
      const before = fills.get(ACCENT) ?? 0;
      const grid = page.getByRole('region', { name: 'Majao', exact: true });
      await grid.getByRole('button', { name: 'More' }).click();
      await grid.getByRole('button', { name: 'Show Solution' }).click();
      const after = printedPages(await page.pdf({ format })).fills.get(ACCENT);
      expect(after).toBe(before + 2);
    });
  });
}

test('a glossary is printed with whole entries, and nothing to search or play', async ({
  page,
}) => {
  await page.goto('/section/music/glossary');
  const { texts } = printedPages(await page.pdf({ format: 'A4' }));
  expectTogether(
    texts,
    await page.evaluate(() => [
      ...[...document.querySelectorAll('dt')].map((term) => [
        term.textContent ?? '',
        term.nextElementSibling?.firstChild?.textContent ?? '',
      ]),
      ...[...document.querySelectorAll('h2:has(+ dl)')].map((heading) => [
        heading.textContent ?? '',
        heading.nextElementSibling?.querySelector('dd')?.firstChild?.textContent ?? '',
      ]),
    ]),
  );
  expect(texts.join('')).not.toMatch(/Search|Category|15terms|Play|Bongos\.mp3/);
});

test('questions of quizzes are printed open, whatever was answered', async ({ page }) => {
  await page.goto('/section/history/quiz/history-50-60');
  const question = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const options = page.locator('main ol button');
  await options.first().click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const { count, texts, fills } = printedPages(await page.pdf({ format: 'Letter' }));
  expect(count).toBe(1);
  const names = await options.locator('> span:nth-child(2)').allTextContents();
  const printed = texts.join('');
  expect(printed.slice(-packed(names.join('')).length - names.length)).toBe(
    packed(names.map((name, at) => 'ABCD'[at] + name).join('')),
  );
  expect(printed).toContain(packed(question.replace(/^Question 1 of 5: /, '')));
  // Neither green nor red.
  for (const mark of ['#1f6e43', '#a3292b']) expect([...fills.keys()]).not.toContain(mark);

  await walkTo(page, '/section/music/quiz/rhythm-building');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Show Solution' }).click();
  const grid = printedPages(await page.pdf({ format: 'A4' }));
  expect(grid.count).toBe(1);
  expect(grid.fills.get(ACCENT)).toBe(2);
  expect(grid.texts.join('')).not.toMatch(/Play|Check|Next/);
  expect(grid.texts.join('')).toContain('105bpm');
});

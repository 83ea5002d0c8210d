import { gzipSync } from 'node:zlib';
import { SECTIONS } from '#src/content/sections.ts';
import { expect, test } from './support/quiet-test.ts';

/** JavaScript, in bytes as gzip makes them, that a quiz may load before its first clip is asked for. */
const BUDGET = 120_000;

const quizzes = SECTIONS.flatMap(({ id: section, quizzes }) =>
  quizzes.filter(({ comingSoon }) => !comingSoon).map(({ id }) => `/section/${section}/quiz/${id}`),
);

for (const path of quizzes) {
  test(`${path} loads at most 120 kB of JavaScript before a clip is asked for`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'weight', description: `${total} bytes` });
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });
}

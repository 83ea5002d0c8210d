import { gzipSync } from 'node:zlib';
import { SECTIONS } from '#src/content/sections.ts';
import { expect, test } from './support/quiet-test.ts';

// JavaScript, in bytes as gzip makes them, that a page may load by itself, its sound aside.
const HOME = 90_000;
const LESSON = 150_000;

/** The engine, what it plays clips with, and the list of them. */
const SOUND = /\/(volume-control|clip-player|catalogue)-[^/]*\.js$/;

const lessons = SECTIONS.flatMap(({ id: section, lessons }) =>
  lessons
    .filter(({ comingSoon }) => !comingSoon)
    .map(({ id }) => [`/section/${section}/lesson/${id}`, LESSON] as const),
);

for (const [path, budget] of [['/', HOME] as const, ...lessons]) {
  test(`${path} loads at most ${budget / 1000} kB of JavaScript`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js') || SOUND.test(response.url())) return;
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    // Players of other services are no JavaScript of ours.
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'weight', description: `${total} bytes` });
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budget);
  });
}

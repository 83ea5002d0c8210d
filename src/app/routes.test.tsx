import { isValidElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { PrerenderedPath } from '#src/ui/address.tsx';
import { loadPage, Redirect, Routes } from './routes.tsx';

/** The heading that an address shows, or the path it redirects to. */
async function open(path: string) {
  const page = await loadPage(path);
  if (isValidElement<{ to: string }>(page) && page.type === Redirect) return page.props.to;
  const { prelude } = await prerender(
    <PrerenderedPath value={path}>
      <Routes />
    </PrerenderedPath>,
  );
  const html = await new Response(prelude).text();
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? html;
}

test.each([
  ['/', 'Learn bachata by playing it'],
  ['/practice', 'Play with the band'],
  ['/practice/ear', 'Train your ear'],
  ['/class', 'Class plan'],
  ['/round', 'A round of two minutes'],
  ['/your-data', 'Your data'],
  ['/section/music', 'Music'],
  ['/section/music/lesson/rhythm', 'Basic Rhythms'],
  ['/section/music/quiz/present', 'Who Is Playing?'],
  ['/section/music/glossary', 'Glossary'],
])('%s shows "%s"', async (path, heading) => {
  expect(await open(path)).toBe(heading);
});

test.each([
  '/nowhere',
  '/practice/derecho',
  '/section',
  '/section/music/lesson',
  '/section/music/quiz',
  '/section/music/songs',
  '/section/music/lesson/rhythm/2',
  '/section/music/glossary/requinto',
  '/index.htm',
  '/lesson/rhythm?from=mail',
])('the unknown address %s redirects home', async (path) => {
  expect(await open(path)).toBe('/');
});

test.each(['salsa', 'constructor', '%20'])('the unknown section %s shows History', async (id) => {
  expect(await open(`/section/${id}`)).toBe('History');
});

describe('a lesson', () => {
  test.each([
    ['/section/music/lesson/nope', 'Key Instruments'],
    ['/section/music/lesson/history-50-60', 'Key Instruments'],
    ['/section/history/lesson/nope', 'Origins of Bachata'],
    ['/section/salsa/lesson/rhythm', 'Origins of Bachata'],
  ])('that is unknown shows the first of its section: %s', async (path, heading) => {
    expect(await open(path)).toBe(heading);
  });

  test.each([
    ['/section/music/lesson/phrasing', '/section/music'],
    ['/section/music/lesson/artists', '/section/music'],
    ['/section/music/lesson/theory', '/section/music'],
    ['/section/dance/lesson/basic-steps', '/section/dance'],
    // Its section's first lesson is coming soon, too.
    ['/section/dance/lesson/nope', '/section/dance'],
  ])('that is coming soon redirects to its section: %s', async (path, section) => {
    expect(await open(path)).toBe(section);
  });
});

test.each([
  '/section/music/quiz/nope',
  '/section/music/quiz/history-50-60',
  '/section/dance/quiz/present',
])('the unknown quiz %s shows a blank page with a title', async (path) => {
  expect(await open(path)).toBe('<title>Quiz not found · Martillo</title>');
});

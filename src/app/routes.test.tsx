import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { Router, type SsrContext } from 'wouter';
import { Routes } from './routes.tsx';

/** The heading that an address shows, or the path it redirects to. */
async function open(path: string) {
  const context: SsrContext = {};
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrContext={context}>
      <Routes />
    </Router>,
  );
  const html = await new Response(prelude).text();
  return context.redirectTo ?? /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? html;
}

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

test.each(['salsa', 'constructor', '%20'])(
  'the unknown section %s leads to History',
  async (id) => {
    expect(await open(`/section/${id}`)).toBe('/section/history');
  },
);

test.each(['glossary', 'quiz/history-50-60'])(
  'the %s of an unknown section leads to that of History',
  async (page) => {
    expect(await open(`/section/salsa/${page}`)).toBe(`/section/history/${page}`);
  },
);

describe('a lesson', () => {
  test.each([
    ['/section/music/lesson/nope', '/section/music/lesson/instruments'],
    ['/section/music/lesson/history-50-60', '/section/music/lesson/instruments'],
    ['/section/history/lesson/nope', '/section/history/lesson/history-50-60'],
    ['/section/salsa/lesson/rhythm', '/section/history/lesson/history-50-60'],
  ])('that is unknown leads to the first of its section: %s', async (path, first) => {
    expect(await open(path)).toBe(first);
  });

  test.each([
    ['/section/music/lesson/phrasing', '/section/music'],
    ['/section/music/lesson/artists', '/section/music'],
    ['/section/music/lesson/theory', '/section/music'],
    ['/section/dance/lesson/basic-steps', '/section/dance'],
    // The section's first lesson is also coming soon.
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

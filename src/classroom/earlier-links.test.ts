import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { presentedItem } from './class-item.ts';
import { decodePlan } from './class-plan.ts';

// Links of an earlier build: see tests/fixtures/README.md.

const { plans, presentations }: Record<'plans' | 'presentations', string[]> = JSON.parse(
  readFileSync('tests/fixtures/links.json', 'utf8'),
);

const MAJAO = { page: '/section/music/lesson/rhythm', item: 'majao', title: 'Majao' };

test('links to class plans keep every step, note and length', () => {
  const decoded = plans.map((link) =>
    decodePlan(new URL(link, 'https://martillo.example').searchParams.get('plan') ?? ''),
  );
  expect(decoded).toEqual([
    {
      name: 'Tuesday; beginners ~ week 2',
      steps: [
        { ...MAJAO, note: 'Clap on 4 and 8 only.\nThen play.', minutes: 12 },
        {
          page: MAJAO.page,
          item: 'rhythm-intro-q1',
          title: 'Question: How many basic rhythms does a bachata band move between?',
          note: '',
          minutes: 0,
        },
        { page: MAJAO.page, item: '', title: 'Basic Rhythms', note: '', minutes: 0 },
        {
          page: '/practice?rhythm=mambo&tempo=96',
          item: '',
          title: 'The band',
          note: '',
          minutes: 0,
        },
      ],
    },
    { name: 'Mine', steps: [{ ...MAJAO, note: '', minutes: 0 }] },
  ]);
});

test('links that present name the same page and item', () => {
  const presented = presentations.map((link) => {
    const { pathname, search } = new URL(link, 'https://martillo.example');
    return presentedItem(pathname, search);
  });
  const music = '/section/music';
  expect(presented).toEqual([
    { page: `${music}/lesson/rhythm`, item: '' },
    { page: `${music}/lesson/rhythm`, item: 'majao' },
    { page: `${music}/quiz/present?seed=k7x2`, item: '' },
    { page: `${music}/glossary`, item: 'guira' },
    { page: '/practice?rhythm=mambo', item: '' },
    { page: '/practice/ear?round=k3fd-w-a10b20', item: '' },
    { page: '/class?plan=Mine%3Bmusic%2Flesson%2Frhythm%7Emajao%7EMajao', item: '' },
  ]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeRound } from './round/question-list.ts';

// Links of an earlier build: see tests/fixtures/README.md.

const { ear }: { ear: string[] } = JSON.parse(readFileSync('tests/fixtures/links.json', 'utf8'));

test('links to ear rounds ask the same questions, for the same kind of loudspeaker', () => {
  const rounds = ear.map((link) => {
    const round = new URL(link, 'https://martillo.example').searchParams.get('round');
    return round && decodeRound(round);
  });
  expect(rounds).toEqual([
    {
      seed: 'k3fd',
      phone: false,
      entries: [
        { skill: 'rhythm', level: 1, variant: 0 },
        { skill: 'change', level: 2, variant: 1 },
        { skill: 'one', level: 2, variant: 0 },
        { skill: 'drums', level: 2, variant: 2 },
      ],
    },
    {
      seed: 'q7',
      phone: true,
      entries: [
        { skill: 'section', level: 3, variant: 1 },
        { skill: 'changed', level: 5, variant: 0 },
        { skill: 'chord', level: 4, variant: 5 },
      ],
    },
    null,
  ]);
});

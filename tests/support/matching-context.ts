import type { MatchingContext } from '#src/exercises/matching/machine.ts';
import { type MatchingTexts, soundCard } from '#src/exercises/matching/messages.ts';

// A matching exercise of two sounds, for tests of its texts.

export const TEXTS: MatchingTexts = {
  card: soundCard,
  target: ({ label }) => `${label} silhouette`,
  noun: 'silhouette',
  filled: 'Audio placed',
  targets: 'silhouettes',
  success: 'Perfect!',
};

export const CONTEXT: MatchingContext = {
  puzzle: {
    items: [
      { id: 'r', name: 'Requinto' },
      { id: 'b', name: 'Bass' },
    ],
    targets: [
      { id: 'lead', label: 'Requinto' },
      { id: 'low', label: 'Bass' },
    ],
  },
  placements: {},
  held: null,
  seed: '',
  attempt: 1,
  order: ['b', 'r'],
  checks: 0,
};

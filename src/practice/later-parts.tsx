// The parts below the first screen: they are loaded, and respond, from the first input on.

import { island } from '#src/page/island.tsx';

/** The editor of own patterns. */
export const OwnPatternsLater = island(
  'The editor',
  async () => (await import('./own-patterns-part.tsx')).OwnPatternsPart,
  { height: '12rem', when: 'input' },
);

export const TrainerLater = island(
  'The trainer',
  async () => (await import('./trainer-part.tsx')).TrainerPart,
  { height: '24rem', when: 'input' },
);

export const PlayAlongLater = island(
  'Play along',
  async () => (await import('./play-along-part.tsx')).PlayAlongPart,
  { height: '36rem', when: 'input' },
);

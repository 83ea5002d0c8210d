// The parts below the first screen, which are loaded, and respond, from the first input on; and the stop on the road.

import { island } from '#src/page/island.tsx';

/** The editor of own patterns. */
export const OwnPatternsLater = island(
  'The editor',
  async () => (await import('./own-patterns-part.tsx')).OwnPatternsPart,
  { height: '12rem', when: 'input' },
);

/** What the band can be called to do. */
export const CuesLater = island('The cues', async () => (await import('./cues/cues.tsx')).Cues, {
  when: 'input',
});

/** The chords of a whole song. */
export const LeadSheetLater = island(
  'The lead sheet',
  async () => (await import('./lead-sheet/lead-sheet-part.tsx')).LeadSheetPart,
  { when: 'input' },
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

/** Its place depends on what is muted and learned. */
export const StopLater = island(
  'The stop',
  async () => (await import('./stop-part.tsx')).StopPart,
  { clientOnly: true, when: 'input' },
);

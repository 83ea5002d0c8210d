import { useMemo } from 'react';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { Matching, type MatchingOptions } from '#src/exercises/matching/matching.tsx';
import { type MatchingTexts, soundCard } from '#src/exercises/matching/messages.ts';
import { BandStage } from './band-stage.tsx';

interface LabelTheBandProps extends MatchingOptions {
  exercise: LabelTheBandExercise;
}

const TEXTS: MatchingTexts = {
  card: soundCard,
  target: ({ label }) => `${label} silhouette`,
  noun: 'silhouette',
  filled: 'Audio placed',
  targets: 'silhouettes',
  success: '🎉 Perfect! You correctly identified and positioned all instruments!',
  reward:
    'The band is on the stage now, just before this message. Press Play to hear them together.',
};

/** Matching exercise: sounds are placed on their players, who then play together. */
export function LabelTheBand({ exercise, ...rest }: LabelTheBandProps) {
  const { instruments, positions } = exercise;
  const puzzle = useMemo(
    () => ({
      items: instruments,
      targets: positions.map(({ id, label }) => ({
        id,
        label,
      })),
    }),
    [instruments, positions],
  );
  return (
    <Matching exercise={exercise} puzzle={puzzle} texts={TEXTS} beside {...rest}>
      <BandStage exercise={exercise} />
    </Matching>
  );
}

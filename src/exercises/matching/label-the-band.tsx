import { useMemo } from 'react';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { BandStage } from './band-stage.tsx';
import { Matching, type MatchingOptions } from './matching.tsx';
import { soundCard, type Wording } from './messages.ts';

interface LabelTheBandProps extends MatchingOptions {
  exercise: LabelTheBandExercise;
}

const WORDING: Wording = {
  card: soundCard,
  place: ({ label }) => `${label} silhouette`,
  filled: 'Audio placed',
  places: 'silhouettes',
  success: '🎉 Perfect! You correctly identified and positioned all instruments!',
};

/** Sounds are put on the silhouettes of who plays them. */
export function LabelTheBand({ exercise, ...rest }: LabelTheBandProps) {
  const { instruments, positions } = exercise;
  const puzzle = useMemo(
    () => ({ items: instruments, targets: positions }),
    [instruments, positions],
  );
  return (
    <Matching exercise={exercise} puzzle={puzzle} wording={WORDING} {...rest}>
      <BandStage instruments={instruments} positions={positions} />
    </Matching>
  );
}

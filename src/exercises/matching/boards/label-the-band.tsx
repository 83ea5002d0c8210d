import type { LabelTheBandExercise } from '#src/content/model.ts';
import { type BoardProps, Matching } from '#src/exercises/matching/matching.tsx';
import { type MatchingTexts, soundCard } from '#src/exercises/matching/messages.ts';
import { BandStage } from './band-stage.tsx';

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
export function LabelTheBand({ exercise, ...rest }: BoardProps<LabelTheBandExercise>) {
  const puzzle = { items: exercise.instruments, targets: exercise.positions };
  return (
    <Matching exercise={exercise} puzzle={puzzle} texts={TEXTS} beside {...rest}>
      <BandStage exercise={exercise} />
    </Matching>
  );
}

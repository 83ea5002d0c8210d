import { Counts } from '#src/band/counts.tsx';
import type { BandPosition } from '#src/band/follow.ts';
import { MOVES, poseAt } from './step.ts';
import { withinStep } from './step-floor.tsx';

interface StepCountsProps {
  band: BandPosition;
  /** Where the step ends, in beats. */
  end: number;
  look: 'steps' | 'stage';
}

/** The dancers' counts with the move on each, lit while a clip plays. */
export function StepCounts({ band, end, look }: StepCountsProps) {
  return (
    <Counts
      band={band}
      look={look}
      every="frame"
      moves={MOVES.map(({ about }) => about)}
      countOf={(beats) => poseAt(withinStep(beats, end)).count}
    />
  );
}

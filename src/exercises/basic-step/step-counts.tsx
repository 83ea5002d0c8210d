import { useRef } from 'react';
import type { BandPosition } from '#src/band/follow.ts';
import { useFollow } from '#src/band/follow.ts';
import { MOVES, poseAt } from './step.ts';
import { withinStep } from './step-floor.tsx';

interface StepCountsProps {
  band: BandPosition;
  /** Where the step ends, in beats. */
  end: number;
  className?: string | undefined;
}

/** The eight counts with what they move; the one that is heard is lit without rendering. */
export function StepCounts({ band, end, className }: StepCountsProps) {
  const list = useRef<HTMLOListElement>(null);
  useFollow(band, (beats) => {
    const { count: heard } = poseAt(withinStep(beats, end));
    MOVES.forEach(({ count }, i) => {
      list.current?.children[i]?.toggleAttribute('data-lit', count === heard);
    });
  });
  return (
    <ol ref={list} className={className}>
      {MOVES.map(({ count, tap, about }) => (
        <li key={count} data-tap={tap}>
          <b>{count}</b> <span>{about}</span>
        </li>
      ))}
    </ol>
  );
}

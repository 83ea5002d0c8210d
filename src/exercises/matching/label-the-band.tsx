import { useMemo } from 'react';
import { clipSources } from '#audio/music/catalogue.ts';
import type { BandSound, LabelTheBandExercise } from '#src/content/matching.ts';
import { BandStage } from './band-stage.tsx';
import { Matching, type MatchingResult } from './matching.tsx';
import { soundCard, type Wording } from './words.ts';

interface LabelTheBandProps extends MatchingResult {
  exercise: LabelTheBandExercise;
  /** The order of the cards follows from it; without one it is another each time. */
  seed?: string;
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
    <Matching
      exercise={exercise}
      puzzle={puzzle}
      wording={WORDING}
      sounds={soundsOf(instruments)}
      {...rest}
    >
      <BandStage instruments={instruments} positions={positions} />
    </Matching>
  );
}

/** The addresses of the sounds; their files' names give nothing away. */
export function soundsOf(sounds: readonly BandSound[]): Record<string, string[]> {
  return Object.fromEntries(sounds.map(({ id, clip }) => [id, clipSources(clip)]));
}

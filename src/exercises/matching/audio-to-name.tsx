import { useMemo } from 'react';
import type { AudioToNameExercise } from '#src/content/model.ts';
import styles from './audio-to-name.module.css';
import { DropZone } from './drop-zone.tsx';
import { Matching, type MatchingOptions } from './matching.tsx';
import { soundCard, type Wording } from './messages.ts';

interface AudioToNameProps extends MatchingOptions {
  exercise: AudioToNameExercise;
}

const WORDING: Wording = {
  card: soundCard,
  place: ({ label }) => label,
  filled: 'Audio placed',
  places: 'names',
  success: '🎉 Perfect! Every sound has its name!',
};

/** Sounds are put beside the names of who plays them. */
export function AudioToName({ exercise, ...rest }: AudioToNameProps) {
  const { sounds } = exercise;
  const puzzle = useMemo(
    () => ({ items: sounds, targets: sounds.map(({ id, name }) => ({ id, label: name })) }),
    [sounds],
  );
  return (
    <Matching exercise={exercise} puzzle={puzzle} wording={WORDING} {...rest}>
      <div className={styles.names}>
        {puzzle.targets.map((target) => (
          <DropZone key={target.id} target={target} label={target.label} />
        ))}
      </div>
    </Matching>
  );
}

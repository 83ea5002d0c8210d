import type { AudioToNameExercise } from '#src/content/model.ts';
import { DropZone } from '#src/exercises/matching/drop-zone.tsx';
import { type BoardProps, Matching } from '#src/exercises/matching/matching.tsx';
import { type MatchingTexts, soundCard } from '#src/exercises/matching/messages.ts';
import styles from './audio-to-name.module.css';

const TEXTS: MatchingTexts = {
  card: soundCard,
  target: ({ label }) => label,
  filled: 'Audio placed',
  targets: 'names',
  success: '🎉 Perfect! Every sound has its name!',
};

/** Matching exercise: sounds are placed on the names of their instruments. */
export function AudioToName({ exercise, ...rest }: BoardProps<AudioToNameExercise>) {
  const { sounds } = exercise;
  const targets = sounds.map(({ id, name }) => ({ id, label: name }));
  return (
    <Matching exercise={exercise} puzzle={{ items: sounds, targets }} texts={TEXTS} {...rest}>
      <div className={styles.names}>
        {targets.map((target) => (
          <DropZone key={target.id} target={target} label={target.label} />
        ))}
      </div>
    </Matching>
  );
}

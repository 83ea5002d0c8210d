import type { NameThePartsExercise } from '#src/content/model.ts';
import { type BoardProps, Matching } from '#src/exercises/matching/matching.tsx';
import type { MatchingTexts } from '#src/exercises/matching/messages.ts';
import { SongTimeline } from './song-timeline.tsx';

const TEXTS: MatchingTexts = {
  card: ({ name }) => name,
  target: (_, index) => `Part ${index + 1}`,
  filled: 'Name placed',
  targets: 'parts',
  success: '🎉 Perfect! You know your way through the song!',
};

/** Matching exercise: names are placed on the parts of a song. */
export function NameTheParts({ exercise, ...rest }: BoardProps<NameThePartsExercise>) {
  const { parts } = exercise;
  const puzzle = {
    items: parts.map(({ id, name }) => ({ id, name })),
    targets: parts.map(({ id, name }) => ({ id, label: name })),
  };
  return (
    <Matching exercise={exercise} puzzle={puzzle} texts={TEXTS} {...rest}>
      <SongTimeline parts={parts} targets={puzzle.targets} />
    </Matching>
  );
}

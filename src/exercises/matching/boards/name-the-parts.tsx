import { useMemo } from 'react';
import type { NameThePartsExercise } from '#src/content/model.ts';
import { type BoardProps, Matching } from '#src/exercises/matching/matching.tsx';
import type { MatchingTexts } from '#src/exercises/matching/messages.ts';
import { SongTimeline } from './song-timeline.tsx';

/** Matching exercise: names are placed on the parts of a song. */
export function NameTheParts({ exercise, ...rest }: BoardProps<NameThePartsExercise>) {
  const { parts } = exercise;
  const puzzle = useMemo(
    () => ({
      items: parts.map(({ id, name }) => ({ id, name })),
      targets: parts.map(({ id, name }) => ({ id, label: name })),
    }),
    [parts],
  );
  const texts = useMemo((): MatchingTexts => {
    const number = (id: string) => parts.findIndex((part) => part.id === id) + 1;
    return {
      card: ({ name }) => name,
      target: ({ id }) => `Part ${number(id)}`,
      filled: 'Name placed',
      targets: 'parts',
      success: '🎉 Perfect! You know your way through the song!',
    };
  }, [parts]);
  return (
    <Matching exercise={exercise} puzzle={puzzle} texts={texts} {...rest}>
      <SongTimeline parts={parts} targets={puzzle.targets} />
    </Matching>
  );
}

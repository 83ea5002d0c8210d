import { useMemo } from 'react';
import type { NameThePartsExercise } from '#src/content/model.ts';
import { Matching, type MatchingOptions } from './matching.tsx';
import type { Wording } from './messages.ts';
import { SongTimeline } from './song-timeline.tsx';

interface NameThePartsProps extends MatchingOptions {
  exercise: NameThePartsExercise;
}

/** Names are put on the parts of a song that plays. */
export function NameTheParts({ exercise, ...rest }: NameThePartsProps) {
  const { parts } = exercise;
  const puzzle = useMemo(
    () => ({
      items: parts.map(({ id, name }) => ({ id, name })),
      targets: parts.map(({ id, name }) => ({ id, label: name })),
    }),
    [parts],
  );
  const wording = useMemo((): Wording => {
    const number = (id: string) => parts.findIndex((part) => part.id === id) + 1;
    return {
      card: ({ name }) => name,
      place: ({ id }) => `Part ${number(id)}`,
      filled: 'Name placed',
      places: 'parts',
      success: '🎉 Perfect! You know your way through the song!',
    };
  }, [parts]);
  return (
    <Matching exercise={exercise} puzzle={puzzle} wording={wording} {...rest}>
      <SongTimeline parts={parts} targets={puzzle.targets} />
    </Matching>
  );
}

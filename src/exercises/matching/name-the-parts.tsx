import { useMemo } from 'react';
import type { NameThePartsExercise } from '#src/content/matching.ts';
import { Matching, type MatchingResult } from './matching.tsx';
import { SongTimeline } from './song-timeline.tsx';
import type { Wording } from './words.ts';

interface NameThePartsProps extends MatchingResult {
  exercise: NameThePartsExercise;
  /** The order of the names follows from it; without one it is another each time. */
  seed?: string;
}

/** Names are put on the parts of a song that plays. */
export function NameTheParts({ exercise, ...rest }: NameThePartsProps) {
  const { parts } = exercise;
  const puzzle = useMemo(
    () => ({ items: parts, targets: parts.map(({ id, name }) => ({ id, label: name })) }),
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

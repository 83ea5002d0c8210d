import { custom } from 'valibot';
import { shuffled } from '#audio/music/random.ts';
import { SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import {
  isRight,
  type Placements,
  type Puzzle,
  parseUnfinished,
  sameName,
  type Target,
  targetOf,
} from '#src/exercises/matching/model.ts';
import type { MatchingExercise } from '#src/present/slide.ts';

const SONG_ORDER: readonly string[] = Object.values(SECTION_NAMES);

/** A matching exercise for a class: each name or player is a place for one of the sounds, which are numbered. */
export interface Board extends Puzzle {
  items: readonly { id: string; name: string; clip: string }[];
}

export function boardOf({ kind, data }: MatchingExercise): Board {
  switch (kind) {
    case 'label-the-band':
      return { items: shuffled(data.instruments, data.title), targets: data.positions };
    case 'audio-to-name':
      return {
        items: shuffled(data.sounds, data.title),
        targets: data.sounds.map(({ id, name }) => ({ id, label: name })),
      };
    case 'name-the-parts':
      // The parts are out of order, so the order of a song does not give them away.
      return {
        items: data.parts,
        targets: data.parts
          .map(({ id, name }) => ({ id, label: name }))
          .toSorted((a, b) => SONG_ORDER.indexOf(a.label) - SONG_ORDER.indexOf(b.label)),
      };
  }
}

/** The next sound: after the last one played, the next without a place or, if all have one, the next. */
export function nextSound(board: Board, placements: Placements, last: string | null) {
  const from = board.items.findIndex(({ id }) => id === last) + 1;
  const inTurn = [...board.items.slice(from), ...board.items.slice(0, from)];
  return inTurn.find(({ id }) => targetOf(placements, id) === null) ?? inTurn[0];
}

/** The number of a sound, from 1; 0 if it does not exist. */
export function numberOf({ items }: Puzzle, sound: string | undefined): number {
  return items.findIndex(({ id }) => id === sound) + 1;
}

/** The name of the place of a sound; empty if it has none. */
export function placeName({ targets }: Puzzle, placements: Placements, sound: string): string {
  return targets.find(({ id }) => placements[id] === sound)?.label ?? '';
}

export interface PlaceVerdict {
  verdict: 'right' | 'wrong' | 'empty';
  /** The number of the right sound for the target. */
  belongs: number;
}

export function verdictOf(puzzle: Puzzle, placements: Placements, place: Target): PlaceVerdict {
  const isFilled = placements[place.id] !== undefined;
  const isHome = isRight(puzzle, placements, place);
  return {
    verdict: isHome ? 'right' : isFilled ? 'wrong' : 'empty',
    belongs: puzzle.items.findIndex(({ name }) => sameName(name, place.label)) + 1,
  };
}

/** The schema of stored placements: every sound and place must exist. */
export const placementsOn = (board: Board) =>
  custom<Placements>(
    (placements) => parseUnfinished(board, { seed: '', attempt: 1, placements }) !== null,
  );

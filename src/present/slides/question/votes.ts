import { array, type InferOutput, maxLength, object, picklist, pipe, readonly } from 'valibot';

/** Votes of a class for the options of a question, one entry for each hand, in the order of counting. */
export type Votes = InferOutput<ReturnType<typeof votesOn>>;

export const NO_VOTES: Votes = { cast: [], cleared: [] };

/** Maximum number of votes, more than any class has hands. */
const MOST_VOTES = 999;

export function addVote({ cast, cleared }: Votes, option: string): Votes {
  return cast.length < MOST_VOTES ? { cast: [...cast, option], cleared: [] } : { cast, cleared };
}

/** Undoes the last vote or, right after clearing, restores all votes. */
export function undoVote({ cast, cleared }: Votes): Votes {
  if (cast.length === 0) return { cast: cleared, cleared: [] };
  return { cast: cast.slice(0, -1), cleared: [] };
}

export function clearVotes({ cast }: Votes): Votes {
  return { cast: [], cleared: cast };
}

/** The number of votes for any of the options. */
export function votesFor({ cast }: Votes, options: readonly string[]): number {
  return cast.filter((vote) => options.includes(vote)).length;
}

/** The votes for an option, and their share of all. */
export function shareOf(votes: Votes, option: string): { count: number; share: number } {
  const count = votesFor(votes, [option]);
  return { count, share: count / Math.max(1, votes.cast.length) };
}

/** The schema of stored votes, each for one of the options. */
export function votesOn(options: readonly string[]) {
  const votes = pipe(array(picklist(options)), readonly(), maxLength(MOST_VOTES));
  return object({
    cast: votes,
    /** The cleared votes, until the next vote. */
    cleared: votes,
  });
}

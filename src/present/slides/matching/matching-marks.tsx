import { useMatching, useMatchingValue } from '#src/exercises/matching/matching-context.ts';
import type { Target } from '#src/exercises/matching/model.ts';
import { numberOf, type PlaceVerdict, verdictOf } from './matching-board.ts';
import styles from './matching-marks.module.css';

/** The number of the sound on a target and, once revealed, of the right one. */
export function Marks({ target }: { target: Target }) {
  const { stage } = useMatching();
  const { puzzle, placements } = useMatchingValue(({ context }) => context);
  const number = numberOf(puzzle, placements[target.id]);
  const verdict = stage?.isRevealed ? verdictOf(puzzle, placements, target) : null;
  return (
    <>
      <span className="visually-hidden">{spokenMark(number, verdict)}</span>
      <span className={styles.marks} data-verdict={verdict?.verdict} aria-hidden="true">
        {verdict && number > 0 && (
          <svg viewBox="0 0 24 24" aria-hidden="true" className={`sign ${styles.sign}`}>
            <path
              d={verdict.verdict === 'wrong' ? 'm5 5 14 14M19 5 5 19' : 'm4 12.5 5.5 5.5L20 6.5'}
            />
          </svg>
        )}
        {(number > 0 || !verdict) && (
          <span className={`centred ${styles.number}`} data-empty={number === 0 || undefined}>
            {number || null}
          </span>
        )}
        {verdict && verdict.verdict !== 'right' && (
          <>
            <span>→</span>
            <span className={`centred ${styles.number}`} data-belongs="">
              {verdict.belongs}
            </span>
          </>
        )}
      </span>
    </>
  );
}

function spokenMark(number: number, verdict: PlaceVerdict | null): string {
  const placed = number === 0 ? 'empty' : `sound ${number}`;
  if (!verdict) return placed;
  if (verdict.verdict === 'right') return `${placed}, right`;
  const belongs = `sound ${verdict.belongs} belongs here`;
  return number === 0 ? `empty, ${belongs}` : `${placed}, wrong: ${belongs}`;
}

import { Button } from '#src/ui/button.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './vote-row.module.css';
import { type Votes, votesFor } from './votes.ts';

interface VoteRowProps {
  votes: Votes;
  /** The ids of the right options; `null` while the class votes. */
  right: readonly string[] | null;
  onUndo: () => void;
  onClear: () => void;
}

/** How many voted, and the teacher's buttons. */
export function VoteRow({ votes, right, onUndo, onClear }: VoteRowProps) {
  const { length: total } = votes.cast;
  const canRestore = total === 0 && votes.cleared.length > 0;
  return (
    <>
      <output className={styles.total}>{totalOf(votes, right)}</output>
      {right === null && (
        <>
          <span className={styles.keys}>Votes: tap an option, or keys 1 to 9; 0 takes back</span>
          <Button
            aria-disabled={(total === 0 && !canRestore) || undefined}
            onMouseDown={keepFocus}
            onClick={onUndo}
          >
            {canRestore ? 'Bring votes back' : 'Take last vote back'}
          </Button>
          <Button
            aria-disabled={total === 0 || undefined}
            onMouseDown={keepFocus}
            onClick={() => {
              if (total > 0) onClear();
            }}
          >
            Clear votes
          </Button>
        </>
      )}
    </>
  );
}

function totalOf(votes: Votes, right: readonly string[] | null): string {
  const { length: total } = votes.cast;
  if (total === 0) return '';
  const counted = total === 1 ? '1 vote' : `${total} votes`;
  return right === null ? counted : `${votesFor(votes, right)} of ${counted} right`;
}

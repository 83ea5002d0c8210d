import { TeacherRow } from './teacher-row.tsx';
import { type Votes, votesFor } from './votes.ts';

interface VoteRowProps {
  votes: Votes;
  /** The number of options. */
  options: number;
  /** The ids of the right options; `null` while the class votes. */
  right: readonly string[] | null;
  onUndo: () => void;
  onClear: () => void;
}

/** How many voted, and the teacher's buttons. */
export function VoteRow({ votes, options, right, onUndo, onClear }: VoteRowProps) {
  const { length: total } = votes.cast;
  const counted = total === 0 ? '' : total === 1 ? '1 vote' : `${total} votes`;
  if (right !== null) {
    return <TeacherRow text={counted && `${votesFor(votes, right)} of ${counted} right`} />;
  }
  const canRestore = total === 0 && votes.cleared.length > 0;
  return (
    <TeacherRow
      text={counted}
      keys={`Votes: tap an option or press 1 to ${options}; 0 takes back`}
      actions={[
        {
          name: canRestore ? 'Bring votes back' : 'Take last vote back',
          disabled: total === 0 && !canRestore,
          onClick: onUndo,
        },
        { name: 'Clear votes', disabled: total === 0, onClick: onClear },
      ]}
    />
  );
}

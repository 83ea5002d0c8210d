import { TeacherRow } from '#src/present/slides/layout/teacher-row.tsx';
import { type Votes, votesFor } from './votes.ts';

interface VoteRowProps {
  /** Which question it is: 'Question 2 of 5'. */
  title: string;
  votes: Votes;
  /** The number of options. */
  options: number;
  /** The ids of the right options; `null` while the class votes. */
  right: readonly string[] | null;
  onUndo: () => void;
  onClear: () => void;
}

/** Which question it is, how many voted, and the teacher's buttons. */
export function VoteRow({ title, votes, options, right, onUndo, onClear }: VoteRowProps) {
  const { length: total } = votes.cast;
  const counted = total === 0 ? '' : total === 1 ? '1 vote' : `${total} votes`;
  if (right !== null) {
    return (
      <TeacherRow
        text={joined(title, counted && `${votesFor(votes, right)} of ${counted} right`)}
      />
    );
  }
  const canRestore = total === 0 && votes.cleared.length > 0;
  return (
    <TeacherRow
      text={joined(title, counted)}
      keys={`Tap an answer to add a vote. Keys 1 to ${options}; 0 undoes`}
      actions={[
        {
          name: canRestore ? 'Restore votes' : 'Take vote back',
          disabled: total === 0 && !canRestore,
          onClick: onUndo,
        },
        { name: 'Clear votes', disabled: total === 0, onClick: onClear },
      ]}
    />
  );
}

const joined = (...texts: string[]) => texts.filter(Boolean).join(' · ');

import type { Placements } from '#src/exercises/matching/model.ts';
import { type Board, rightPlaces } from './matching-board.ts';
import { TeacherRow } from './teacher-row.tsx';

interface MatchingRowProps {
  board: Board;
  placements: Placements;
  isOpen: boolean;
  onUndo: () => void;
  onClear: () => void;
}

/** How many are right, and the teacher's buttons. */
export function MatchingRow({ board, placements, isOpen, onUndo, onClear }: MatchingRowProps) {
  const { length: total } = board.targets;
  if (!isOpen) return <TeacherRow text={`${rightPlaces(board, placements)} of ${total} right`} />;
  const placed = Object.keys(placements).length;
  return (
    <TeacherRow
      text={`${placed} of ${total} placed`}
      keys={`Keys: 1 to ${total} play, 0 takes back`}
      actions={[
        { name: 'Take back', disabled: placed === 0, onClick: onUndo },
        { name: 'Take all back', disabled: placed === 0, onClick: onClear },
      ]}
    />
  );
}

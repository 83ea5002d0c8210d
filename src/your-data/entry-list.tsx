import { Button } from '#src/ui/controls/button.tsx';
import type { StoredGroup } from './entries.ts';
import styles from './entry-list.module.css';
import type { GroupId } from './kinds.ts';

const SHORT = 6;

interface EntryListProps {
  groups: readonly StoredGroup[];
  onDelete: (id: GroupId) => void;
}

/** The stored values, group by group, each with a button that deletes it. */
export function EntryList({ groups, onDelete }: EntryListProps) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ id, title, lines }) => (
        <li key={id}>
          <div className={styles.head}>
            <h3>{title}</h3>
            <Button aria-label={`Delete: ${title}`} onClick={() => onDelete(id)}>
              Delete
            </Button>
          </div>
          {lines.length > SHORT ? (
            <details>
              <summary>{lines.length} entries</summary>
              <Lines lines={lines} />
            </details>
          ) : (
            <Lines lines={lines} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

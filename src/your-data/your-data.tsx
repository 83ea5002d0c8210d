import { useMachine } from '@xstate/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { joinWords } from '#lib/words.ts';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { download } from '#src/device/download.ts';
import { NOT_SAVING, useVolatile } from '#src/device/use-volatile.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { type StoredGroup, storedGroups, valuesOn } from './entries.ts';
import {
  type Comparison,
  compare,
  exportFile,
  fileName,
  type ImportedData,
} from './export-file.ts';
import type { GroupId } from './kinds.ts';
import { yourDataMachine } from './machine.ts';
import styles from './your-data.module.css';

/** Lists, exports, imports and deletes the data on the device. */
export function YourData() {
  const [state, send] = useMachine(yourDataMachine);
  const isVolatile = useVolatile();
  useSyncExternalStore(onStored, snapshot);
  const { imported, message, problem } = state.context;
  const dialog = useDialog<GroupId | 'everything'>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (message) outcome.current?.focus();
  }, [message]);
  const kept = storedGroups(deviceStorage);
  const toDelete = kept.filter(({ id }) => dialog.shown === 'everything' || dialog.shown === id);
  const askToDelete = (name: GroupId | 'everything') => {
    send({ type: 'delete.ask' });
    dialog.open(name);
  };
  const confirmDeletion = () => {
    dialog.close();
    send({ type: 'delete.confirm', groups: toDelete.map(({ id }) => id) });
  };
  const save = () => {
    const now = new Date();
    const file = new Blob([exportFile(deviceStorage, now)], { type: 'application/json' });
    download(file, fileName(now));
  };
  return (
    <div className={styles.data}>
      {isVolatile && (
        <Notice>
          {NOT_SAVING} What you see here is lost when you close this tab, unless you save it to a
          file.
        </Notice>
      )}
      <p ref={outcome} role="status" tabIndex={-1} className={`if-filled ${styles.message}`}>
        {message}
      </p>
      <section aria-labelledby="kept">
        <h2 id="kept">On this device</h2>
        {kept.length > 0 ? (
          <EntryList groups={kept} onDelete={askToDelete} />
        ) : (
          <p>Nothing is kept yet.</p>
        )}
      </section>
      <section aria-labelledby="transfer">
        <h2 id="transfer">Take it to another device</h2>
        <p>Save a file here, move it to the other device, and open this page there to import it.</p>
        <div className="controls">
          <Button kind="primary" disabled={kept.length === 0} onClick={save}>
            Save to a file
          </Button>
          <Button ref={importButton} onClick={() => input.current?.click()}>
            Import a file
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            aria-label="Import a file"
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Lets the learner choose the same file again.
              currentTarget.value = '';
              if (file) send({ type: 'file.choose', file });
            }}
          />
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        {imported && (
          <ImportReview
            imported={imported}
            onDecide={(type) => {
              send({ type });
              if (type === 'import.cancel') importButton.current?.focus();
            }}
          />
        )}
      </section>
      {kept.length > 0 && (
        <section aria-labelledby="delete">
          <h2 id="delete">Start afresh</h2>
          <p>Deletes everything above. Save a file first if you may want it back.</p>
          <Button onClick={() => askToDelete('everything')}>Delete everything</Button>
        </section>
      )}
      <Dialog title="Delete for good?" open={toDelete.length > 0} onClose={dialog.close} ownButtons>
        <ul className="bullets">
          {toDelete.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <p>This cannot be undone.</p>
        {/* The first button gets the focus, so that a second Enter deletes no data. */}
        <div className="controls">
          <Button onClick={dialog.close}>Cancel</Button>
          <Button kind="primary" onClick={confirmDeletion}>
            Delete
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

const snapshot = () => [...valuesOn(deviceStorage)].join('\n');

/** Maximum length of a list that is not folded. */
const SHORT = 6;

interface EntryListProps {
  groups: readonly StoredGroup[];
  onDelete: (id: GroupId) => void;
}

/** The stored values, group by group, each with a button that deletes it. */
function EntryList({ groups, onDelete }: EntryListProps) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ id, title, lines }) => (
        <li key={id} className="card">
          <div className={`spread ${styles.head}`}>
            <h3>{title}</h3>
            <Button aria-label={`Delete: ${title}`} onClick={() => onDelete(id)}>
              Delete
            </Button>
          </div>
          {lines.length > SHORT ? (
            <details>
              <summary className="soft">{lines.length} entries</summary>
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
    <ul className={`soft ${styles.lines}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface ImportReviewProps {
  imported: ImportedData;
  onDecide: (type: 'import.add' | 'import.replace' | 'import.cancel') => void;
}

/** The differences between a chosen file and this device, and the choices. Gives its title the focus. */
function ImportReview({ imported, onDecide }: ImportReviewProps) {
  const { refused } = imported;
  const comparison = compare(deviceStorage, imported);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lost = comparison.reduce((sum, { onlyHere }) => sum + onlyHere, 0);
  return (
    <section className={`card ${styles.review}`} aria-labelledby="review">
      <h3 id="review" ref={heading} tabIndex={-1}>
        What the file has
      </h3>
      <ul className="bullets">
        {comparison.map((group) => (
          <li key={group.id}>
            <strong>{group.title}:</strong> {joinWords(factsOf(group))}
          </li>
        ))}
      </ul>
      {refused > 0 && (
        <p>
          {refused === 1
            ? 'One entry is not known here and will be left out.'
            : `${refused} entries are not known here and will be left out.`}
        </p>
      )}
      <dl>
        <dt>Add to this device</dt>
        <dd className="soft">Nothing here is lost. Of two scores, the better one stays.</dd>
        <dt>Replace this device</dt>
        <dd className="soft">
          {lost === 0
            ? 'Everything becomes as in the file.'
            : lost === 1
              ? 'Everything becomes as in the file, and one entry only kept here would be deleted.'
              : `Everything becomes as in the file, and ${lost} entries only kept here would be deleted.`}
        </dd>
      </dl>
      <div className="controls">
        <Button kind="primary" onClick={() => onDecide('import.add')}>
          Add to this device
        </Button>
        <Button onClick={() => onDecide('import.replace')}>Replace this device</Button>
        <Button kind="quiet" onClick={() => onDecide('import.cancel')}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function factsOf({ added, improved, kept, onlyHere }: Comparison): string[] {
  return [
    added && `${added} new`,
    improved && `${improved} more complete than here`,
    kept && `${kept} already here`,
    onlyHere && `${onlyHere} only on this device`,
  ].filter((fact) => typeof fact === 'string');
}

import { useEffect, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './offline-data.module.css';
import { type Overview, readOverview } from './saved/overview.ts';
import { megabytes, SaveForOffline } from './saving/save-for-offline.tsx';
import { onSavedChanged } from './saving/saved-changed.ts';
import { removeSaved } from './saving/saving.ts';

/** The list of pages saved for use without a network, with buttons to add and delete them. */
export function OfflineData() {
  const [overview, setOverview] = useState<Overview | 'unknown' | null>(null);
  useEffect(() => {
    let stale = false;
    const read = () =>
      readOverview().then(
        (read) => stale || setOverview(read),
        () => stale || setOverview('unknown'),
      );
    void read();
    const unsubscribe = onSavedChanged(() => void read());
    return () => {
      stale = true;
      unsubscribe();
    };
  }, []);
  return (
    <section
      aria-labelledby="offline"
      aria-busy={overview === null}
      className={`stack ${styles.offline}`}
    >
      <h2 id="offline" tabIndex={-1}>
        Offline
      </h2>
      {overview === 'unknown' && (
        <p>
          Nothing can be saved right now: there is no connection, or your browser cannot save
          anything for offline use.
        </p>
      )}
      {overview && overview !== 'unknown' && <Saved overview={overview} />}
    </section>
  );
}

function Saved({ overview }: { overview: Overview }) {
  const { saved, everything, missingBytes, visited, usedBytes, lasting } = overview;
  const lost = saved.filter(({ incomplete }) => incomplete);
  const remove = (paths: readonly string[]) => {
    document.getElementById('offline')?.focus();
    void removeSaved(paths);
  };
  return (
    <>
      <p>
        The Practice page works offline once you have been here, and so does every page that you
        open. To take lessons and quizzes with you, save them: on their own pages, or all at once.
      </p>
      {lost.length > 0 && (
        <Notice tone="wrong" role="alert">
          This browser has deleted part of what you saved:{' '}
          {lost.map(({ title }) => title).join(', ')}. Save it again while you have a connection.
        </Notice>
      )}
      <SaveForOffline
        path={everything}
        name="Everything"
        label={`Save everything (${megabytes(missingBytes)})`}
      />
      {saved.length > 0 && (
        <>
          <ul className={styles.list}>
            {saved.map(({ path, title, bytes, incomplete }) => (
              <li key={path} className="spread">
                <span>
                  {title}{' '}
                  <small className="quiet">{incomplete ? 'incomplete' : megabytes(bytes)}</small>
                </span>
                <Button
                  aria-label={`Delete from this device: ${title}`}
                  onClick={() => remove([path])}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => remove(saved.map(({ path }) => path))}>
            Delete everything that is saved
          </Button>
        </>
      )}
      {visited.length > 0 && <p>Kept because you opened them: {visited.join(', ')}.</p>}
      <p>
        {usedBytes !== null && `Martillo takes ${megabytes(usedBytes)} on this device. `}
        {lasting
          ? 'This browser has promised to keep it until you delete it.'
          : 'This browser may delete it when the device runs out of room. Safari deletes it after a week without a visit, unless Martillo is installed.'}
      </p>
    </>
  );
}

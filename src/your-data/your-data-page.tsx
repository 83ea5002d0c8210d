import { use } from 'react';
import { pathTo } from '#src/content/pages.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Link } from '#src/ui/link.tsx';
import styles from './your-data-page.module.css';

/** What is kept on this device: to see, to take along and to delete. */
export function YourDataPage() {
  return (
    <div className={styles.page}>
      <BackLink to={pathTo('home')} title="Home" />
      <PageHeading
        path={pathTo('your-data')}
        description="What Martillo keeps in your browser: see it, save it to a file, bring it to another device, or delete it."
      >
        Your data
      </PageHeading>
      <p>
        Martillo has no accounts. Your progress and settings are kept in this browser, on this
        device, and nowhere else. Here you can see them, take them to another device, and delete
        them.
      </p>
      <p>
        Questions that you missed in a quiz are kept too, for{' '}
        <Link href={pathTo('round')}>a round of two minutes</Link>. Feedback that you sent is not
        here: it went to us.
      </p>
      <LazyPart name="Your data" height="40rem" clientOnly>
        <LoadedData />
      </LazyPart>
      {import.meta.env.VITE_OFFLINE !== 'off' && (
        <LazyPart name="What is saved for offline" height="20rem" clientOnly>
          <LoadedOfflineData />
        </LazyPart>
      )}
    </div>
  );
}

function LoadedData() {
  const { YourData } = use(loadOnce('your data', () => import('./your-data.tsx')));
  return <YourData />;
}

function LoadedOfflineData() {
  const { OfflineData } = use(
    loadOnce('offline data', () => import('#src/offline/offline-data.tsx')),
  );
  return <OfflineData />;
}

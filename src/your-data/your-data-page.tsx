import { Link } from 'wouter';
import { pathTo } from '#src/content/site/pages.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';

const Data = island('Your data', async () => (await import('./your-data.tsx')).YourData, {
  height: '40rem',
  clientOnly: true,
});

const Offline = island(
  'What is saved for offline',
  async () => (await import('#src/offline/offline-data.tsx')).OfflineData,
  { height: '20rem', clientOnly: true },
);

/** The page about the data on this device, to view, export and delete them. */
export function YourDataPage() {
  return (
    <>
      <BackLink to={pathTo('home')} title="Home" />
      <PageHeading description="What Martillo keeps in your browser: see it, save it to a file, bring it to another device, or delete it.">
        Your data
      </PageHeading>
      <p>
        Martillo has no accounts. Your progress and settings are kept in this browser, on this
        device, and nowhere else. Here you can see them, take them to another device, and delete
        them.
      </p>
      <p>
        <Link href={pathTo('round')}>Questions you missed</Link> in quizzes are kept too. Feedback
        that you sent is not here: it went to us.
      </p>
      <Data />
      {import.meta.env.VITE_OFFLINE !== 'off' && <Offline />}
    </>
  );
}

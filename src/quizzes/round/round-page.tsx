import { use } from 'react';
import { pathTo } from '#src/content/pages.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/back-link.tsx';

/** A short quiz made of the questions that the learner missed. */
export function RoundPage() {
  return (
    <>
      <BackLink to={pathTo('home')} title="Home" />
      <PageHeading
        path={pathTo('round')}
        description="A round of two minutes: the questions of quizzes that you missed, once more."
        noindex
      >
        A round of two minutes
      </PageHeading>
      <LazyPart name="The round" height="42rem" clientOnly>
        <LoadedRound />
      </LazyPart>
    </>
  );
}

function LoadedRound() {
  const { Rounds } = use(loadOnce('rounds', () => import('./rounds.tsx')));
  return <Rounds />;
}

import { pathTo } from '#src/content/site/pages.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';

const Rounds = island('The questions', async () => (await import('./rounds.tsx')).Rounds, {
  height: '42rem',
  clientOnly: true,
});

/** A short quiz of the questions that the learner missed. */
export function RoundPage() {
  return (
    <>
      <BackLink to={pathTo('home')} title="Home" />
      <PageHeading
        description="The questions that you missed in quizzes, once more: two minutes or less."
        noindex
      >
        Questions you missed
      </PageHeading>
      <Rounds />
    </>
  );
}

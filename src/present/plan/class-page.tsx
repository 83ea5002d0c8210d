import { TeachSwitch } from '#src/classroom/teach-switch.tsx';
import { pathTo } from '#src/content/site/pages.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import styles from './class-page.module.css';
import { ReadyPlans } from './ready/ready-plans-part.tsx';

const Plan = island('Your plan', async () => (await import('./plan-part.tsx')).PlanPart, {
  height: '7.75rem',
  clientOnly: true,
});

/** The class plan: what a teacher shows, in order, and three plans to begin with. */
export function ClassPage() {
  return (
    <div className={styles.page}>
      <BackLink to={pathTo('home')} title="Home">
        <TeachSwitch />
      </BackLink>
      <PageHeading
        path={pathTo('class')}
        description="Plan a bachata class: exercises, clips and questions in order, shown on a projector step by step, with your notes, a link and a handout."
      >
        Class plan
      </PageHeading>
      <p className={styles.introduction}>
        Put exercises, clips and questions in order, and show them to your class one after the
        other. Your notes stay with you. The plan is kept in this browser; a link takes it
        elsewhere.
      </p>
      <Plan />
      <ReadyPlans />
    </div>
  );
}

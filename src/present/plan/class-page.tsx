import { Link } from 'wouter';
import { totalMinutes } from '#src/classroom/class-plan.ts';
import { TeachSwitch } from '#src/classroom/teach-switch.tsx';
import { pathTo } from '#src/content/site/pages.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import styles from './class-page.module.css';
import { READY_PLANS } from './ready-plans.ts';

const Plan = island('Your plan', async () => (await import('./plan-part.tsx')).PlanPart, {
  height: '7.75rem',
  clientOnly: true,
});

/** The class plan: the teacher's items in order, and three ready plans. */
export function ClassPage() {
  return (
    <div className={styles.page}>
      <BackLink to={pathTo('home')} title="Home">
        <TeachSwitch />
      </BackLink>
      <PageHeading description="Plan a bachata class: exercises, clips and questions in order, shown on a projector step by step, with your notes, a link and a handout.">
        Class plan
      </PageHeading>
      <p>
        Put exercises, clips and questions in order, and show them to your class one after the
        other. Your notes stay with you. The plan is kept in this browser; a link takes it
        elsewhere.
      </p>
      <Plan />
      <ReadyPlans />
    </div>
  );
}

/** The plans that come with the app, readable without JavaScript as well. */
function ReadyPlans() {
  return (
    <section aria-labelledby="ready-plans" className={styles.plans} data-screen-only>
      <h2 id="ready-plans">Plans to begin with</h2>
      {READY_PLANS.map(({ id, about, plan }) => (
        <article key={id} className={`card stack ${styles.plan}`} aria-labelledby={`plan-${id}`}>
          <h3 id={`plan-${id}`}>{plan.name}</h3>
          <p>
            {about} {totalMinutes(plan)} minutes.
          </p>
          <details>
            <summary>The {plan.steps.length} steps</summary>
            <ol className={`stack bullets ${styles.steps}`}>
              {plan.steps.map(({ page, item, title, note, minutes }) => (
                <li key={page + item}>
                  <Link href={page}>{title}</Link>, {minutes} min
                  <p className="soft">{note}</p>
                </li>
              ))}
            </ol>
          </details>
          <ButtonLink href={`${pathTo('class')}?plan=${id}`}>
            Open<span className="visually-hidden"> {plan.name}</span>
          </ButtonLink>
        </article>
      ))}
    </section>
  );
}

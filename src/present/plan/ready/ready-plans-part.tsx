import { Link } from 'wouter';
import { totalMinutes } from '#src/classroom/class-plan.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { READY_PLANS } from './ready-plans.ts';
import styles from './ready-plans-part.module.css';

/** The plans that come with the app, to read without JavaScript too. */
export function ReadyPlans() {
  return (
    <section aria-labelledby="ready-plans" className={styles.part} data-screen-only>
      <h2 id="ready-plans">Plans to begin with</h2>
      {READY_PLANS.map(({ id, about, plan }) => (
        <article key={id} className={styles.plan} aria-labelledby={`plan-${id}`}>
          <h3 id={`plan-${id}`}>{plan.name}</h3>
          <p>
            {about} {totalMinutes(plan)} minutes.
          </p>
          <details>
            <summary>The {plan.steps.length} steps</summary>
            <ol className={styles.steps}>
              {plan.steps.map(({ page, item, title, note, minutes }) => (
                <li key={page + item}>
                  <Link href={page}>{title}</Link>, {minutes} min
                  <p>{note}</p>
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

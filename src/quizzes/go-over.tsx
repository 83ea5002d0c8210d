import { Link } from 'wouter';
import type { Explanation } from '#src/content/quizzes/model.ts';
import { findSection } from '#src/content/site/sections.ts';
import { LinkCard } from '#src/ui/controls/link-card.tsx';
import styles from './go-over.module.css';
import { toGoOver } from './remark.ts';

/** The maximum number of links: a longer list is no plan. The review links to the others. */
const LISTED = 4;

interface GoOverProps {
  title: string;
  /** The sections that explain the missed questions, in any order. */
  explanations: readonly Explanation[];
}

/** Links to the sections of lessons that explain the missed questions; renders nothing without any. */
export function GoOver({ title, explanations }: GoOverProps) {
  if (explanations.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={`stack ${styles.list}`}>
        {toGoOver(explanations)
          .slice(0, LISTED)
          .map(({ explanation, questions }) => (
            <li key={explanation.address}>
              <LinkCard href={explanation.address} title={explanation.title}>
                {lessonOf(explanation)}
                {questions > 1 && ` · ${questions} questions`}
              </LinkCard>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Links to the explanations of one question, in a sentence. */
export function ExplainedIn({ explanations }: { explanations: readonly Explanation[] }) {
  const [first] = explanations;
  if (!first) return null;
  return (
    <p>
      Explained in {lessonOf(first)}:{' '}
      {explanations.map(({ address, title }, i) => (
        <span key={address}>
          {i > 0 && ', '}
          <Link href={address}>{title}</Link>
        </span>
      ))}
    </p>
  );
}

function lessonOf({ address }: Explanation): string {
  const [, , section, , lesson] = address.split(/[/#]/);
  return findSection(section).lessons.find(({ id }) => id === lesson)?.title ?? '';
}

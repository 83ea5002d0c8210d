import { use } from 'react';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import styles from './ear.module.css';
import type { EarContext, Ready } from './round-context.ts';

/** Loads what explains answers. */
export const loadExplanation = () => loadOnce('ear explanation', () => import('./explanation.tsx'));

interface VerdictProps {
  asked: Ready | null;
  context: EarContext;
}

/** Whether the answer was right, and why. Nothing before there is one. */
export function Verdict({ asked, context }: VerdictProps) {
  return (
    <div aria-live="polite" className={styles.verdict}>
      {asked && (
        <LazyPart name="The explanation" height="6rem">
          <Explanation asked={asked} context={context} />
        </LazyPart>
      )}
    </div>
  );
}

function Explanation(props: { asked: Ready; context: EarContext }) {
  const { ExplanationView } = use(loadExplanation());
  return <ExplanationView {...props} />;
}

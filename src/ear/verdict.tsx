import { island } from '#src/page/island.tsx';
import styles from './ear.module.css';
import type { EarContext, ReadyQuestion } from './round-context.ts';

/** Why an answer was right or wrong. */
export const Explanation = island(
  'The explanation',
  async () => (await import('./explanation.tsx')).ExplanationView,
  { height: '6rem' },
);

interface VerdictProps {
  asked: ReadyQuestion | null;
  context: EarContext;
}

/** Whether the answer was right, and why. Nothing before there is one. */
export function Verdict({ asked, context }: VerdictProps) {
  return (
    <div aria-live="polite" className={styles.verdict}>
      {asked && <Explanation asked={asked} context={context} />}
    </div>
  );
}

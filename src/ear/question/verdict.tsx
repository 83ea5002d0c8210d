import styles from '#src/ear/ear.module.css';
import type { EarContext, ReadyQuestion } from '#src/ear/round/round-context.ts';
import { island } from '#src/page/loading/island.tsx';

/** Why an answer was right or wrong. */
export const Explanation = island(
  'The explanation',
  async () => (await import('#src/ear/explained/explanation.tsx')).ExplanationView,
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

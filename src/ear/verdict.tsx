import { use } from 'react';
import { countOf } from '#audio/music/ear/judge.ts';
import type { Answer } from '#audio/music/ear/question.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import styles from './ear.module.css';
import type { EarContext, Ready } from './round-context.ts';
import { rightText } from './texts.ts';

/** Loads what explains answers. */
export const loadExplanation = () => loadOnce('ear explanation', () => import('./explanation.tsx'));

interface VerdictProps {
  asked: Ready | null;
  context: EarContext;
}

/** Whether the answer was right, and why. Nothing before there is one. */
export function Verdict({ asked, context }: VerdictProps) {
  const { answer, refusal, outcomes } = context;
  const isRight = outcomes.at(-1)?.right ?? false;
  return (
    <div aria-live="polite" className={styles.verdict}>
      {asked && (
        <>
          <strong data-verdict={refusal ? 'none' : isRight ? 'right' : 'wrong'}>
            {refusal ? 'Not judged.' : isRight ? 'Right.' : wrongText(asked, answer)}
          </strong>
          <LazyPart name="The explanation" height="4rem">
            <Clues asked={asked} context={context} />
          </LazyPart>
        </>
      )}
    </div>
  );
}

function Clues(props: { asked: Ready; context: EarContext }) {
  const { ClueTexts } = use(loadExplanation());
  return <ClueTexts {...props} />;
}

/** What the right answer is, beside the one that was given. */
function wrongText({ question, written: { piece } }: Ready, answer: Answer | null) {
  const { task } = question;
  if (task.kind === 'choice') return `Not this time: ${rightText(question)}.`;
  if (task.kind === 'cells')
    return 'Not quite. Filled cells are strokes; a dashed frame marks what you got wrong.';
  if (answer?.kind === 'unheard') return 'Not this time.';
  const beat = answer?.kind === 'tap' ? answer.beat : 0;
  if (task.kind === 'downbeat') return `That was count ${countOf(task, beat)}.`;
  const bar = Math.min(piece.bars.length, Math.floor(beat / 4) + 1);
  return beat < task.from
    ? `Too early: you tapped in bar ${bar}.`
    : `Too late: you tapped in bar ${bar}.`;
}

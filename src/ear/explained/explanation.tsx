// Entry point of the explanations of answers. Loaded while the learner listens.

import { Link } from 'wouter';
import { countOf, isRight } from '#audio/music/ear/judge.ts';
import { type Answer, TAPPED } from '#audio/music/ear/question.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { useRound } from '#src/ear/round/current-round.ts';
import { type EarRefusal, type ReadyQuestion, skillsOf } from '#src/ear/round/round-context.ts';
import { rightText } from '#src/ear/texts.ts';
import { REFUSAL_TEXT } from '#src/sound/taps/refusal.ts';
import { clueText } from './clues.ts';

/** The verdict or the refusal, and the clues. A single element, so that screen readers announce it once. */
export function ExplanationView({ asked }: { asked: ReadyQuestion }) {
  const { plan, outcomes } = useRound().state.context;
  const { right, answer, refusal } = outcomes.at(-1) ?? {};
  const dropsTaps =
    refusal &&
    plan !== null &&
    skillsOf(plan, outcomes) !== plan.skills &&
    TAPPED.includes(asked.question.skill);
  const isChoice = asked.question.task.kind === 'choice';
  const rightWords = isChoice ? `Right: ${rightText(asked.question)}.` : 'Right.';
  return (
    <div>
      <strong data-verdict={refusal ? 'none' : right ? 'right' : 'wrong'}>
        {refusal ? 'Not judged.' : right ? rightWords : wrongText(asked, answer)}
      </strong>
      {refusal && <p>{refusalText(refusal)} So this question does not count.</p>}
      {dropsTaps && <p>We’ll skip tapping questions in this round.</p>}
      {isLate(asked, answer) && (
        <p>
          Wireless headphones play late. <Link href={pathTo('practice')}>Play along</Link> can
          measure how late.
        </p>
      )}
      <p>{clueText(asked.question, asked.written.piece)}</p>
    </div>
  );
}

function wrongText({ question, written: { piece } }: ReadyQuestion, answer: Answer | undefined) {
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

/** Whether a wrong tap is late by as much as a delayed output would make it. */
function isLate({ question: { task } }: ReadyQuestion, answer: Answer | undefined): boolean {
  if (answer?.kind !== 'tap' || isRight(task, answer)) return false;
  return task.kind === 'downbeat' || (task.kind === 'moment' && answer.beat >= task.to);
}

function refusalText(refusal: EarRefusal): string {
  if (refusal === 'unloaded') return 'It could not be loaded.';
  return refusal === 'silent'
    ? 'No sound is heard on this device right now.'
    : REFUSAL_TEXT[refusal];
}

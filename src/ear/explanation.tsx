// The entry point of what explains answers, which is loaded while the learner listens.

import { isRight } from '#audio/music/ear/judge.ts';
import { type Answer, TAPPED } from '#audio/music/ear/question.ts';
import { pathTo } from '#src/content/pages.ts';
import { REFUSAL_TEXT } from '#src/sound/taps/refusal.ts';
import { Link } from '#src/ui/link.tsx';
import { clueText } from './clues.ts';
import {
  type EarContext,
  type EarRefusal,
  isDeafToTaps,
  type Ready,
  skillsOf,
} from './round-context.ts';

interface ClueTextsProps {
  asked: Ready;
  context: EarContext;
}

/** Why an answer was not judged, and what to listen for. */
export function ClueTexts({ asked, context }: ClueTextsProps) {
  const { answer, refusal, plan, outcomes } = context;
  const dropsTaps =
    refusal !== null &&
    plan !== null &&
    isDeafToTaps(outcomes) &&
    skillsOf(plan, outcomes) !== plan.skills &&
    TAPPED.includes(asked.question.skill);
  return (
    <>
      {refusal && <p>{refusalText(refusal)} So this question does not count.</p>}
      {dropsTaps && <p>This round asks for no more taps.</p>}
      {isLate(asked, answer) && (
        <p>
          Do you hear it late, as through wireless headphones?{' '}
          <Link href={pathTo('practice')}>Tap along</Link> measures the delay.
        </p>
      )}
      <p>{clueText(asked.question, asked.written.piece)}</p>
    </>
  );
}

/** Whether a tap is wrong as it would be if the learner hears the music late. */
function isLate({ question: { task } }: Ready, answer: Answer | null): boolean {
  if (answer?.kind !== 'tap' || isRight(task, answer)) return false;
  return task.kind === 'downbeat' || (task.kind === 'moment' && answer.beat >= task.to);
}

function refusalText(refusal: EarRefusal): string {
  if (refusal === 'unloaded') return 'It could not be loaded.';
  if (refusal === 'busy') {
    return 'The device was too busy to say exactly what you heard when you tapped.';
  }
  return refusal === 'silent'
    ? 'No sound is heard on this device right now.'
    : REFUSAL_TEXT[refusal];
}

import { MATCHING_EXPLANATION } from '#src/content/quizzes/explanations.ts';
import type { MatchingOptions } from '#src/exercises/matching/matching.tsx';
import {
  isAnythingPlaced,
  useMatching,
  useMatchingValue,
} from '#src/exercises/matching/matching-context.ts';
import { useKeys } from '#src/page/input/keys.ts';
import { island } from '#src/page/loading/island.tsx';
import { saveBestScore } from '#src/progress/progress.ts';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';

const After = island(
  'What comes next',
  async () => (await import('#src/quizzes/after-quiz.tsx')).AfterQuiz,
  { height: '3rem' },
);

/** Options that turn a matching exercise into a quiz: solving it saves the full score and shows the next links. */
export function matchingQuizOptions(props: QuizProps, total: number): MatchingOptions {
  const { section, quizId, seed } = props;
  return {
    seed,
    unfinished: unfinishedQuiz(section, quizId),
    heading: 'h2',
    keys: <EnterChecks />,
    onSolved: () => saveBestScore(section, quizId, { score: total, total }),
    next: (
      <After {...props}>
        <ButtonLink href={MATCHING_EXPLANATION.address} kind="quiet">
          Lesson: {MATCHING_EXPLANATION.title}
        </ButtonLink>
      </After>
    ),
  };
}

/** The key Enter of a matching quiz: outside cards and targets it checks, as in the other quizzes. */
function EnterChecks() {
  const { actor } = useMatching();
  const mayCheck = useMatchingValue((now) => now.value !== 'solved' && isAnythingPlaced(now));
  useKeys<'check'>({ Enter: 'check' }, () => actor.send({ type: 'exercise.check' }), {
    enabled: mayCheck,
  });
  return (
    <p className="keys" data-screen-only>
      Keys: Enter picks a card up and puts it down; outside cards and places it checks.
    </p>
  );
}

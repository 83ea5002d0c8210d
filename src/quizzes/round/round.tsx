import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { plural } from '#lib/words.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { findSection } from '#src/content/site/sections.ts';
import type { StopId } from '#src/content/stop-name.ts';
import { DockContext } from '#src/page/input/docked.tsx';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { MISSED, type MissedQuestion, recordAnswer } from '#src/progress/missed.ts';
import { AudioQuestionView } from '#src/quizzes/audio/audio-question.tsx';
import { audioRun } from '#src/quizzes/audio/saved-audio-quiz.ts';
import { GoOver } from '#src/quizzes/go-over.tsx';
import { HistoryQuestionView } from '#src/quizzes/history/history-question.tsx';
import { historyRun } from '#src/quizzes/history/saved-history-quiz.ts';
import { phaseOf, runMachine } from '#src/quizzes/run/machine.ts';
import type { Outcome } from '#src/quizzes/run/model.ts';
import { showQuestion } from '#src/quizzes/show-question.ts';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { ScoreCard } from '#src/ui/panels/score-card.tsx';
import { explanationsOf, type RoundQuestion } from './questions.ts';
import styles from './rounds.module.css';

export interface RoundProps {
  /** At least one. */
  questions: readonly RoundQuestion[];
  /** The quiz of the questions, if they are all from the same one. */
  after: StopId | undefined;
  missed: () => readonly MissedQuestion[];
  onAgain: () => void;
}

/** A round from its first question to its result. */
export function Round({ questions, ...props }: RoundProps) {
  const run = useMemo(() => questions.flatMap(runOf), [questions]);
  const [state, send, actor] = useMachine(runMachine, { input: { questions: run } });
  useEmitted(actor, 'question.answered', ({ index, right, first }) => {
    const answered = questions[index];
    if (first && answered) recordAnswer(answered.missed, right);
  });
  const { index, outcomes } = state.context;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index > 0) showQuestion(element.current);
  }, [index]);
  const question = questions[index];
  const phase = phaseOf(state);
  if (!question || !phase) {
    return <RoundResult questions={questions} outcomes={outcomes} {...props} />;
  }
  const place = {
    index,
    total: questions.length,
    ends: outcomes.map((outcome) => endOf(outcome) === 'right'),
    ownOrder: true,
  };
  const next = index === questions.length - 1 ? 'Finish' : 'Next Question';
  const asked = { place, run: state.context, phase, send, next };
  const { color } = findSection(question.missed.section);
  return (
    <div ref={element} data-color={color}>
      <DockContext value={color}>
        {question.kind === 'audio' ? (
          <AudioQuestionView
            key={index}
            {...asked}
            quiz={question.quiz}
            question={question.question}
          />
        ) : (
          <HistoryQuestionView key={index} {...asked} question={question.question} />
        )}
      </DockContext>
    </div>
  );
}

const runOf = (asked: RoundQuestion) =>
  asked.kind === 'audio'
    ? audioRun({ ...asked.quiz, questions: [asked.question] })
    : historyRun([asked.question]);

/** The outcome of a question: the first answer counts. */
function endOf({ end, tries }: Outcome): 'right' | 'wrong' | 'skipped' {
  if (tries.length === 0) return 'skipped';
  return end === 'right' && tries.length === 1 ? 'right' : 'wrong';
}

interface RoundResultProps extends RoundProps {
  outcomes: readonly Outcome[];
}

function RoundResult({ questions, outcomes, after, missed, onAgain }: RoundResultProps) {
  const ends = outcomes.map(endOf);
  const left = useSyncExternalStore(MISSED.subscribe, () => missed().length);
  const count = (end: (typeof ends)[number]) => ends.filter((one) => one === end).length;
  const answered = count('right') + count('wrong');
  const isPerfect = answered > 0 && count('right') === questions.length;
  const explanations = explanationsOf(questions.filter((_, i) => ends[i] === 'wrong'));
  return (
    <>
      <ScoreCard
        title={isPerfect ? 'All right this time! 🎉' : 'That’s all for now'}
        isPerfect={isPerfect}
        actions={
          <>
            {left > 0 && (
              <Button kind="primary" onClick={onAgain}>
                Ask me again
              </Button>
            )}
            <NextOnRoad after={after} isSecond={left > 0} />
            <ButtonLink href={pathTo('home')} kind="quiet">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        <p>
          {answered > 0
            ? `${count('right')} of ${answered} right at the first try`
            : 'No question could be asked: there was no sound.'}
        </p>
        <p className={styles.left}>
          {left === 0
            ? 'Nothing is left to repeat.'
            : plural(left, {
                one: '# question is left for next time.',
                other: '# questions are left for next time.',
              })}
        </p>
      </ScoreCard>
      <div className={styles.explained}>
        <GoOver title="Read about what you missed" explanations={explanations} />
      </div>
    </>
  );
}

import { useMachine } from '@xstate/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pathTo } from '#src/content/pages.ts';
import { findSection } from '#src/content/sections.ts';
import { useEmitted } from '#src/page/use-emitted.ts';
import { missedQuestions, onMissed, recordAnswer } from '#src/progress/missed.ts';
import { AudioQuestionView } from '#src/quizzes/audio/audio-question.tsx';
import { audioQuizMachine } from '#src/quizzes/audio/machine.ts';
import { GoOver } from '#src/quizzes/go-over.tsx';
import { HistoryQuestionView } from '#src/quizzes/history/history-question.tsx';
import { historyQuizMachine } from '#src/quizzes/history/machine.ts';
import type { QuestionPlace } from '#src/quizzes/question.tsx';
import { showQuestion } from '#src/quizzes/show-question.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { celebrate } from '#src/ui/confetti.ts';
import { ScoreCard } from '#src/ui/score-card.tsx';
import { type RoundOutcome, roundMachine } from './machine.ts';
import { explanationsOf, type RoundQuestion } from './questions.ts';
import styles from './rounds.module.css';

interface RoundProps {
  /** At least one. */
  questions: readonly RoundQuestion[];
  /** Starts another round. */
  onAgain: () => void;
}

/** A round from its first question to its result. */
export function Round({ questions, onAgain }: RoundProps) {
  const [state, send] = useMachine(roundMachine, { input: { total: questions.length } });
  const { index, outcomes } = state.context;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index > 0) showQuestion(place.current);
  }, [index]);
  const asked = questions[index];
  if (!asked) return null;
  if (state.matches('finished')) {
    return <RoundResult questions={questions} outcomes={outcomes} onAgain={onAgain} />;
  }
  const props = {
    place: {
      index,
      total: questions.length,
      score: outcomes.filter((outcome) => outcome === 'right').length,
      ownOrder: true,
    },
    next: index === questions.length - 1 ? 'Finish' : 'Next Question',
    onAnswer: (right: boolean) => {
      recordAnswer(asked.missed, right);
      send({ type: 'question.answered', right });
    },
    onDone: () => send({ type: 'question.done' }),
  };
  return (
    <div ref={place} data-color={findSection(asked.missed.section).color}>
      {asked.kind === 'audio' ? (
        <ByEar key={index} asked={asked} {...props} />
      ) : (
        <OnHistory key={index} asked={asked} {...props} />
      )}
    </div>
  );
}

interface AskedProps<Kind extends RoundQuestion['kind']> {
  asked: RoundQuestion & { kind: Kind };
  place: QuestionPlace;
  next: string;
  /** The first answer. */
  onAnswer: (right: boolean) => void;
  onDone: () => void;
}

/** A question by ear: an audio quiz of one question. */
function ByEar({ asked: { quiz, question }, place, next, onAnswer, onDone }: AskedProps<'audio'>) {
  const [state, send, actor] = useMachine(audioQuizMachine, {
    input: { questions: [question], choices: quiz.choices },
  });
  useEmitted(actor, 'question.answered', ({ right, first }) => first && onAnswer(right));
  useEmitted(actor, 'quiz.finished', onDone);
  const { selected, clipFailed } = state.context;
  const { value } = state;
  if (value === 'leaving' || value === 'finished') return null;
  return (
    <AudioQuestionView
      quiz={quiz}
      question={question}
      place={place}
      phase={value}
      selected={selected}
      clipFailed={clipFailed}
      next={next}
      send={send}
    />
  );
}

/** A question on history: a history quiz of one question. */
function OnHistory({ asked: { question }, place, next, onAnswer, onDone }: AskedProps<'history'>) {
  const [state, send, actor] = useMachine(historyQuizMachine, { input: { questions: [question] } });
  useEmitted(actor, 'question.answered', ({ right }) => onAnswer(right));
  useEmitted(actor, 'quiz.finished', onDone);
  return (
    <HistoryQuestionView
      question={question}
      place={place}
      chosen={state.context.chosen[0]}
      next={next}
      onChoose={(option) => send({ type: 'option.choose', option })}
      onNext={() => send({ type: 'question.next' })}
    />
  );
}

interface RoundResultProps extends RoundProps {
  outcomes: readonly RoundOutcome[];
}

function RoundResult({ questions, outcomes, onAgain }: RoundResultProps) {
  const left = useSyncExternalStore(onMissed, () => missedQuestions().length);
  const count = (outcome: RoundOutcome) => outcomes.filter((one) => one === outcome).length;
  const answered = count('right') + count('wrong');
  const isPerfect = answered > 0 && count('right') === questions.length;
  useEffect(() => {
    if (isPerfect) void celebrate();
  }, [isPerfect]);
  const explanations = explanationsOf(questions.filter((_, i) => outcomes[i] === 'wrong'));
  return (
    <>
      <ScoreCard
        title={isPerfect ? 'All right this time! 🎉' : 'Round complete'}
        actions={
          <>
            {left > 0 && (
              <Button kind="primary" onClick={onAgain}>
                Another round
              </Button>
            )}
            <ButtonLink href={pathTo('home')} kind={left > 0 ? undefined : 'primary'}>
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
            : `${left} ${left === 1 ? 'question is' : 'questions are'} left for another round.`}
        </p>
      </ScoreCard>
      <div className={styles.explained}>
        <GoOver title="Read about what you missed" explanations={explanations} />
      </div>
    </>
  );
}

import { useMachine } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { shuffled } from '#audio/music/random.ts';
import { INSTRUMENT_NAMES, isAudioQuiz } from '#src/content/answer-names.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { useEmitted } from '#src/page/use-emitted.ts';
import { type Option, Options } from '#src/quizzes/options.tsx';
import { Question } from '#src/quizzes/question.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Button } from '#src/ui/button.tsx';
import { AudioResults } from './audio-results.tsx';
import { audioQuizMachine } from './machine.ts';
import { audioScore, isPartial } from './model.ts';
import { type ClipHandle, QuestionClip } from './question-clip.tsx';
import { Verdict } from './verdict.tsx';

/** Each instrument's colour by its name among the choices. */
const COLOURS = new Map(BAND.map((id) => [INSTRUMENT_NAMES[id], `var(--${id})`]));

/** An audio quiz: ten clips in the order of the seed, with the same choices for each. */
export function AudioQuizView({ quizId, seed, onScore, onAgain, onLeave }: QuizProps) {
  if (!isAudioQuiz(quizId)) throw new RangeError(`There is no audio quiz ${quizId}`);
  const [quiz] = useState(() => audioQuiz(quizId));
  const [questions] = useState(() => shuffled(quiz.questions, seed));
  const [state, send, actor] = useMachine(audioQuizMachine, {
    input: { questions, choices: quiz.choices },
  });
  useEmitted(actor, 'quiz.finished', ({ score }) => onScore(score));
  const clip = useRef<ClipHandle>(null);
  const onFailed = useCallback(() => send({ type: 'clip.failed' }), [send]);
  const onHeard = useCallback(() => send({ type: 'clip.heard' }), [send]);

  const { index, selected, outcomes, clipFailed } = state.context;
  const question = questions[index];
  if (!question) return null;
  if (state.matches('finished')) {
    return (
      <AudioResults
        type={quiz.type}
        questions={questions}
        outcomes={outcomes}
        onAgain={onAgain}
        onLeave={onLeave}
      />
    );
  }

  const { correctAnswer } = question;
  const answering = state.matches('answering');
  const missed = state.matches('missed');
  const solved = state.matches('solved');
  const shown = state.matches('shown');
  const toggle = (choice = '') => send({ type: 'choice.toggle', choice });
  const advance = () => {
    if (answering) send({ type: 'answer.submit' });
    else send({ type: missed ? 'answer.retry' : 'question.next' });
  };
  const nextLabel = index === questions.length - 1 ? 'Complete Quiz' : 'Next Question';
  const optionOf = (name: string): Option => {
    const picked = selected.includes(name);
    const right = correctAnswer.includes(name);
    const mark = right ? 'right' : picked ? 'wrong' : undefined;
    const colour = COLOURS.get(name);
    return {
      id: name,
      text: name,
      selected: picked,
      ...(mark && (solved || shown) && { mark }),
      ...(colour && { colour }),
    };
  };
  return (
    <Question
      index={index}
      total={questions.length}
      score={audioScore(outcomes).score}
      question={quiz.question}
      phase={String(state.value)}
      keys={`Keys: letters or 1 to ${quiz.choices.length} choose; Enter submits and goes on; Space plays.`}
      controls={{
        choose: (index) => toggle(quiz.choices[index]),
        advance,
        play: () => clip.current?.toggle(),
      }}
    >
      <QuestionClip
        key={question.id}
        ref={clip}
        clip={question.id}
        onFailed={onFailed}
        onHeard={onHeard}
        onSkip={clipFailed && (answering || missed) ? () => send({ type: 'question.skip' }) : null}
      />
      <Options options={quiz.choices.map(optionOf)} locked={!answering} short onChoose={toggle} />
      <Verdict
        several={quiz.several}
        verdict={
          solved
            ? { kind: 'right' }
            : missed
              ? { kind: isPartial(selected, correctAnswer) ? 'partial' : 'wrong' }
              : shown
                ? { kind: 'shown', names: correctAnswer }
                : null
        }
      >
        {/* One button for every step, so that it keeps the focus when pressed by keyboard. */}
        <Button kind="primary" disabled={answering && selected.length === 0} onClick={advance}>
          {answering ? 'Submit Answer' : missed ? 'Try Again' : nextLabel}
        </Button>
        {missed && <Button onClick={() => send({ type: 'solution.show' })}>Show Solution</Button>}
      </Verdict>
    </Question>
  );
}

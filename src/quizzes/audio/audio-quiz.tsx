import { useMachine } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { shuffled } from '#audio/music/random.ts';
import { INSTRUMENT_NAMES, isAudioQuiz } from '#src/content/answer-names.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { type Option, Options } from '#src/quizzes/options.tsx';
import { Question } from '#src/quizzes/question.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Button } from '#src/ui/button.tsx';
import { AudioResults } from './audio-results.tsx';
import { audioQuizMachine } from './machine.ts';
import { isPartial, scoreOf } from './model.ts';
import { type ClipHandle, QuestionClip } from './question-clip.tsx';
import { Verdict } from './verdict.tsx';

/** Each instrument's colour by the name under which it is chosen. */
const COLOURS = new Map(BAND.map((id) => [INSTRUMENT_NAMES[id], `var(--${id})`]));

/** A quiz that is answered by ear: ten clips. The choices stand still, the clips are shuffled. */
export function AudioQuizView({ quizId, seed, onScore, onAgain, onLeave }: QuizProps) {
  if (!isAudioQuiz(quizId)) throw new RangeError(`There is no audio quiz ${quizId}`);
  const [quiz] = useState(() => audioQuiz(quizId));
  const [questions] = useState(() => shuffled(quiz.questions, seed));
  const [machine] = useState(() =>
    audioQuizMachine.provide({ actions: { save: (_, score) => onScore(score) } }),
  );
  const [state, send] = useMachine(machine, { input: { questions, choices: quiz.choices } });
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
  const goOn = () => {
    if (answering) send({ type: 'answer.submit' });
    else send({ type: missed ? 'answer.retry' : 'question.next' });
  };
  const step = index === questions.length - 1 ? 'Complete Quiz' : 'Next Question';
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
      score={scoreOf(outcomes).score}
      question={quiz.question}
      answering={answering}
      phase={String(state.value)}
      keys={`Keys: letters or 1 to ${quiz.choices.length} choose; Enter submits and goes on; Space plays.`}
      controls={{
        choose: (place) => toggle(quiz.choices[place]),
        goOn,
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
        {/* One button all the way, so that who pressed it by keyboard stays on it. */}
        <Button kind="primary" disabled={answering && selected.length === 0} onClick={goOn}>
          {answering ? 'Submit Answer' : missed ? 'Try Again' : step}
        </Button>
        {missed && <Button onClick={() => send({ type: 'solution.show' })}>Show Solution</Button>}
      </Verdict>
    </Question>
  );
}

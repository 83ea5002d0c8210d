import { useRef, useState } from 'react';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import { choiceName } from '#src/content/answers/choices.ts';
import type { AudioQuestion, AudioQuizContent } from '#src/content/quizzes/model.ts';
import { isKey } from '#src/content/walk.ts';
import { Question, type ShownQuestion } from '#src/quizzes/question.tsx';
import { markOf } from '#src/quizzes/run/model.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { OptionList } from '#src/ui/controls/option-list.tsx';
import { type ClipHandle, QuestionClip } from './question-clip.tsx';
import { Verdict } from './verdict.tsx';

interface AudioQuestionProps extends ShownQuestion {
  quiz: Pick<AudioQuizContent, 'question' | 'hint' | 'several' | 'choices'>;
  question: AudioQuestion;
  next: string;
}

/** A question by ear: the clip, its choices, and the feedback on an answer. */
export function AudioQuestionView({ quiz, question, next, ...asked }: AudioQuestionProps) {
  const { place, run, phase, send } = asked;
  const { selected, clipFailed } = run;
  const clip = useRef<ClipHandle>(null);

  const answering = phase === 'answering';
  const missed = phase === 'missed';
  const toggle = (choice = '') => send({ type: 'choice.toggle', choice });
  /** Announces the option chosen by a key, since the focus is elsewhere. */
  const [said, setSaid] = useState('');
  const chooseByKey = (choice: string | undefined) => {
    if (!choice || !answering) return;
    toggle(choice);
    setSaid(`${choiceName(choice)}: ${selected.includes(choice) ? 'not chosen' : 'chosen'}`);
  };
  const advance = () => {
    if (answering) send({ type: 'answer.submit' });
    else send({ type: missed ? 'answer.retry' : 'question.next' });
  };
  return (
    <Question
      {...place}
      question={quiz.question}
      hint={quiz.hint}
      clip={
        <QuestionClip
          key={question.id}
          ref={clip}
          clip={question.id}
          send={send}
          maySkip={clipFailed && (answering || missed)}
        />
      }
      phase={phase}
      keys={`Keys: letters or 1 to ${quiz.choices.length} choose; Enter submits and goes on; Space plays.`}
      controls={{
        choose: (index) => chooseByKey(quiz.choices[index]),
        advance,
        play: () => clip.current?.toggle(),
      }}
      actions={
        <>
          {missed && <Button onClick={() => send({ type: 'solution.show' })}>Show Solution</Button>}
          {/* One button for all phases, so that it keeps the focus when pressed by keyboard. */}
          <Button kind="primary" disabled={answering && selected.length === 0} onClick={advance}>
            {answering ? 'Submit Answer' : missed ? 'Try Again' : next}
          </Button>
        </>
      }
    >
      <OptionList
        layout="words"
        options={quiz.choices.map((id) => ({
          id,
          text: choiceName(id),
          selected: selected.includes(id),
          mark: markOf(id, phase, selected, question.correctAnswer),
          ...(isKey(INSTRUMENT_NAMES, id) && { colour: `var(--${id})` }),
        }))}
        locked={!answering}
        onChoose={toggle}
      />
      <p role="status" className="visually-hidden">
        {answering && said}
      </p>
      <Verdict question={question} phase={phase} selected={selected} several={quiz.several} />
    </Question>
  );
}

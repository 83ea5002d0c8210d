import type { ReactNode } from 'react';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import type { QuizProps } from './quiz-props.ts';

interface AfterQuizProps extends Pick<QuizProps, 'section' | 'quizId' | 'onAgain' | 'onLeave'> {
  /** Further quiet ways. */
  children?: ReactNode;
}

/** The ways on from the end of a quiz: Next on the road and, quiet, the others. */
export function AfterQuiz({ section, quizId, onAgain, onLeave, children }: AfterQuizProps) {
  return (
    <>
      <NextOnRoad after={{ kind: 'quiz', section, id: quizId }} />
      {children}
      <Button kind="quiet" onClick={onAgain}>
        Try Again
      </Button>
      <Button kind="quiet" onClick={onLeave}>
        Back to Quizzes
      </Button>
    </>
  );
}

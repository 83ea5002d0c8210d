import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { plural } from '#lib/words.ts';
import { pathTo, SECTION_ANCHORS } from '#src/content/site/pages.ts';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import type { QuizProps } from './quiz-props.ts';

interface AfterQuizProps extends Pick<QuizProps, 'section' | 'quizId' | 'onAgain'> {
  /** The number of missed questions. Reviewing them comes before the next stop. */
  missed?: number;
  children?: ReactNode;
}

/** The links at the end of a quiz: back to the missed questions, Next on the road and, less prominent, the others. */
export function AfterQuiz({ section, quizId, missed = 0, onAgain, children }: AfterQuizProps) {
  const [, navigate] = useLocation();
  const leave = () => navigate(`${pathTo('section', section)}#${SECTION_ANCHORS.quizzes}`);
  return (
    <>
      {missed > 0 && (
        <ButtonLink href={`${pathTo('round')}?quiz=${section}.${quizId}`} kind="primary">
          {plural(missed, { one: 'Try the one you missed', other: 'Try the # you missed' })}
        </ButtonLink>
      )}
      <NextOnRoad after={{ kind: 'quiz', section, id: quizId }} isSecond={missed > 0} />
      {children}
      <Button kind="quiet" onClick={onAgain}>
        Try Again
      </Button>
      <Button kind="quiet" onClick={leave}>
        Back to Quizzes
      </Button>
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '#src/ui/panel.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import styles from './question.module.css';
import { type QuizControls, useQuizControls } from './use-quiz-controls.ts';

interface QuestionProps {
  /** Which question it is, from 0, out of how many. */
  index: number;
  total: number;
  /** Right answers so far. */
  score: number;
  question: string;
  /** Said in small print, for who has a keyboard. */
  keys: string;
  /** Whether an answer is waited for; what changes it may take the focus along. */
  answering: boolean;
  /** How far this question is; a new phase is brought into view. */
  phase: string;
  controls: QuizControls;
  children: ReactNode;
}

/** One question of a quiz: how far it is, what is asked, and below it what there is to do. */
export function Question(props: QuestionProps) {
  const { index, total, score, answering, phase } = props;
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useQuizControls(root, props.controls);

  const before = useRef({ index, phase });
  useEffect(() => {
    const { current: former } = before;
    before.current = { index, phase };
    if (former.index === index && former.phase === phase) return;
    // A new start is read from its question; what was pressed may also be there no more.
    const lost = document.activeElement === document.body || !document.activeElement;
    if (answering || lost) heading.current?.focus({ preventScroll: former.index === index });
    // What was said to the answer stands right above the buttons.
    if (answering) return;
    const buttons = root.current?.querySelector('[data-kind]')?.parentElement;
    buttons?.scrollIntoView({ block: 'nearest' });
  }, [index, answering, phase]);

  return (
    <Panel ref={root} aria-label="Question" bleed className={styles.question}>
      <div className={styles.status}>
        <span>
          Question {index + 1} of {total}
        </span>
        <ProgressBar label="Questions done" value={answering ? index : index + 1} max={total} />
        <span>Score: {score}</span>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        <span className="visually-hidden">{`Question ${index + 1} of ${total}: `}</span>
        {props.question}
      </h2>
      {props.children}
      <p className={styles.note}>
        <span className={styles.keys}>{props.keys} </span>
        The address of this page keeps the order of the questions: share it, and others get the
        same.
      </p>
    </Panel>
  );
}

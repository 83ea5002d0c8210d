import { type ReactNode, useEffect, useRef } from 'react';
import { useTeaching } from '#src/classroom/teaching.ts';
import { Docked } from '#src/page/input/docked.tsx';
import { Marks, type PartMark } from '#src/ui/panels/marks.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import styles from './question.module.css';
import type { RunContext, RunEvent } from './run/machine.ts';
import type { Phase } from './run/model.ts';
import { showQuestion } from './show-question.ts';
import { type QuizControls, useQuizControls } from './use-quiz-controls.ts';
import verdictStyles from './verdict.module.css';

/** The position of a question in its quiz. */
export interface QuestionPlace {
  index: number;
  total: number;
  /** Whether each question that has ended was right, in their order. */
  ends: readonly boolean[];
  /** Shown above the question, such as a note that the quiz was resumed. */
  notice?: ReactNode;
  /** Whether the order belongs to this learner and is not in the URL. */
  ownOrder?: boolean;
}

/** A run at one of its questions. */
export interface ShownQuestion {
  place: QuestionPlace;
  run: Pick<RunContext, 'selected' | 'clipFailed'>;
  phase: Phase;
  send: (event: RunEvent) => void;
}

interface QuestionProps extends QuestionPlace {
  question: string;
  /** The clip of the question. In a small window it is pinned together with the question. */
  clip?: ReactNode;
  /** The advice on loudspeakers for the clip. Shown on devices that may be phones. */
  hint?: string | undefined;
  keys: string;
  phase: Phase;
  controls: QuizControls;
  /** The buttons that lead on, the primary one last. */
  actions: ReactNode;
  /** The options, and the feedback on an answer. */
  children: ReactNode;
}

/** One question of a quiz. In a small window it stays in view above its options, with its buttons docked below them. */
export function Question(props: QuestionProps) {
  const { index, total, ends, phase } = props;
  const answering = phase === 'answering';
  const teaching = useTeaching();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useQuizControls(root, props.controls);

  const shown = useRef({ index, phase });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { index, phase };
    if (previous.index === index && previous.phase === phase) return;
    if (previous.index !== index) {
      showQuestion(root.current);
      return;
    }
    // The focus is lost when the pressed button is removed.
    const lost = document.activeElement === document.body || !document.activeElement;
    if (answering || lost) heading.current?.focus({ preventScroll: true });
    if (answering) return;
    // Scroll to the feedback, and to the button that leads on, unless that is in the docked bar.
    for (const part of [':scope > [aria-live]', `:scope > .${verdictStyles.actions}`]) {
      root.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
    }
  }, [index, answering, phase]);

  return (
    <Panel ref={root} aria-label="Question" bleed className={styles.question}>
      {props.notice}
      <div className={`controls soft ${styles.status}`} data-screen-only>
        <span>
          Question {index + 1} of {total}
        </span>
        <progress aria-label="Questions done" value={answering ? index : index + 1} max={total} />
        <span>Score: {ends.filter(Boolean).length}</span>
      </div>
      <div className={`stack ${styles.asked}`}>
        <h2 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">{`Question ${index + 1} of ${total}: `}</span>
          {props.question}
        </h2>
        {props.clip}
      </div>
      {props.children}
      <Docked
        className={`controls ${verdictStyles.actions}`}
        marks={<Marks marks={marksOf(props)} />}
      >
        {props.actions}
      </Docked>
      <p className={`quiet ${styles.note}`} data-screen-only>
        {props.hint && <span className={styles.hint}>{props.hint} </span>}
        <span className="keys">{props.keys} </span>
        {teaching &&
          !props.ownOrder &&
          'Share this page’s link, and others get the questions in the same order.'}
      </p>
    </Panel>
  );
}

/** Marks of the answered questions, of the current one, and of the remaining ones. */
const marksOf = ({ index, total, ends }: QuestionPlace) =>
  Array.from({ length: total }, (_, at): PartMark => {
    if (at === index) return 'here';
    return at > index ? 'to-come' : ends[at] ? 'solved' : 'missed';
  });

import { useMachine } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { Html, QuickCheckQuestion } from '#src/content/model.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { InlineProse, Prose } from '#src/page/prose.tsx';
import { OptionList } from '#src/ui/controls/option-list.tsx';
import { moveFocus } from '#src/ui/controls/roving-focus.ts';
import { WithEmoji } from '#src/ui/media/emoji.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { quickCheckMachine } from './machine.ts';
import { MARK_TEXTS, markOf, optionOfKey } from './model.ts';
import styles from './quick-check.module.css';

/** A new explanation may lie below the window. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface QuickCheckProps {
  question: QuickCheckQuestion<Html>;
  /** Called once, a moment after the choice. */
  onAnswered?: (correct: boolean) => void;
}

/** A question within a lesson: the first choice is final and shows the right answer and why. */
export function QuickCheck({ question, onAnswered }: QuickCheckProps) {
  const [state, send, actor] = useMachine(quickCheckMachine, { input: question });
  const { chosen, correct } = state.context;

  useEmitted(actor, 'quiz.answered', (event) => onAnswered?.(event.correct));

  const { options, explanation } = question;
  const choose = (option: string) => send({ type: 'option.choose', option });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveFocus(event, { wrap: true }) !== null) return;
    const index = optionOfKey(options, event.key);
    const option = options[index];
    if (!option) return;
    event.currentTarget.querySelectorAll('button')[index]?.focus();
    choose(option.id);
  };

  return (
    <Panel
      title={<InlineProse html={question.question} />}
      eyebrow="Quick check"
      className="measured"
    >
      <OptionList
        className={styles.options}
        layout="list"
        locked={chosen !== null}
        options={options.map(({ id, text }) => {
          const mark = markOf(id, chosen, correct) ?? undefined;
          return {
            id,
            text: <InlineProse html={text} />,
            mark,
            markText: mark && MARK_TEXTS[mark],
            decoration: id === chosen && state.matches({ answered: 'celebrating' }) && (
              <span className={styles.celebration} aria-hidden="true">
                <WithEmoji>🎉</WithEmoji>
              </span>
            ),
          };
        })}
        onChoose={choose}
        onKeyDown={onKeyDown}
      />
      <div aria-live="polite">
        {chosen !== null && (
          <Notice
            ref={intoView}
            tone={chosen === correct ? 'right' : 'wrong'}
            className={styles.explanation}
          >
            <p className="visually-hidden">
              {chosen === correct
                ? 'That is right.'
                : `That is wrong. The right answer is ${correct.toUpperCase()}.`}
            </p>
            {explanation.__html && (
              <>
                <h4>Explanation:</h4>
                <Prose html={explanation} />
              </>
            )}
          </Notice>
        )}
      </div>
    </Panel>
  );
}

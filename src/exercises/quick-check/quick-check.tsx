import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Html, QuickCheckQuestion } from '#src/content/model.ts';
import { InlineProse, Prose } from '#src/page/prose.tsx';
import { placeOfKey } from '#src/ui/roving-focus.ts';
import { quickCheckMachine } from './machine.ts';
import { MARK_TEXTS, type Mark, markOf, optionOfKey } from './model.ts';
import styles from './quick-check.module.css';

interface QuickCheckProps {
  question: QuickCheckQuestion<Html>;
  /** Called once, a moment after the choice. */
  onAnswered?: (correct: boolean) => void;
}

/** One question between two paragraphs: choose once, see at once what is right and why. */
export function QuickCheck({ question, onAnswered }: QuickCheckProps) {
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [state, send, actor] = useMachine(quickCheckMachine, { input: question });
  const { chosen, correct } = state.context;

  useEffect(() => {
    const { unsubscribe } = actor.on('quiz.answered', (event) => onAnswered?.(event.correct));
    return unsubscribe;
  }, [actor, onAnswered]);

  const { options, explanation } = question;
  const choose = (option: string) => send({ type: 'option.choose', option });
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const option = optionOfKey(options, event.key);
    const at = buttons().findIndex((button) => button.matches(':focus'));
    const place = placeOfKey(event.key, at, options.length);
    if (option) {
      buttons()[options.findIndex(({ id }) => id === option)]?.focus();
      choose(option);
    } else if (place !== null) {
      // The arrow is for the options, not for the page.
      event.preventDefault();
      buttons()[place]?.focus();
    }
  };

  return (
    <section className={styles.quiz} aria-labelledby={titleId}>
      <p className={styles.kind}>Quick check</p>
      <h3 id={titleId}>
        <InlineProse html={question.question} />
      </h3>
      <ol ref={list} className={styles.options} onKeyDown={onKeyDown}>
        {options.map(({ id, text }) => (
          <li key={id}>
            <Option
              letter={id}
              text={text}
              mark={markOf(id, chosen, correct)}
              locked={chosen !== null}
              onChoose={() => choose(id)}
            />
            {id === chosen && state.matches({ answered: { verdict: 'celebrating' } }) && (
              <span className={styles.celebration} aria-hidden="true">
                🎉
              </span>
            )}
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {chosen !== null && (
          <div className={styles.explanation} data-right={chosen === correct || undefined}>
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
          </div>
        )}
      </div>
    </section>
  );
}

interface OptionProps {
  letter: string;
  text: Html;
  mark: Mark | null;
  /** Whether a choice was made. */
  locked: boolean;
  onChoose: () => void;
}

function Option({ letter, text, mark, locked, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      className={styles.option}
      data-mark={mark ?? undefined}
      // Not `disabled`, which would take the focus from who just chose.
      aria-disabled={locked}
      onClick={onChoose}
    >
      <span className={styles.letter}>{letter.toUpperCase()}</span>
      <span className={styles.text}>
        <InlineProse html={text} />
      </span>
      {mark && (
        <span className={styles.mark}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={mark === 'wrong' ? 'm6 6 12 12M18 6 6 18' : 'm4 12.5 5.5 5.5L20 6.5'} />
          </svg>
          {MARK_TEXTS[mark]}
        </span>
      )}
    </button>
  );
}

import type { CSSProperties } from 'react';
import type { SlideOf } from '#src/present/slide.ts';
import styles from './question-options.module.css';
import { SlideSpan } from './slide-prose.tsx';
import { type Votes, votesFor } from './votes.ts';

interface QuestionOptionsProps {
  options: SlideOf<'question'>['options'];
  votes: Votes;
  /** The ids of the right options; `null` before they are revealed. */
  right: readonly string[] | null;
  /** Whether the other options are left out. */
  onlyRight: boolean;
  onVote: (id: string) => void;
}

/** The options of a question, lettered from A, each with its votes as a bar as long as its share. */
export function QuestionOptions({
  options,
  votes,
  right,
  onlyRight,
  onVote,
}: QuestionOptionsProps) {
  const shown = options.map((option, index) => ({ ...option, letter: letterOf(index) }));
  return (
    <ol className={styles.options}>
      {shown
        .filter(({ id }) => !onlyRight || right?.includes(id))
        .map(({ id, text, letter }) => {
          const count = votesFor(votes, [id]);
          const isRight = right?.includes(id) ?? false;
          const share = votes.cast.length > 0 ? count / votes.cast.length : 0;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.option}
                data-option
                data-mark={isRight ? 'right' : undefined}
                aria-disabled={right !== null || undefined}
                style={{ '--share': share } as CSSProperties}
                onClick={() => {
                  if (right === null) onVote(id);
                }}
              >
                <span className={styles.bar} data-any={count > 0 || undefined} />
                <span className={styles.letter}>{letter}</span>
                <span className={styles.text}>
                  <SlideSpan text={text} />
                </span>
                <span className={styles.side}>
                  {isRight && (
                    <span className={styles.mark}>
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="m4 12.5 5.5 5.5L20 6.5" />
                      </svg>
                      Right
                    </span>
                  )}
                  {count > 0 && (
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden">{count === 1 ? ' vote' : ' votes'}</span>
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
    </ol>
  );
}

const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

import type { CSSProperties } from 'react';
import styles from './options.module.css';

export interface Option {
  id: string;
  text: string;
  /** Chosen, though nothing is decided yet; undefined where a choice decides at once. */
  selected?: boolean;
  /** How it turned out. */
  mark?: 'right' | 'wrong';
  /** A colour of its own, such as an instrument's. */
  colour?: string;
}

interface OptionsProps {
  options: readonly Option[];
  /** Nothing can be chosen any more. */
  locked: boolean;
  /** They are single words and need little room. */
  short?: boolean;
  onChoose: (id: string) => void;
}

const SAID = { right: '(right)', wrong: '(wrong)' };
const SIGNS = { right: '✓', wrong: '✗' };

/** The options of a question, lettered from A in the order in which they stand. */
export function Options({ options, locked, short, onChoose }: OptionsProps) {
  return (
    <ul className={styles.options} data-short={short || undefined}>
      {options.map(({ id, text, selected, mark, colour }, place) => (
        <li key={id}>
          <button
            type="button"
            className={styles.option}
            data-mark={mark}
            aria-pressed={selected}
            // Not `disabled`, which would take the focus from who just pressed it.
            aria-disabled={locked || undefined}
            style={colour ? ({ '--option': colour } as CSSProperties) : undefined}
            onClick={() => {
              if (!locked) onChoose(id);
            }}
          >
            <span className={styles.letter} aria-hidden="true">
              {String.fromCharCode('A'.charCodeAt(0) + place)}
            </span>
            <span>
              {text}
              {mark && <span className="visually-hidden"> {SAID[mark]}</span>}
            </span>
            <span className={styles.sign} aria-hidden="true">
              {mark && SIGNS[mark]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

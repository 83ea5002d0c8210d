import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './option-list.module.css';

export interface ListedOption {
  id: string;
  text: ReactNode;
  /** Chosen but not yet judged. Undefined where a choice decides at once. */
  selected?: boolean | undefined;
  /** How it was judged: a right or wrong choice, or the right one revealed beside a wrong choice. */
  mark?: 'right' | 'wrong' | 'revealed' | undefined;
  /** The mark in words, for screen readers or, in a list, for everyone. */
  markText?: string | undefined;
  /** Colour of its letter, such as an instrument's. The section's accent by default. */
  colour?: string | undefined;
  /** Drawn over it, such as a celebration. */
  decoration?: ReactNode;
}

interface OptionListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  options: readonly ListedOption[];
  /** Nothing can be chosen any more. Locked options keep the focus. */
  locked: boolean;
  /** `grid` for sentences, `words` for single words, `list` for one per line with its letter read aloud. */
  layout: 'grid' | 'words' | 'list';
  /** Numbered from 1 instead, for options that are letters themselves. */
  numbered?: boolean | undefined;
  onChoose: (id: string) => void;
}

/** Options to choose from, lettered from A or numbered from 1. */
export function OptionList({
  options,
  locked,
  layout,
  numbered = false,
  onChoose,
  className,
  ...props
}: OptionListProps) {
  const isList = layout === 'list';
  return (
    <ol {...props} className={classNames(styles.options, className)} data-layout={layout}>
      {options.map(({ id, text, selected, mark, markText, colour, decoration }, place) => (
        <li key={id}>
          <button
            type="button"
            className={styles.option}
            data-mark={mark}
            aria-pressed={selected}
            aria-disabled={locked || undefined}
            style={colour ? ({ '--option': colour } as CSSProperties) : undefined}
            onClick={() => {
              if (!locked) onChoose(id);
            }}
          >
            <span className={styles.letter} aria-hidden={!isList}>
              {numbered ? place + 1 : String.fromCharCode('A'.charCodeAt(0) + place)}
            </span>
            <span>{text}</span>
            {mark && (
              <span className={styles.mark}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={mark === 'wrong' ? 'm6 6 12 12M18 6 6 18' : 'm4 12.5 5.5 5.5L20 6.5'} />
                </svg>
                <span className={isList ? undefined : 'visually-hidden'}>{markText}</span>
              </span>
            )}
          </button>
          {decoration}
        </li>
      ))}
    </ol>
  );
}

import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './option-list.module.css';

export interface ListedOption {
  id: string;
  text: ReactNode;
  /** Whether it is chosen but not judged yet. Undefined if a choice is final. */
  selected?: boolean;
  /** The verdict: a right or wrong choice, or the right option revealed after a wrong choice. */
  mark?: 'right' | 'wrong' | 'revealed';
  /** The mark as text, for screen readers or, in a list, for everyone: `(right)` by default. */
  markText?: string;
  /** Colour of its letter, such as an instrument's. The section's accent by default. */
  colour?: string;
  /** The number of votes, and their share of all from 0 to 1, which is drawn as a bar. */
  votes?: { count: number; share: number };
  /** Whether to leave it out. The others keep their letters. */
  hidden?: boolean;
  /** Drawn on top of it, such as a celebration. */
  decoration?: ReactNode;
}

interface OptionListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  options: readonly ListedOption[];
  /** Whether no more choice is possible. Locked options keep the focus. */
  locked: boolean;
  /** `grid` for sentences, `words` for single words, `list` with letters read aloud, `stage` for such a list on a slide. */
  layout: 'grid' | 'words' | 'list' | 'stage';
  /** Whether options are numbered from 1 instead, because they are letters themselves. */
  numbered?: boolean;
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
  const isList = layout === 'list' || layout === 'stage';
  return (
    <ol {...props} className={classNames('stack', styles.options, className)} data-layout={layout}>
      {options.map(
        (option, place) =>
          !option.hidden && (
            <Option
              key={option.id}
              {...option}
              letter={numbered ? place + 1 : String.fromCharCode('A'.charCodeAt(0) + place)}
              isList={isList}
              locked={locked}
              onChoose={onChoose}
            />
          ),
      )}
    </ol>
  );
}

interface OptionProps extends ListedOption, Pick<OptionListProps, 'locked' | 'onChoose'> {
  letter: string | number;
  isList: boolean;
}

function Option({ id, text, mark, votes, colour, letter, isList, locked, ...props }: OptionProps) {
  const style = { '--option': colour, '--share': votes?.share } as CSSProperties;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-option
        data-mark={mark}
        aria-pressed={props.selected}
        aria-disabled={locked || undefined}
        style={style}
        onClick={() => {
          if (!locked) props.onChoose(id);
        }}
      >
        {votes && <span className={styles.share} data-any={votes.count > 0 || undefined} />}
        <span className={`centred ${styles.letter}`} aria-hidden={!isList}>
          {letter}
        </span>
        <span>{text}</span>
        {mark && (
          <span className={`row ${styles.mark}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
              <path d={mark === 'wrong' ? 'm6 6 12 12M18 6 6 18' : 'm4 12.5 5.5 5.5L20 6.5'} />
            </svg>
            <span className={isList ? undefined : 'visually-hidden'}>
              {props.markText ?? `(${mark})`}
            </span>
          </span>
        )}
        {votes && votes.count > 0 && (
          <span className={styles.count}>
            {votes.count}
            <span className="visually-hidden">{votes.count === 1 ? ' vote' : ' votes'}</span>
          </span>
        )}
      </button>
      {props.decoration}
    </li>
  );
}

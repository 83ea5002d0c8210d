import { OptionList } from '#src/ui/controls/option-list.tsx';

export interface Option {
  id: string;
  text: string;
  /** Selected but not submitted; undefined where a choice is final. */
  selected?: boolean;
  /** Shown once the question is answered. */
  mark?: 'right' | 'wrong';
  /** Colour of its letter, such as an instrument's. */
  colour?: string;
}

interface OptionsProps {
  options: readonly Option[];
  /** Disables every option. */
  locked: boolean;
  /** For options of a single word: several per line. */
  short?: boolean;
  /** Numbered from 1 instead of lettered, for options that are letters themselves. */
  numbered?: boolean;
  onChoose: (id: string) => void;
}

const MARK_TEXTS = { right: '(right)', wrong: '(wrong)' };

/** The options of a quiz question. */
export function Options({ options, locked, short, numbered, onChoose }: OptionsProps) {
  return (
    <OptionList
      layout={short ? 'words' : 'grid'}
      options={options.map((option) => ({
        ...option,
        markText: option.mark && MARK_TEXTS[option.mark],
      }))}
      locked={locked}
      numbered={numbered}
      onChoose={onChoose}
    />
  );
}

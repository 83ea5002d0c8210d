import { OptionList } from '#src/ui/option-list.tsx';

export interface Option {
  id: string;
  text: string;
  /** Chosen but not yet judged; undefined where a choice decides at once. */
  selected?: boolean;
  /** How it was judged. */
  mark?: 'right' | 'wrong';
  /** Colour of its letter, such as an instrument's. */
  colour?: string;
}

interface OptionsProps {
  options: readonly Option[];
  /** Nothing can be chosen any more. */
  locked: boolean;
  /** Single words, which need little room. */
  short?: boolean;
  onChoose: (id: string) => void;
}

const MARK_TEXTS = { right: '(right)', wrong: '(wrong)' };

/** The options of a quiz question. */
export function Options({ options, locked, short, onChoose }: OptionsProps) {
  return (
    <OptionList
      layout={short ? 'words' : 'grid'}
      options={options.map((option) => ({
        ...option,
        markText: option.mark && MARK_TEXTS[option.mark],
      }))}
      locked={locked}
      onChoose={onChoose}
    />
  );
}

import { Fragment } from 'react';

/** Lines of each emoji on a frame of 24 × 24. */
const DRAWINGS: Readonly<Record<string, string>> = {
  '🏆': 'M7 4h10v5a5 5 0 0 1-10 0ZM7 5.5H4a3 3 0 0 0 3.4 4M17 5.5h3a3 3 0 0 1-3.4 4M12 14v3.5M8 20.5h8M9.5 17.5h5',
  '📝': 'M5 3.5h10v8M5 3.5v17h10v-3M8 8h4.5M8 12h4M20.5 8.5 12 17l-1 3 3-1 8.5-8.5Z',
  '🎉': 'm4 20.5 5-12 7 7ZM13 4.5c1.5 1 1.5 2.5.5 4M20.5 11c-1-1.5-2.5-1.5-4-.5M17 7l3-3M8 3.5h.1M20.5 16h.1',
};
const EMOJI = new RegExp(`(${Object.keys(DRAWINGS).join('|')})`, 'u');

interface WithEmojiProps {
  children: string;
  /** Whether emoji are for screen readers only, such as a prize that was not earned. */
  hidden?: boolean;
}

/** A text with our own drawings for its emoji, since some systems lack them. The text itself does not change. */
export function WithEmoji({ children, hidden = false }: WithEmojiProps) {
  return children.split(EMOJI).map((part, i) => {
    const path = DRAWINGS[part];
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is identified by its position
    if (!path) return <Fragment key={i}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is identified by its position
      <span key={i}>
        {!hidden && (
          <svg viewBox="0 0 24 24" aria-hidden="true" className="sign emoji">
            <path d={path} />
          </svg>
        )}
        <span className="visually-hidden">{part}</span>
      </span>
    );
  });
}

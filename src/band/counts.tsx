import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './counts.module.css';
import { type BandPosition, useFollow } from './follow.ts';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

interface CountsProps {
  band: BandPosition;
  /**
   * `steps`: two bars with the dancers' moves. `stage`: a row for a projector.
   * `figure`: only the current count, in a large figure. `count-in`: the same over a whole slide.
   */
  look: 'steps' | 'stage' | 'figure' | 'count-in';
  /** The dancers' moves, one a count. Without them, the counts are hidden from screen readers. */
  moves?: readonly string[];
  /** The count at a position in beats; `null` for none. */
  countOf: (position: number) => number | null;
  /** When to read the position: a clip reports no sixteenths. */
  every?: 'frame' | 'sixteenth';
  className?: string | undefined;
}

/** The dancers' counts, 1 to 8. The current count is lit without rendering. */
export function Counts(props: CountsProps) {
  const { band, look, moves, countOf, every = 'sixteenth', className } = props;
  const list = useRef<HTMLOListElement>(null);
  const lit = useRef<number | null>(null);
  useFollow(
    band,
    (position) => {
      const heard = position === null ? null : countOf(position);
      if (heard === lit.current) return;
      lit.current = heard;
      COUNTS.forEach((count, i) => {
        list.current?.children[i]?.toggleAttribute('data-lit', count === heard);
      });
    },
    every,
  );
  return (
    <ol
      ref={list}
      className={classNames(styles.counts, className)}
      data-look={look}
      aria-hidden={moves ? undefined : true}
      data-count
    >
      {COUNTS.map((count, i) => (
        <li key={count}>
          {moves ? (
            <>
              <b>{count}</b> <span>{moves[i]}</span>
            </>
          ) : (
            count
          )}
        </li>
      ))}
    </ol>
  );
}

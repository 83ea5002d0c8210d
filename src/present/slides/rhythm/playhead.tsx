import { type ReactNode, type RefObject, useRef } from 'react';
import type { BandSession } from '#src/band/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { Placement } from './placement.ts';
import styles from './playhead.module.css';
import { usePlace } from './use-place.ts';

interface PlayheadProps {
  session: BandSession;
  placement: Placement;
  /** How long the columns are together. */
  beats: number;
  /** One for each column, inside. */
  columns: number;
  className: string | undefined;
  /** Of each column that is to know when it is heard: it gets `data-current`. */
  items?: RefObject<readonly (HTMLElement | null)[]>;
  children: ReactNode;
}

/** Columns with a playhead that fills the one that is heard, and the count-in in giant figures. */
export function Playhead(props: PlayheadProps) {
  const { session, placement, beats, columns, items } = props;
  const head = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const current = useRef<HTMLElement | null>(null);
  usePlace(session, placement, { beats, columns }, (place) => {
    const column = place && 'column' in place ? place.column : null;
    const counted = place && 'count' in place ? place.count : null;
    current.current?.removeAttribute('data-current');
    current.current = (column !== null && items?.current[column]) || null;
    current.current?.setAttribute('data-current', '');
    if (head.current) {
      head.current.hidden = column === null;
      head.current.style.transform = `translateX(${100 * (column ?? 0)}%)`;
    }
    if (count.current) {
      count.current.hidden = counted === null;
      count.current.textContent = `${counted ?? ''}`;
    }
  });
  return (
    <div className={classNames(styles.columns, props.className)} aria-hidden="true">
      <div
        ref={head}
        hidden
        className={styles.head}
        style={{ width: `${100 / columns}%` }}
        data-playhead
      />
      {props.children}
      <p ref={count} hidden className={styles.count} data-count-in />
    </div>
  );
}

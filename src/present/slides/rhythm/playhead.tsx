import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Counts } from '#src/band/counts.tsx';
import { useFollow } from '#src/band/follow.ts';
import type { BandSession } from '#src/band/session.ts';
import { columnAt, countInAt, type Placement } from './placement.ts';
import styles from './rhythm.module.css';

interface PlayheadProps {
  session: BandSession;
  placement: Placement;
  /** How long the columns are together. */
  beats: number;
  /** One for each column, inside. */
  columns: number;
  /** The columns that should know when they are heard: they get `data-current`. */
  row?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Columns with a playhead that fills the one that is heard, and the count-in in giant figures. */
export function Playhead({ session, placement, row, children, ...size }: PlayheadProps) {
  const { columns } = size;
  const head = useRef<HTMLDivElement>(null);
  const current = useRef<Element | undefined>(undefined);
  const draw = (position: number | null) => {
    const column = position === null ? null : columnAt(position, placement, size);
    current.current?.removeAttribute('data-current');
    current.current = row?.current?.children[column ?? -1];
    current.current?.setAttribute('data-current', '');
    if (!head.current) return;
    head.current.hidden = column === null;
    head.current.style.transform = `translateX(${100 * (column ?? 0)}%)`;
  };
  useFollow(session, draw, 'sixteenth');
  // Other notes may have rendered another row.
  useEffect(() => draw(session.playback()?.position ?? null));
  return (
    <div className={styles.columns} aria-hidden="true">
      <div
        ref={head}
        hidden
        className={styles.head}
        style={{ width: `${100 / columns}%` }}
        data-playhead
      />
      {children}
      <Counts
        band={session}
        look="count-in"
        countOf={(position) => countInAt(position, placement)}
      />
    </div>
  );
}

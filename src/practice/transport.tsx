import { Counts } from '#src/band/counts.tsx';
import type { BandPosition } from '#src/band/follow.ts';
import { Button } from '#src/ui/button.tsx';
import { TempoFigure } from './tempo-figure.tsx';
import styles from './transport.module.css';

export type TransportState = 'stopped' | 'preparing' | 'playing';

const LABELS: Readonly<Record<TransportState, string>> = {
  stopped: 'Play',
  preparing: 'Loading…',
  playing: 'Stop',
};

interface TransportProps {
  state: TransportState;
  /** Counts a minute. */
  tempo: number;
  /** What is heard, e.g. 'Bar 2 of 4'; empty while nothing is. */
  place: string;
  band: BandPosition;
  /** Whether the count is one large figure instead of eight lights. */
  largeCount: boolean;
  onToggle: () => void;
  /** Play is about to be pressed. */
  onApproach: () => void;
  onTempo: (tempo: number) => void;
}

/** Play, the tempo and the count, always in sight. */
export function Transport({
  state,
  tempo,
  place,
  band,
  largeCount,
  onToggle,
  onApproach,
  onTempo,
}: TransportProps) {
  return (
    <section aria-label="Play and tempo" className={styles.transport}>
      <Button
        kind="primary"
        className={styles.play}
        aria-busy={state === 'preparing'}
        data-state={state}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onToggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={state === 'stopped' ? 'M7 4v16l13-8Z' : 'M6 6h12v12H6Z'} />
        </svg>
        {LABELS[state]}
      </Button>
      <div className={styles.tempo}>
        <Button aria-label="1 slower" onClick={() => onTempo(tempo - 1)}>
          −
        </Button>
        <TempoFigure tempo={tempo} onTempo={onTempo} />
        <Button aria-label="1 faster" onClick={() => onTempo(tempo + 1)}>
          +
        </Button>
      </div>
      <div className={styles.count}>
        <Counts band={band} look={largeCount ? 'figure' : 'lights'} className={styles.counts} />
        <p className={styles.place}>{place}</p>
      </div>
    </section>
  );
}

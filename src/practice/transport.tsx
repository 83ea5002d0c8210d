import type { Playable } from '#lib/play-state.ts';
import { Counts } from '#src/band/counts.tsx';
import type { BandPosition } from '#src/band/follow.ts';
import { Button } from '#src/ui/button.tsx';
import { PlayButton } from '#src/ui/play-button.tsx';
import { TempoFigure } from './tempo-figure.tsx';
import styles from './transport.module.css';

interface TransportProps {
  player: Playable;
  /** Counts a minute. */
  tempo: number;
  /** The bar that is playing, e.g. 'Bar 2 of 4'; empty while stopped. */
  place: string;
  band: BandPosition;
  /** Whether the count is one large figure instead of eight lights. */
  largeCount: boolean;
  onTempo: (tempo: number) => void;
}

/** Play, the tempo and the count, always in sight. */
export function Transport({ player, tempo, place, band, largeCount, onTempo }: TransportProps) {
  return (
    <section aria-label="Play and tempo" className={styles.transport}>
      <PlayButton player={player} stops look="primary" className={styles.play} />
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

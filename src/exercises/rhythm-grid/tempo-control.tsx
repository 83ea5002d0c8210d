import { TEMPO } from '#audio/music/tempo.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './tempo-control.module.css';

interface TempoControlProps {
  /** Beats per minute. */
  bpm: number;
  /** Whether a new tempo is said by screen readers. */
  announced: boolean;
  onSlower: () => void;
  onBandTempo: () => void;
}

/** How much slower or faster a press makes a grid, in beats per minute. */
export const TEMPO_STEP = 5;

/** The tempo of a grid, and the two ways to slow it down that a beginner needs. */
export function TempoControl({ bpm, announced, onSlower, onBandTempo }: TempoControlProps) {
  return (
    <div className={styles.tempo}>
      <output aria-live={announced ? 'polite' : 'off'}>
        <strong>{bpm}</strong> bpm
      </output>
      <Button disabled={bpm <= TEMPO.slowest} onClick={onSlower}>
        Slower
      </Button>
      <Button onClick={onBandTempo}>Band tempo</Button>
    </div>
  );
}

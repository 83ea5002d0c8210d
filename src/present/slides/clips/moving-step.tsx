import { BEATS } from '#audio/music/chart/chart.ts';
import { StepCounts } from '#src/exercises/basic-step/step-counts.tsx';
import { StepFloor } from '#src/exercises/basic-step/step-floor.tsx';
import type { Song } from '#src/exercises/song-map/use-song.ts';
import styles from './moving-step.module.css';
import { useSongBand } from './use-song-band.ts';

interface MovingStepProps {
  bars: number;
  /** The id of the clip to which it moves. */
  clip: string;
  song: Song;
}

/** The basic step as large as there is room, over its counts. */
export function MovingStep({ bars, clip, song }: MovingStepProps) {
  const end = bars * BEATS;
  const band = useSongBand(song, clip);
  return (
    <div className={styles.step}>
      <div>
        <StepFloor band={band} end={end} />
      </div>
      <StepCounts band={band} end={end} look="stage" />
    </div>
  );
}

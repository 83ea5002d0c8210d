import { BEATS } from '#audio/music/chart/chart.ts';
import { StepCounts } from '#src/exercises/basic-step/step-counts.tsx';
import { StepFloor } from '#src/exercises/basic-step/step-floor.tsx';
import { ChordRow } from '#src/exercises/progressions/chord-row.tsx';
import type { Song } from '#src/exercises/song-map/use-song.ts';
import type { SlideOf } from '#src/present/slide.ts';
import styles from './moving-figure.module.css';
import { useSongBand } from './use-song-band.ts';

interface MovingFigureProps {
  figure: NonNullable<SlideOf<'clips'>['figure']>;
  /** The index of the clip that is shown, and its id. */
  shown: number;
  clip: string;
  song: Song;
}

/** The figure that moves with the clip that plays, as large as there is room: the basic step, or chords. */
export function MovingFigure({ figure, shown, clip, song }: MovingFigureProps) {
  const band = useSongBand(song, clip);
  if (figure.kind === 'basic-step') {
    const end = figure.bars * BEATS;
    return (
      <div className={styles.step}>
        <div>
          <StepFloor band={band} end={end} />
        </div>
        <StepCounts band={band} end={end} look="stage" />
      </div>
    );
  }
  const { name = '', chords = [] } = figure.progressions[shown] ?? {};
  return (
    <ChordRow label={`Chords: ${name}`} chords={chords} band={band} className={styles.chords} />
  );
}

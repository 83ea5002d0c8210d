import { Link } from 'wouter';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { loadClipChart } from '#src/band/chart/clip/load-clip-chart.ts';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import { bandSamples, clipsItem } from '#src/content/answers/band-samples.ts';
import type { RhythmExercise } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { RhythmGrid } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { SampleList } from '#src/sound/clips/sample-list.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './grid-with-band.module.css';
import { More } from './more.tsx';

interface GridWithBandProps {
  exercise: RhythmExercise;
  onSolved: () => void;
}

/** A grid, and its rhythm played by a band: the whole band, each instrument alone, and bongos with güira. */
export function GridWithBand({ exercise, onSolved }: GridWithBandProps) {
  const { rhythm } = exercise.pattern;
  const { bpm } = catalogueEntry(`band-${rhythm}`);
  const samples = bandSamples(rhythm);
  const label = `Hear ${rhythm} from the band`;
  const title = `${exercise.title}: clips of the band`;
  return (
    <RhythmGrid exercise={exercise} onSolved={onSolved}>
      {(setBandTempo) => (
        <More name="Hear it from the band" isRare>
          <div className={styles.hear} data-present-part="">
            <header className={`controls ${styles.head}`} data-screen-only>
              <h4>{label}</h4>
              <ClassTools item={clipsItem(samples)} name={title} title={title} />
            </header>
            <p className={`controls ${styles.tempo}`} data-screen-only>
              {bpm} counts a minute.
              <Button onClick={() => setBandTempo(bpm)}>Set the grid to this tempo</Button>
            </p>
            <SampleList label={label} samples={samples} loadChart={loadClipChart} />
            <p className={styles.practise} data-screen-only>
              <Link href={`${pathTo('practice')}?rhythm=${rhythm}`}>Play {rhythm} in Practice</Link>
            </p>
          </div>
        </More>
      )}
    </RhythmGrid>
  );
}

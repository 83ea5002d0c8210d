import { loadClipChart } from '#src/band/chart/clip/load-clip-chart.ts';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import { bandSamples, clipsItem } from '#src/content/answers/band-samples.ts';
import type { RhythmExercise } from '#src/content/model.ts';
import { RhythmGrid } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { HearRhythm } from '#src/sound/clips/hear-rhythm.tsx';
import { More } from './more.tsx';

interface GridWithBandProps {
  exercise: RhythmExercise;
  onSolved: () => void;
}

/** A grid with its rhythm from the band. */
export function GridWithBand({ exercise, onSolved }: GridWithBandProps) {
  const { rhythm } = exercise.pattern;
  const title = `${exercise.title}: clips of the band`;
  return (
    <RhythmGrid exercise={exercise} onSolved={onSolved}>
      {(setBandTempo) => (
        <More name="Hear it from the band" isRare>
          <HearRhythm
            rhythm={rhythm}
            onTempo={setBandTempo}
            loadChart={loadClipChart}
            tools={<ClassTools item={clipsItem(bandSamples(rhythm))} name={title} title={title} />}
          />
        </More>
      )}
    </RhythmGrid>
  );
}

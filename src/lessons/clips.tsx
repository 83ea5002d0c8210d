import { loadClipChart } from '#src/band/chart/load-clip-chart.ts';
import { clipsItem } from '#src/classroom/present-button.tsx';
import { Presentable } from '#src/classroom/presentable.tsx';
import type { AudioSample } from '#src/content/model.ts';
import { Sounds } from '#src/sound/lazy-sample-list.tsx';
import styles from './clips.module.css';

interface ClipsProps {
  /** What they belong to: the title of a section, or of the lesson. */
  title: string;
  samples: readonly AudioSample[];
}

/** Clips of a lesson, with a chart of what is played. */
export function Clips({ title, samples }: ClipsProps) {
  return (
    <div className={styles.clips}>
      <Presentable item={clipsItem(samples)} name={`the sounds: ${title}`} title={title}>
        <Sounds label={`Hear it: ${title}`} samples={samples} loadChart={loadClipChart} deferred />
      </Presentable>
    </div>
  );
}

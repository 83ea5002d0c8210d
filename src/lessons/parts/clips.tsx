import { loadClipChart } from '#src/band/chart/clip/load-clip-chart.ts';
import { Presentable } from '#src/classroom/class-tools.tsx';
import { clipsItem } from '#src/content/answers/band-samples.ts';
import type { AudioSample } from '#src/content/model.ts';
import { Sounds } from '#src/sound/clips/lazy-sample-list.tsx';
import styles from './clips.module.css';

/** Clips of a lesson, with a chart of their music. @param title of a section, or of the lesson */
export function Clips({ title, samples }: { title: string; samples: readonly AudioSample[] }) {
  const [first, ...others] = samples.map(({ name }) => name);
  /** Unique within the lesson. */
  const name = `${title}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return (
    <div className={`measured ${styles.clips}`}>
      <Presentable item={clipsItem(samples)} name={`the clips: ${name}`} title={name}>
        <Sounds label={`Hear it: ${title}`} samples={samples} loadChart={loadClipChart} />
      </Presentable>
    </div>
  );
}

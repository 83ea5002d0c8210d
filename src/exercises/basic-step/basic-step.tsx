import { BEATS } from '#audio/music/chart/chart.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { useFollowedClip } from '#src/band/chart/clip/followed-clip.ts';
import type { BasicStep } from '#src/content/model.ts';
import { ClipList } from '#src/sound/clips/clip-list.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import styles from './basic-step.module.css';
import { StepCounts, StepFloor } from './step-floor.tsx';

/** The basic step with its counts, animated by the clip that plays. */
export function BasicStepView({ step }: { step: BasicStep }) {
  const { title, instructions, bars, samples } = step;
  const [band, follow] = useFollowedClip();
  const end = bars * BEATS;
  return (
    <Panel title={title}>
      <p className="instructions">{instructions}</p>
      <div className={styles.floor}>
        <StepFloor band={band} end={end} />
      </div>
      <StepCounts band={band} end={end} look="steps" />
      <ClipList
        label={`Hear it: ${title}`}
        clips={samples.map(({ name, clip }) => ({ name, sources: clipSources(clip) }))}
        onPlay={(player, index) => follow(samples[index]?.clip ?? '', player)}
      />
    </Panel>
  );
}

import { type ComponentType, use, useState } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './clip-list-chart.module.css';

export interface ClipChartProps {
  /** Its id in the catalogue. */
  clip: string;
  /** Its name in the list. */
  name: string;
  /** `null` before it was first played. */
  player: ClipPlayer | null;
}

/** Loads the component that draws what is played in a clip. */
export type LoadClipChart = () => Promise<{ ClipChart: ComponentType<ClipChartProps> }>;

/** A button that shows the chart of a clip, which is loaded when it is first shown. */
export function ClipListChart({ load, ...clip }: ClipChartProps & { load: LoadClipChart }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.chart}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        See what is played
      </Button>
      {shown && (
        <div className={styles.shown}>
          <p aria-live="polite">{clip.name}</p>
          <LazyPart name="The chart" height="20rem">
            <Loaded load={load} {...clip} />
          </LazyPart>
        </div>
      )}
    </div>
  );
}

function Loaded({ load, ...clip }: ClipChartProps & { load: LoadClipChart }) {
  const { ClipChart } = use(loadOnce('clip chart', load));
  return <ClipChart {...clip} />;
}

import { type ComponentType, useMemo, useState } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { island } from '#src/page/loading/island.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './clip-list-chart.module.css';

export interface ClipChartProps {
  clip: string;
  name: string;
  /** `null` before it was first played. */
  player: ClipPlayer | null;
}

/** Loads the component that draws the chart of a clip. A list without it has no charts. */
export type LoadClipChart = () => Promise<{ ClipChart: ComponentType<ClipChartProps> }>;

/** A button that shows the chart of a clip, which is loaded when it is first shown. */
export function ClipListChart({ load, ...clip }: ClipChartProps & { load: LoadClipChart }) {
  const [shown, setShown] = useState(false);
  const Chart = useMemo(
    () => island('The chart', async () => (await load()).ClipChart, { height: '20rem' }),
    [load],
  );
  return (
    <div className={styles.chart}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        See what is played
      </Button>
      {shown && (
        <div className={styles.shown}>
          <p aria-live="polite">{clip.name}</p>
          <Chart {...clip} />
        </div>
      )}
    </div>
  );
}

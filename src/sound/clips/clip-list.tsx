import { type ComponentType, useMemo, useState } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { island } from '#src/page/loading/island.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { ClipButton, type ClipButtonProps } from './clip-button.tsx';
import styles from './clip-list.module.css';

export interface ClipChartProps {
  clip: string;
  name: string;
  /** `null` before it was first played. */
  player: ClipPlayer | null;
}

/** Loads the component that draws the chart of a clip. A list without it has no charts. */
type LoadClipChart = () => Promise<{ ClipChart: ComponentType<ClipChartProps> }>;

export interface ClipListProps {
  /** The list's accessible name, e.g. 'Hear majao'. */
  label: string;
  clips: readonly (Omit<ClipButtonProps, 'onPlay'> & {
    /** The id in the catalogue, if the clip has a chart. */
    charted?: string | undefined;
  })[];
  loadChart?: LoadClipChart | undefined;
  /** Called when a clip starts to load or to play. @param index of the clip in the list */
  onPlay?: (player: ClipPlayer, index: number) => void;
}

/** Several clips side by side, e.g. a band and each of its instruments. */
export function ClipList({ label, clips, loadChart, onPlay }: ClipListProps) {
  const [last, setLast] = useState<{ name: string; player: ClipPlayer } | null>(null);
  const charted =
    clips.find(({ name }) => name === last?.name) ?? clips.find((clip) => clip.charted);
  return (
    <>
      <ul className={`stack ${styles.list}`} aria-label={label} data-screen-only>
        {clips.map(({ charted: clip, ...button }, index) => (
          // A new key for a new clip, since a button cannot change its clip.
          <li key={`${button.name} ${JSON.stringify(button.sources)}`}>
            <ClipButton
              {...button}
              onPlay={(player) => {
                onPlay?.(player, index);
                if (loadChart && clip) setLast({ name: button.name, player });
              }}
            />
          </li>
        ))}
      </ul>
      {loadChart && charted?.charted && (
        <ClipListChart
          load={loadChart}
          clip={charted.charted}
          name={charted.name}
          player={charted.name === last?.name ? last.player : null}
        />
      )}
    </>
  );
}

/** A button that shows the chart of a clip, which is loaded when it is first shown. */
function ClipListChart({ load, ...clip }: ClipChartProps & { load: LoadClipChart }) {
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

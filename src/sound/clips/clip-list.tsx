import { useState } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { ClipButton, type ClipButtonProps } from './clip-button.tsx';
import styles from './clip-list.module.css';
import { ClipListChart, type LoadClipChart } from './clip-list-chart.tsx';

export interface ListedClip extends Omit<ClipButtonProps, 'onPlay'> {
  /** The id in the catalogue, if the clip has a chart. */
  charted?: string | undefined;
}

export interface ClipListProps {
  /** The list's accessible name, e.g. 'Hear majao'. */
  label: string;
  clips: readonly ListedClip[];
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
      <ul className={styles.list} aria-label={label} data-screen-only>
        {clips.map(({ charted: clip, ...button }, index) => (
          <li key={button.name}>
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

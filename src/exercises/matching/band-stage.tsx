import type { CSSProperties } from 'react';
import type { BandSound, StagePosition } from '#src/content/model.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import styles from './band-stage.module.css';
import { DropZone } from './drop-zone.tsx';
import { sameName } from './model.ts';
import { StageBackdrop } from './stage-backdrop.tsx';

interface BandStageProps {
  instruments: readonly BandSound[];
  positions: readonly StagePosition[];
}

/** The stage of a band: a drop target with a silhouette at each position. */
export function BandStage({ instruments, positions }: BandStageProps) {
  return (
    <div className={styles.stage}>
      <StageBackdrop />
      {positions.map((position) => {
        const { x, y, width, height, label, description } = position;
        const player = instruments.find(({ name }) => sameName(name, label));
        const box = { left: x, top: y, width, height };
        return (
          <DropZone
            key={position.id}
            target={position}
            label={label}
            description={description}
            className={styles.position}
            style={percent(box)}
          >
            {player && <PlayerPicture player={player.id} className={styles.silhouette} />}
          </DropZone>
        );
      })}
    </div>
  );
}

function percent(box: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(box).map(([side, share]) => [side, `${share}%`]));
}

import { useMemo, useState } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';
import { catalogueEntry, clipSources } from '#audio/music/catalogue.ts';
import { clipBand } from '#src/band/chart/clip-band.ts';
import type { Progression, Progressions } from '#src/content/model.ts';
import { ClipList } from '#src/sound/clip-list.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { ChordRow } from './chord-row.tsx';
import styles from './progressions.module.css';

/** Chord progressions, each with its clip and its chords, which light up as they sound. */
export function ProgressionsView({ exercise }: { exercise: Progressions }) {
  const { title, instructions, progressions } = exercise;
  return (
    <Panel title={title} className={styles.panel}>
      <p>{instructions}</p>
      <ul className={styles.list}>
        {progressions.map((progression) => (
          <li key={progression.clip}>
            <OneProgression {...progression} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OneProgression({ name, clip, chords }: Progression) {
  const [player, setPlayer] = useState<ClipPlayer | null>(null);
  const band = useMemo(() => clipBand(player, catalogueEntry(clip).bpm), [clip, player]);
  return (
    <>
      <ClipList
        label={`Hear it: ${name}`}
        clips={[{ name, sources: clipSources(clip) }]}
        onPlay={setPlayer}
      />
      <p className={styles.name}>{name}</p>
      <ChordRow label={`Chords: ${name}`} chords={chords} band={band} className={styles.chords} />
    </>
  );
}

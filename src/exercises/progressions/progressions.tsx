import { clipSources } from '#audio/music/clips/catalogue.ts';
import { useFollowedClip } from '#src/band/chart/clip/followed-clip.ts';
import type { Progression, Progressions } from '#src/content/model.ts';
import { ClipList } from '#src/sound/clips/clip-list.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { ChordRow } from './chord-row.tsx';
import styles from './progressions.module.css';

/** Chord progressions, each with its clip and its chords, which light up during playback. */
export function ProgressionsView({ exercise }: { exercise: Progressions }) {
  const { title, instructions, progressions } = exercise;
  return (
    <Panel title={title}>
      <p className="instructions">{instructions}</p>
      <ul className={`stack ${styles.list}`}>
        {progressions.map((progression) => (
          <li key={progression.clip} className="stack">
            <OneProgression {...progression} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OneProgression({ name, clip, chords }: Progression) {
  const [band, follow] = useFollowedClip();
  return (
    <>
      <ClipList
        label={`Hear it: ${name}`}
        clips={[{ name, sources: clipSources(clip) }]}
        onPlay={(player) => follow(clip, player)}
      />
      <p className={styles.name}>{name}</p>
      <ChordRow label={`Chords: ${name}`} chords={chords} band={band} className={styles.chords} />
    </>
  );
}

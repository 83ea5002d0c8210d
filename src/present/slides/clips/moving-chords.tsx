import type { Progression } from '#src/content/model.ts';
import { ChordRow } from '#src/exercises/progressions/chord-row.tsx';
import type { Song } from '#src/exercises/song-map/use-song.ts';
import styles from './moving-chords.module.css';
import { useSongBand } from './use-song-band.ts';

/** The chords of the progression that plays, as large as there is room. */
export function MovingChords({ progression, song }: { progression: Progression; song: Song }) {
  const { name, clip, chords } = progression;
  const band = useSongBand(song, clip);
  return (
    <ChordRow label={`Chords: ${name}`} chords={chords} band={band} className={styles.chords} />
  );
}

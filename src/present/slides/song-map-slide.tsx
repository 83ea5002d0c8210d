import { SongParts } from '#src/exercises/song-map/song-parts.tsx';
import { useSong } from '#src/exercises/song-map/use-song.ts';
import { type SlideProps, useSlideControls } from '#src/present/stage/slide-view.ts';
import { ClipProgress, songControls } from './clips/slide-clip.tsx';
import { SlideLayout } from './layout/slide-layout.tsx';
import styles from './song-map-slide.module.css';
import { StageTools } from './stage/stage-tools.tsx';

/** A song as a timeline: width is length, height is energy. The part that sounds is lit. */
export function SongMapSlide({ slide }: SlideProps<'song-map'>) {
  const { title, parts, example } = slide;
  const song = useSong(parts);
  const { current, player } = song;
  useSlideControls(songControls(song));
  const part = current === null ? undefined : parts[current];
  return (
    <SlideLayout
      title={title}
      heard={
        part && (
          <>
            {part.name} <small>{part.bars} bars</small>
          </>
        )
      }
      foot={<StageTools player={song} />}
    >
      <div className={styles.song}>
        <SongParts parts={parts} song={song} look="stage" />
        <ClipProgress player={player} />
        <p className={styles.about} aria-live="polite">
          {part
            ? part.about
            : `Wide is long, high is strong; the figures are bars. You hear ${example} bars of each part.`}
        </p>
      </div>
    </SlideLayout>
  );
}

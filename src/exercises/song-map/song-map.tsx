import { Link } from 'wouter';
import type { Html, SongMap } from '#src/content/model.ts';
import { WHOLE_SONG_LINK } from '#src/content/site/practice-link.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { Prose } from '#src/page/prose.tsx';
import { progressOf } from '#src/sound/clips/use-clip-progress.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { SoundBar } from '#src/sound/sound-bar.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { moveFocus } from '#src/ui/controls/roving-focus.ts';
import { Arrow } from '#src/ui/media/arrow.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import styles from './song-map.module.css';
import { SongParts } from './song-parts.tsx';
import { useSong } from './use-song.ts';

/** A song as a row of parts, drawn by length and energy. A click plays a part. */
export function SongMapView({ map }: { map: SongMap<Html> }) {
  const { parts } = map;
  const song = useSong(parts);
  const { current, player, state, toggle } = song;
  usePageTool(SoundBar);

  const part = current === null ? undefined : parts[current];
  const title = part?.name ?? map.title;
  useReportPlaying({ title, state, stops: true, toggle, progress: () => progressOf(player) });
  return (
    <Panel title={map.title} className={styles.map}>
      <Prose html={map.instructions} />
      <SongParts
        parts={parts}
        song={song}
        onKeyDown={(event) => moveFocus(event, { wrap: true })}
      />
      <div className={`controls ${styles.foot}`}>
        <PlayButton
          player={song}
          stops
          play="Play the examples"
          look="primary"
          className={styles.play}
        />
        <Link href={WHOLE_SONG_LINK} className={`thumb-high ${styles.whole}`} data-screen-only>
          Hear the whole song, by the band alone <Arrow to="right" />
        </Link>
        <p aria-live="polite">
          {part && (
            <>
              <strong>{part.name}</strong>, {part.bars} bars
              {part.bars > map.example && `, ${map.example} of which you hear`}. {part.about}
            </>
          )}
          {state === 'failed' && ' This clip could not be loaded: choose the part to try again.'}
        </p>
      </div>
    </Panel>
  );
}

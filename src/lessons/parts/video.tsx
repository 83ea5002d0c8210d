import { useEffect, useRef, useState } from 'react';
import type { Video as VideoContent, VideoMark } from '#src/content/model.ts';
import { videoId } from '#src/content/video-id.ts';
import { VideoFrame, VideoPlaceholder } from '#src/ui/media/video-frame.tsx';
import { MarkList, markAt } from '#src/ui/panels/mark-list.tsx';
import { controlVideo } from './control-video.ts';
import styles from './video.module.css';

/** A video behind our own poster: YouTube is contacted only when the reader plays it. */
export function Video({ link, title, marks = NO_MARKS }: VideoContent) {
  /** The second at which playback first started, and whether a mark was pressed; `null` before. */
  const [start, setStart] = useState<{ second: number; byMark: boolean } | null>(null);
  const [current, setCurrent] = useState(-1);
  const control = useRef<ReturnType<typeof controlVideo>>(null);
  /** A mark that was pressed while the player was loading. */
  const wanted = useRef<number | null>(null);
  useEffect(() => () => control.current?.release(), []);
  const id = videoId(link);
  if (!id) return null;

  const places = marks.map(({ second, name }) => ({ seconds: second, name }));
  const connect = (player: Window) => {
    control.current?.release();
    control.current = controlVideo(player, (seconds) => setCurrent(markAt(places, seconds)));
    if (wanted.current !== null) control.current.playFrom(wanted.current);
  };
  const go = (index: number) => {
    const { second = 0 } = marks[index] ?? {};
    if (!start) setStart({ second, byMark: true });
    else if (control.current) control.current.playFrom(second);
    else wanted.current = second;
  };
  return (
    <div className={`measured ${styles.video}`}>
      <figure>
        <VideoFrame
          id={id}
          title={title}
          className={styles.frame}
          playing={start !== null}
          start={start?.second}
          takesFocus={!start?.byMark}
          onPlay={() => setStart({ second: 0, byMark: false })}
          onLoad={marks.length > 0 ? connect : undefined}
        />
        <figcaption className="controls quiet">
          {title}{' '}
          <a
            href={`https://www.youtube.com/watch?v=${id}`}
            className="thumb-high"
            target="_blank"
            rel="noopener noreferrer"
          >
            Watch on YouTube
          </a>
        </figcaption>
      </figure>
      {marks.length > 0 && (
        <MarkList label={`Listen for, in ${title}`} marks={places} current={current} onGo={go} />
      )}
    </div>
  );
}

const NO_MARKS: readonly VideoMark[] = [];

/** Replaces a missing hero video or picture. */
export function HeroPlaceholder() {
  return <VideoPlaceholder className={`measured ${styles.placeholder}`} />;
}

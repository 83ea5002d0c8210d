import { type CSSProperties, useMemo } from 'react';
import { type SlideProps, useSlideControls } from '#src/present/slide-view.ts';
import { ClipProgress } from './clips/clip-progress.tsx';
import { useSong } from './clips/use-song.ts';
import styles from './song-map/song-map-slide.module.css';
import stage from './stage/stage.module.css';
import { StageHead } from './stage/stage-head.tsx';
import { StageFailure } from './stage/stage-sound.tsx';
import { PlayTool, StageTools } from './stage/stage-tools.tsx';

/** A song as a timeline: width is length, height is energy. The part that sounds is lit. */
export function SongMapSlide({ slide }: SlideProps<'song-map'>) {
  const { parts, example } = slide.map;
  const clips = useMemo(() => parts.map(({ clip }) => clip), [parts]);
  const { current, isPlaying, hasFailed, progress, toggle, choose, controls } = useSong(clips);
  useSlideControls(controls);
  const part = current === null ? undefined : parts[current];
  return (
    <section className={stage.slide}>
      <StageHead title={slide.title}>
        {part && (
          <>
            {part.name} <small>{part.bars} bars</small>
          </>
        )}
      </StageHead>
      <div className={styles.song}>
        <ol className={styles.parts}>
          {parts.map(({ id, name, bars, energy }, index) => (
            <li key={id} style={{ '--bars': bars, '--energy': energy } as CSSProperties}>
              <button
                type="button"
                className={styles.part}
                data-playing={(isPlaying && index === current) || undefined}
                aria-current={index === current || undefined}
                aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
                onClick={() => choose(index)}
              >
                <span className={styles.energy} />
                <span className="visually-hidden">
                  {isPlaying && index === current ? 'Stop ' : 'Play '}
                </span>
                <span className={styles.name}>{name}</span>
                <span className="visually-hidden">
                  {' '}
                  {bars} bars, energy {energy} of 5
                </span>
                <span className={styles.bars} aria-hidden="true">
                  {bars}
                </span>
                {index < 9 && (
                  <span className={styles.digit} data-teacher aria-hidden="true">
                    {index + 1}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
        <ClipProgress key={current} isPlaying={isPlaying} progress={progress} />
        <p className={styles.about} aria-live="polite">
          {part
            ? part.about
            : `Wide is long, high is strong; the figures are bars. You hear ${example} bars of each part.`}
        </p>
      </div>
      <StageTools
        notice={
          <StageFailure>
            {hasFailed && 'The part could not be loaded. Press Play to try again.'}
          </StageFailure>
        }
      >
        <PlayTool state={isPlaying ? 'playing' : 'stopped'} onToggle={toggle} />
      </StageTools>
    </section>
  );
}

import type { SlideProps } from '#src/present/slide-view.ts';
import { ClipProgress } from './clips/clip-progress.tsx';
import styles from './clips/clips-slide.module.css';
import { useSong } from './clips/use-song.ts';
import stage from './stage/stage.module.css';
import { StageHead } from './stage/stage-head.tsx';
import { StageFailure } from './stage/stage-sound.tsx';
import { PlayTool, StageTools } from './stage/stage-tools.tsx';

/** Clips, heard one after the other or chosen by their number. */
export function ClipsSlide({ slide }: SlideProps<'clips'>) {
  const { samples } = slide;
  const { current, isPlaying, hasFailed, progress, toggle, choose } = useSong(
    samples.map(({ clip }) => clip),
  );
  const shown = current ?? 0;
  return (
    <section className={stage.slide}>
      <StageHead title={slide.title} />
      <div className={styles.clip}>
        <p className={styles.name}>{samples[shown]?.name}</p>
        <ClipProgress key={shown} isPlaying={isPlaying} progress={progress} />
        {samples.length > 1 && (
          <ol className={styles.clips}>
            {samples.map(({ name, clip }, index) => (
              <li key={clip}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={index === shown || undefined}
                  aria-keyshortcuts={`${index + 1}`}
                  onClick={() => choose(index)}
                >
                  <b aria-hidden="true">{index + 1}</b>
                  <span className="visually-hidden">
                    {isPlaying && index === shown ? 'Stop' : 'Play'}
                  </span>{' '}
                  {name}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
      <StageTools
        notice={
          <StageFailure>
            {hasFailed && 'The clip could not be loaded. Press Play to try again.'}
          </StageFailure>
        }
      >
        <PlayTool state={isPlaying ? 'playing' : 'stopped'} onToggle={toggle} />
      </StageTools>
    </section>
  );
}

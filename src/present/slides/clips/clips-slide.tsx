import { useMemo } from 'react';
import { boolean } from 'valibot';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { BEATS } from '#audio/music/chart/chart.ts';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { clipBand } from '#src/band/follow.ts';
import { StepCounts, StepFloor } from '#src/exercises/basic-step/step-floor.tsx';
import { ChordRow } from '#src/exercises/progressions/chord-row.tsx';
import { useSong } from '#src/exercises/song-map/use-song.ts';
import { island } from '#src/page/loading/island.tsx';
import type { Figure } from '#src/present/slide.ts';
import { SlideLayout } from '#src/present/slides/layout/slide-layout.tsx';
import { chartTool, StageTools } from '#src/present/slides/stage/stage-tools.tsx';
import { type SlideProps, useSlideControls, useSlideState } from '#src/present/stage/slide-view.ts';
import styles from './clips-slide.module.css';
import { ClipProgress, songControls } from './slide-clip.tsx';

/** The music of all clips is loaded with the first chart. */
const Chart = island(
  'This chart',
  async () => (await import('#src/band/chart/clip/clip-chart.tsx')).ClipChart,
);

/** Clips, played one after the other or chosen by their number, and the chart of the current one. */
export function ClipsSlide({ slide }: SlideProps<'clips'>) {
  const { samples } = slide;
  const song = useSong(samples);
  const { current, player, isPlaying, choose } = song;
  const [wantsChart, setWantsChart] = useSlideState(`${slide.id} chart`, boolean(), false);
  const shown = current ?? 0;
  const { name = '', clip = '' } = samples[shown] ?? {};
  // A groove of another style has no chart.
  const isCharted = clip !== '' && !catalogueEntry(clip).groove;
  const hasChart = isCharted && wantsChart;
  const tools = isCharted ? [chartTool(hasChart, () => setWantsChart(!wantsChart))] : [];
  useSlideControls({ ...songControls(song), tools });
  const list = samples.length > 1 && (
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
  );
  return (
    <SlideLayout
      title={slide.title}
      heard={hasChart && name}
      foot={<StageTools player={song} tools={tools} />}
    >
      {hasChart ? (
        <Chart clip={clip} name={name} player={player} look="stage" />
      ) : slide.figure ? (
        <>
          <MovingFigure figure={slide.figure} shown={shown} clip={clip} player={player} />
          {list}
        </>
      ) : (
        <div className={styles.clip}>
          <p className={styles.name}>{name}</p>
          <ClipProgress player={player} />
          {list}
        </div>
      )}
    </SlideLayout>
  );
}

interface MovingFigureProps {
  figure: Figure;
  /** The index of the displayed clip, and its id. */
  shown: number;
  clip: string;
  player: ClipPlayer | null;
}

/** The figure that moves with the clip, as large as possible: the basic step, or chords. */
function MovingFigure({ figure, shown, clip, player }: MovingFigureProps) {
  const { bpm } = catalogueEntry(clip);
  const band = useMemo(() => clipBand(player, bpm), [player, bpm]);
  if (figure.kind === 'basic-step') {
    const end = figure.bars * BEATS;
    return (
      <>
        <div>
          <StepFloor band={band} end={end} />
        </div>
        <StepCounts band={band} end={end} look="stage" />
      </>
    );
  }
  const { name = '', chords = [] } = figure.progressions[shown] ?? {};
  return (
    <ChordRow label={`Chords: ${name}`} chords={chords} band={band} className={styles.chords} />
  );
}

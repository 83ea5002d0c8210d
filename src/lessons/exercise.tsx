import { type ReactElement, use, useCallback } from 'react';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { loadClipChart } from '#src/band/chart/load-clip-chart.ts';
import { ClassTools, clipsItem } from '#src/classroom/present-button.tsx';
import { Presentable } from '#src/classroom/presentable.tsx';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { bandSamples } from '#src/content/band-samples.ts';
import type {
  GridExercise,
  Html,
  InteractiveBlock,
  LabelTheBandExercise,
  NameThePartsExercise,
  QuickCheckQuestion,
  RhythmExercise,
  SongMap,
} from '#src/content/model.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import type { MovingBlock } from './moving-exercise.tsx';

/** An exercise between two paragraphs of a lesson. */
export function Exercise({ block }: { block: InteractiveBlock<Html> }) {
  const name = block.kind === 'quiz' ? 'this question' : block.data.title;
  return (
    <Presentable item={block.data.id} name={name} title={titleOf(block)}>
      <ExerciseView block={block} />
    </Presentable>
  );
}

/** What an exercise is called in a class plan: a question has no title. */
function titleOf(block: InteractiveBlock<Html>): string {
  if (block.kind !== 'quiz') return block.data.title;
  return `Question: ${block.data.question.__html.replace(/<[^>]*>/g, '')}`;
}

/** Its return type makes a missing kind an error. */
function ExerciseView({ block }: { block: InteractiveBlock<Html> }): ReactElement {
  switch (block.kind) {
    case 'quiz':
      return (
        <LazyPart name="This question" height="22rem" deferred>
          <Question question={block.data} />
        </LazyPart>
      );
    case 'song-map':
      return (
        <LazyPart name="The song map" height="24rem" deferred>
          <Song map={block.data} />
        </LazyPart>
      );
    case 'label-the-band':
      return (
        <LazyPart name="This exercise" height="48rem" clientOnly deferred>
          <Band exercise={block.data} />
        </LazyPart>
      );
    case 'name-the-parts':
      return (
        <LazyPart name="This exercise" height="44rem" clientOnly deferred>
          <Parts exercise={block.data} />
        </LazyPart>
      );
    case 'basic-step':
    case 'progressions':
      return (
        <LazyPart name="This exercise" height="26rem" deferred>
          <Moving block={block} />
        </LazyPart>
      );
    case 'rhythm-grid':
    case 'build-mambo':
      return (
        <LazyPart name="This exercise" height="32rem" deferred>
          <Grid exercise={block.data} />
        </LazyPart>
      );
    case 'build-a-clave':
      return (
        <LazyPart name="This exercise" height="32rem" deferred>
          <Clave exercise={block.data} />
        </LazyPart>
      );
  }
}

function Question({ question }: { question: QuickCheckQuestion<Html> }) {
  const { QuickCheck } = use(
    loadOnce('quick check', () => import('#src/exercises/quick-check/quick-check.tsx')),
  );
  const { id } = question;
  const log = useCallback(
    (correct: boolean) => console.info(`Quick check ${id}:`, correct ? 'correct' : 'incorrect'),
    [id],
  );
  return <QuickCheck question={question} onAnswered={log} />;
}

function Song({ map }: { map: SongMap<Html> }) {
  const { SongMapView } = use(
    loadOnce('song map', () => import('#src/exercises/song-map/song-map.tsx')),
  );
  return <SongMapView map={map} />;
}

function Band({ exercise }: { exercise: LabelTheBandExercise }) {
  const { LabelTheBand } = use(
    loadOnce('label the band', () => import('#src/exercises/matching/label-the-band.tsx')),
  );
  return <LabelTheBand exercise={exercise} onSolved={() => logSolved(exercise)} />;
}

function Parts({ exercise }: { exercise: NameThePartsExercise }) {
  const { NameTheParts } = use(
    loadOnce('name the parts', () => import('#src/exercises/matching/name-the-parts.tsx')),
  );
  return <NameTheParts exercise={exercise} onSolved={() => logSolved(exercise)} />;
}

function Moving({ block }: { block: MovingBlock }) {
  const { MovingExercise } = use(
    loadOnce('moving exercise', () => import('./moving-exercise.tsx')),
  );
  return <MovingExercise block={block} />;
}

function Clave({ exercise }: { exercise: GridExercise }) {
  const { RhythmGrid } = use(
    loadOnce('clave grid', () => import('#src/exercises/rhythm-grid/rhythm-grid.tsx')),
  );
  return <RhythmGrid exercise={exercise} onSolved={() => logSolved(exercise)} />;
}

function Grid({ exercise }: { exercise: RhythmExercise }) {
  const { RhythmGrid } = use(
    loadOnce('rhythm grid', () => import('#src/exercises/rhythm-grid/rhythm-grid.tsx')),
  );
  return (
    <RhythmGrid exercise={exercise} onSolved={() => logSolved(exercise)}>
      {(setBandTempo) => (
        <LazyPart name="The sound" height="12rem" deferred>
          <Hear rhythm={exercise.pattern.rhythm} onTempo={setBandTempo} />
        </LazyPart>
      )}
    </RhythmGrid>
  );
}

function Hear({ rhythm, onTempo }: { rhythm: RhythmType; onTempo: (counts: number) => void }) {
  const { HearRhythm } = use(loadOnce('hear rhythm', () => import('#src/sound/hear-rhythm.tsx')));
  const title = `${RHYTHM_NAMES[rhythm]} from the band`;
  return (
    <HearRhythm
      rhythm={rhythm}
      onTempo={onTempo}
      loadChart={loadClipChart}
      tools={<ClassTools item={clipsItem(bandSamples(rhythm))} name={title} title={title} />}
    />
  );
}

function logSolved({ id }: { id: string }): void {
  console.info('Exercise solved:', id);
}

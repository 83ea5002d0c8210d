import { type ReactElement, useCallback } from 'react';
import { loadClipChart } from '#src/band/chart/load-clip-chart.ts';
import { ClassTools } from '#src/classroom/present-button.tsx';
import { Presentable } from '#src/classroom/presentable.tsx';
import { bandSamples, clipsItem } from '#src/content/band-samples.ts';
import type {
  Html,
  InteractiveBlock,
  QuickCheckQuestion,
  RhythmExercise,
} from '#src/content/model.ts';
import { island } from '#src/page/island.tsx';

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

const Question = island(
  'This question',
  async () => (await import('#src/exercises/quick-check/quick-check.tsx')).QuickCheck,
  { height: '22rem', when: 'input' },
);
const Song = island(
  'The song map',
  async () => (await import('#src/exercises/song-map/song-map.tsx')).SongMapView,
  { height: '24rem', when: 'input' },
);
const Band = island(
  'This exercise',
  async () => (await import('#src/exercises/matching/label-the-band.tsx')).LabelTheBand,
  { height: '48rem', when: 'input', clientOnly: true },
);
const Parts = island(
  'This exercise',
  async () => (await import('#src/exercises/matching/name-the-parts.tsx')).NameTheParts,
  { height: '44rem', when: 'input', clientOnly: true },
);
const Moving = island(
  'This exercise',
  async () => (await import('./moving-exercise.tsx')).MovingExercise,
  { height: '26rem', when: 'input' },
);
const Grid = island(
  'This exercise',
  async () => (await import('#src/exercises/rhythm-grid/rhythm-grid.tsx')).RhythmGrid,
  { height: '32rem', when: 'input' },
);
const Hear = island(
  'The sound',
  async () => (await import('#src/sound/hear-rhythm.tsx')).HearRhythm,
  { height: '12rem', when: 'input' },
);

/** Its return type makes a missing kind an error. */
function ExerciseView({ block }: { block: InteractiveBlock<Html> }): ReactElement {
  switch (block.kind) {
    case 'quiz':
      return <LoggedQuestion question={block.data} />;
    case 'song-map':
      return <Song map={block.data} />;
    case 'label-the-band':
      return <Band exercise={block.data} onSolved={() => logSolved(block.data)} />;
    case 'name-the-parts':
      return <Parts exercise={block.data} onSolved={() => logSolved(block.data)} />;
    case 'basic-step':
    case 'progressions':
      return <Moving block={block} />;
    case 'rhythm-grid':
    case 'build-mambo':
      return <HeardGrid exercise={block.data} />;
    case 'build-a-clave':
      return <Grid exercise={block.data} onSolved={() => logSolved(block.data)} />;
  }
}

function LoggedQuestion({ question }: { question: QuickCheckQuestion<Html> }) {
  const { id } = question;
  const log = useCallback(
    (correct: boolean) => console.info(`Quick check ${id}:`, correct ? 'correct' : 'incorrect'),
    [id],
  );
  return <Question question={question} onAnswered={log} />;
}

/** A grid with its rhythm from the band. */
function HeardGrid({ exercise }: { exercise: RhythmExercise }) {
  const { rhythm } = exercise.pattern;
  const title = `${exercise.title}: clips of the band`;
  return (
    <Grid exercise={exercise} onSolved={() => logSolved(exercise)}>
      {(setBandTempo) => (
        <Hear
          rhythm={rhythm}
          onTempo={setBandTempo}
          loadChart={loadClipChart}
          tools={<ClassTools item={clipsItem(bandSamples(rhythm))} name={title} title={title} />}
        />
      )}
    </Grid>
  );
}

function logSolved({ id }: { id: string }): void {
  console.info('Exercise solved:', id);
}

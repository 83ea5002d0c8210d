import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { Presentable } from '#src/classroom/class-tools.tsx';
import type { Html, InteractiveBlock } from '#src/content/model.ts';
import { useWasPrerendered } from '#src/page/loading/hydration.ts';
import { island } from '#src/page/loading/island.tsx';
import { markSolved, VisitContext } from './steps/visit.ts';

interface ExerciseProps {
  /** The step of the lesson that contains it. */
  step: string;
  block: InteractiveBlock<Html>;
}

/** An exercise between two paragraphs of a lesson. */
export function Exercise({ step, block }: ExerciseProps) {
  // A question has no title of its own.
  const [name, title] =
    block.kind === 'quiz'
      ? ['this question', `Question: ${block.data.question.__html.replace(/<[^>]*>/g, '')}`]
      : [block.data.title, block.data.title];
  return (
    <Presentable item={block.data.id} name={name} title={title}>
      <Suspense>
        <Reached step={step}>
          <ExerciseView step={step} block={block} />
        </Reached>
      </Suspense>
    </Presentable>
  );
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
  async () => (await import('#src/exercises/matching/boards/label-the-band.tsx')).LabelTheBand,
  { height: '48rem', when: 'input', clientOnly: true },
);
const Parts = island(
  'This exercise',
  async () => (await import('#src/exercises/matching/boards/name-the-parts.tsx')).NameTheParts,
  { height: '44rem', when: 'input', clientOnly: true },
);
// Both are readable without their code.
const Step = island(
  'This exercise',
  async () => (await import('#src/exercises/basic-step/basic-step.tsx')).BasicStepView,
  { height: '26rem', when: 'near' },
);
const Chords = island(
  'This exercise',
  async () => (await import('#src/exercises/progressions/progressions.tsx')).ProgressionsView,
  { height: '26rem', when: 'near' },
);
const Grid = island(
  'This exercise',
  async () => (await import('#src/exercises/rhythm-grid/rhythm-grid.tsx')).RhythmGrid,
  { height: '32rem', when: 'input' },
);
const GridWithBand = island(
  'This exercise',
  async () => (await import('./parts/grid-with-band.tsx')).GridWithBand,
  { height: '36rem', when: 'input' },
);

/** The return type makes a missing kind a type error. */
function ExerciseView({ step, block }: ExerciseProps): ReactElement {
  const visit = use(VisitContext);
  const onSolved = () => {
    console.info('Exercise solved:', block.data.id);
    markSolved(visit, step);
  };
  switch (block.kind) {
    case 'quiz':
      return (
        <Question
          question={block.data}
          onAnswered={(correct) => {
            console.info(`Quick check ${block.data.id}:`, correct ? 'correct' : 'incorrect');
            if (correct) markSolved(visit, step);
          }}
        />
      );
    case 'song-map':
      return <Song map={block.data} />;
    case 'label-the-band':
      return <Band exercise={block.data} onSolved={onSolved} />;
    case 'name-the-parts':
      return <Parts exercise={block.data} onSolved={onSolved} />;
    case 'basic-step':
      return <Step step={block.data} />;
    case 'progressions':
      return <Chords exercise={block.data} />;
    case 'rhythm-grid':
    case 'build-mambo':
      return <GridWithBand exercise={block.data} onSolved={onSolved} />;
    case 'build-a-clave':
    case 'build-counts':
      return <Grid exercise={block.data} onSolved={onSolved} />;
  }
}

/**
 * An exercise in a step of a lesson. It hydrates when its step or the one before is on screen. A separate component:
 * one that suspends during hydration loses its state, including whether it was prerendered.
 */
function Reached({ step, children }: { step: string; children: ReactNode }) {
  const visit = use(VisitContext);
  const waiting = useWasPrerendered() ? visit.reached(step) : null;
  if (waiting) use(waiting);
  return children;
}

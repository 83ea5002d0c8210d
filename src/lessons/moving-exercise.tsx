import { use } from 'react';
import type { BasicStep, Html, InteractiveBlock, Progressions } from '#src/content/model.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { NearPart } from './near-part.tsx';

/** An exercise that moves with the clip that plays. */
export type MovingBlock = Extract<InteractiveBlock<Html>, { kind: 'basic-step' | 'progressions' }>;

/** Can be read without its code, which is loaded when the reader comes near it. */
export function MovingExercise({ block }: { block: MovingBlock }) {
  return (
    <NearPart name="This exercise" height="26rem">
      {block.kind === 'basic-step' ? <Step step={block.data} /> : <Chords exercise={block.data} />}
    </NearPart>
  );
}

function Step({ step }: { step: BasicStep }) {
  const { BasicStepView } = use(
    loadOnce('basic step', () => import('#src/exercises/basic-step/basic-step.tsx')),
  );
  return <BasicStepView step={step} />;
}

function Chords({ exercise }: { exercise: Progressions }) {
  const { ProgressionsView } = use(
    loadOnce('progressions', () => import('#src/exercises/progressions/progressions.tsx')),
  );
  return <ProgressionsView exercise={exercise} />;
}

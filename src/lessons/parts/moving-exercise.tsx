import type { BasicStep, Html, InteractiveBlock, Progressions } from '#src/content/model.ts';
import { island } from '#src/page/loading/island.tsx';

/** An exercise that moves with the clip that plays. */
export type MovingBlock = Extract<InteractiveBlock<Html>, { kind: 'basic-step' | 'progressions' }>;

// Both can be read without their code, which is loaded when the reader comes near them.
const Step = island<{ step: BasicStep }>(
  'This exercise',
  async () => (await import('#src/exercises/basic-step/basic-step.tsx')).BasicStepView,
  { height: '26rem', when: 'near' },
);
const Chords = island<{ exercise: Progressions }>(
  'This exercise',
  async () => (await import('#src/exercises/progressions/progressions.tsx')).ProgressionsView,
  { height: '26rem', when: 'near' },
);

export function MovingExercise({ block }: { block: MovingBlock }) {
  return block.kind === 'basic-step' ? (
    <Step step={block.data} />
  ) : (
    <Chords exercise={block.data} />
  );
}

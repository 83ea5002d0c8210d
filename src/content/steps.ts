import type { LessonContent } from './model.ts';

/** The first step of a lesson: its picture or video, and its introduction. */
export const OPENING = 'opening';
/** The last step of a lesson. */
export const SUMMARY = 'summary';

/** The ids of the steps of a lesson, in their order: its parts, one at a time. */
export function stepsOf({ sections }: Pick<LessonContent<unknown>, 'sections'>): string[] {
  return [
    OPENING,
    ...sections.flatMap(({ id, contentBlocks }) =>
      contentBlocks.flatMap(({ step }, index) => (index === 0 ? id : (step ?? []))),
    ),
    SUMMARY,
  ];
}

/** The blocks of a section by the step that they belong to. */
export function byStep<Block extends { step?: string }>(
  section: string,
  blocks: readonly Block[],
): { id: string; blocks: Block[] }[] {
  const steps: { id: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = steps.at(-1);
    if (last && block.step === undefined) last.blocks.push(block);
    else steps.push({ id: (last && block.step) ?? section, blocks: [block] });
  }
  return steps;
}

/** The ids that mark where steps begin inside of sections. */
export const markedSteps = ({ sections }: Pick<LessonContent<unknown>, 'sections'>): string[] =>
  sections.flatMap(({ contentBlocks }) => contentBlocks.flatMap(({ step }) => step ?? []));

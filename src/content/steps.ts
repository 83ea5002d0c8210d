import type { LessonContent, SectionContent } from './model.ts';

/** The first step of a lesson: its picture or video, and its introduction. */
export const OPENING = 'opening';
/** The last step of a lesson. */
export const SUMMARY = 'summary';

/** The id of the step that a block of a section belongs to. @param index of the block */
export const stepOfBlock = (
  { id, contentBlocks }: Pick<SectionContent<unknown>, 'id' | 'contentBlocks'>,
  index: number,
): string => contentBlocks.slice(0, index + 1).findLast(({ step }) => step)?.step ?? id;

type Sections = Pick<LessonContent<unknown>, 'sections'>;

/** The ids of the steps of a lesson, in their order: its parts, one at a time. */
export const stepsOf = ({ sections }: Sections): string[] => [
  OPENING,
  ...sections.flatMap((section) => [section.id, ...markedSteps({ sections: [section] })]),
  SUMMARY,
];

/** The ids of the steps that begin inside of sections. */
export const markedSteps = ({ sections }: Sections): string[] =>
  sections.flatMap(({ contentBlocks }) => contentBlocks.flatMap(({ step }) => step ?? []));

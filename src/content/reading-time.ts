import type { InteractiveBlock, KeyPoint, LessonContent } from './model.ts';

/** Words per minute when reading to learn; novels are read at about 230. */
const PACE = 180;

/** Reading time of a lesson in whole minutes, at least 1. Playing and listening are not counted. */
export function readingMinutes(lesson: LessonContent): number {
  const words = textsOf(lesson).reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / PACE));
}

/** The number of words in a Markdown text, without marks and link addresses. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'–-]*/gu)?.length ?? 0;
}

function textsOf({ introduction, sections, note, summary }: LessonContent): string[] {
  return [
    introduction,
    ...sections.flatMap(({ title, contentBlocks, keyPoints }) => [
      title,
      ...contentBlocks.flatMap(({ content, interactiveBlocks }) => [
        content,
        ...(interactiveBlocks ?? []).flatMap(textsOfBlock),
      ]),
      ...(keyPoints ?? []).flatMap(textsOfPoint),
    ]),
    note ?? '',
    summary ?? '',
  ];
}

const textsOfPoint = ({ title, content, keyPoints }: KeyPoint): string[] => [
  title,
  content,
  ...(keyPoints ?? []).flatMap(textsOfPoint),
];

/** The texts of an exercise that are read before it is answered. */
function textsOfBlock(block: InteractiveBlock): string[] {
  if (block.kind === 'quiz') {
    return [block.data.question, ...block.data.options.map(({ text }) => text)];
  }
  return [block.data.title, block.data.instructions];
}

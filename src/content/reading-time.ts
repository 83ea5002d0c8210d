import type { InteractiveBlock, KeyPoint, LessonContent } from './model.ts';

/** Words a minute of somebody who reads to learn: slower than a novel, which goes by at 230 or so. */
const PACE = 180;

/** How long a lesson takes to read, in whole minutes; what is played and heard comes on top. */
export function readingMinutes(lesson: LessonContent): number {
  const words = textsOf(lesson).reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / PACE));
}

/** What a reader reads as a word: link addresses and marks are none. */
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

/** What is read before anything is done. */
function textsOfBlock(block: InteractiveBlock): string[] {
  if (block.kind === 'quiz') {
    return [block.data.question, ...block.data.options.map(({ text }) => text)];
  }
  return [block.data.title, block.data.instructions];
}

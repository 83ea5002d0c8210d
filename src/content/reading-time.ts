import { CATALOGUE } from '#audio/music/clips/catalogue.ts';
import type { InteractiveBlock, KeyPoint, LessonContent } from './model.ts';
import { isFields, walk } from './walk.ts';

/** Words per minute when reading to learn; novels are read at about 230. */
const PACE = 180;

/** Reading time of a lesson in whole minutes, at least 1. Playing and listening are not counted. */
export function readingMinutes(lesson: LessonContent): number {
  return minutesOf(textsOf(lesson));
}

function minutesOf(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / PACE));
}

/** Estimated seconds to answer a question, and to solve an exercise, once it is read. */
const ANSWER_SECONDS = 10;
const EXERCISE_SECONDS = 60;

/**
 * The time for a lesson step by step, in whole minutes: reading it without *Read more*, each clip once, its questions
 * and exercises.
 */
export function stepMinutes(lesson: LessonContent): number {
  const clips = new Set<string>();
  let seconds = 0;
  walk(lesson, (value) => {
    if (!isFields(value)) return;
    if (typeof value.clip === 'string') clips.add(value.clip);
    if (typeof value.kind === 'string' && isFields(value.data)) {
      seconds += value.kind === 'quiz' ? ANSWER_SECONDS : EXERCISE_SECONDS;
    }
  });
  for (const clip of clips) seconds += CATALOGUE[clip]?.seconds ?? 0;
  return minutesOf(textsOf(lesson, { deeper: false })) + Math.round(seconds / 60);
}

/** The number of words in a Markdown text, without marks and link addresses. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'–-]*/gu)?.length ?? 0;
}

function textsOf(
  { introduction, sections, note, summary }: LessonContent,
  parts = { deeper: true },
): string[] {
  return [
    introduction,
    ...sections.flatMap(({ title, contentBlocks, keyPoints }) => [
      title,
      ...contentBlocks.flatMap(({ content, interactiveBlocks, deeper = '' }) => [
        content,
        ...(interactiveBlocks ?? []).flatMap(textsOfBlock),
        parts.deeper ? deeper : '',
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

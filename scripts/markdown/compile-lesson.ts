import type {
  Html,
  InteractiveBlock,
  KeyPoint,
  Lesson,
  LessonContent,
  QuickCheckQuestion,
} from '#src/content/model.ts';
import { readingMinutes, stepMinutes } from '#src/content/reading-time.ts';
import { renderInlineMarkdown, renderMarkdown } from './render-markdown.tsx';

/** Compiles a lesson for the app: its Markdown becomes HTML, its reading time is counted. */
export function compileLesson(lesson: LessonContent): Lesson {
  return {
    ...lesson,
    minutes: readingMinutes(lesson),
    stepMinutes: stepMinutes(lesson),
    introduction: html(lesson.introduction),
    sections: lesson.sections.map((section) => ({
      ...section,
      contentBlocks: section.contentBlocks.map((block) => ({
        ...block,
        content: html(block.content),
        interactiveBlocks: block.interactiveBlocks?.map(compileBlock),
        deeper: optional(block.deeper),
      })),
      keyPoints: section.keyPoints?.map(compileKeyPoint),
    })),
    note: optional(lesson.note),
    summary: optional(lesson.summary),
  };
}

export function compileQuickCheck(question: QuickCheckQuestion): QuickCheckQuestion<Html> {
  return {
    ...question,
    question: inlineHtml(question.question),
    options: question.options.map((option) => ({ ...option, text: inlineHtml(option.text) })),
    explanation: html(question.explanation),
  };
}

function compileBlock(block: InteractiveBlock): InteractiveBlock<Html> {
  switch (block.kind) {
    case 'quiz':
      return { kind: 'quiz', data: compileQuickCheck(block.data) };
    case 'song-map':
      return {
        kind: 'song-map',
        data: { ...block.data, instructions: html(block.data.instructions) },
      };
    default:
      return block;
  }
}

function compileKeyPoint(point: KeyPoint): KeyPoint<Html> {
  return {
    ...point,
    content: html(point.content),
    keyPoints: point.keyPoints?.map(compileKeyPoint),
  };
}

const html = (markdown: string): Html => ({ __html: renderMarkdown(markdown) });
const optional = (markdown?: string) => (markdown === undefined ? undefined : html(markdown));
const inlineHtml = (markdown: string): Html => ({ __html: renderInlineMarkdown(markdown) });

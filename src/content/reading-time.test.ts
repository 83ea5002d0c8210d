import { expect, test } from 'vitest';
import type { LessonContent } from './model.ts';
import { countWords, readingMinutes, stepMinutes } from './reading-time.ts';

test('marks and link addresses are not counted as words', () => {
  expect(
    countWords('**Majao**, also [*majado*](/section/music/lesson/rhythm#majao), is pounded.'),
  ).toBe(5);
  expect(countWords('| Güira | one |\n| --- | --- |')).toBe(2);
  expect(countWords('the dancers’ 1950s–60s Pre-chorus')).toBe(4);
  expect(countWords('')).toBe(0);
});

const point = (id: string, content: string) => ({ id, title: '', content });
const lesson = (words: number): LessonContent => ({
  id: 'structure',
  type: 'structure',
  title: 'Song Structure',
  description: 'How a song is put together.',
  introduction: 'word '.repeat(words / 2),
  sections: [
    { id: 'intro', title: '', contentBlocks: [{ content: 'word '.repeat(words / 4) }] },
    {
      ...{ id: 'verse', title: '', contentBlocks: [] },
      keyPoints: [{ ...point('a', ''), keyPoints: [point('b', 'word '.repeat(words / 4))] }],
    },
  ],
});

test.each([
  [1800, 10],
  [400, 2],
  [0, 1],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(lesson(words))).toBe(minutes);
});

test('step by step, clips and exercises count as well', () => {
  const read = lesson(400);
  const clip = { clip: 'band-majao', title: '' };
  const grid = { kind: 'rhythm-grid', data: { title: '', instructions: '' } };
  const block = { content: '', interactiveBlocks: Array.from({ length: 3 }, () => grid) };
  const section = { id: 'a', title: '', contentBlocks: [block], clips: [clip, clip] };
  const heard = { ...read, sections: [...read.sections, section] } as unknown as LessonContent;
  expect(stepMinutes(read)).toBe(2);
  // Three exercises of a minute, and a clip of some seconds.
  expect(stepMinutes(heard)).toBe(5);
});

test('what stands under Read more counts for the whole page, and not step by step', () => {
  const read = lesson(400);
  const deeper = { content: '', deeper: 'word '.repeat(360) };
  const long = { ...read, sections: [{ id: 'a', title: '', contentBlocks: [deeper] }] };
  expect(readingMinutes(long) - readingMinutes({ ...long, sections: [] })).toBe(2);
  expect(stepMinutes(long)).toBe(stepMinutes({ ...long, sections: [] }));
});

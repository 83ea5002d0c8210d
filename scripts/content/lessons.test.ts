import { describe, expect, test } from 'vitest';
import { LESSON_SOURCES } from '#src/content/lesson-sources.ts';
import type {
  ContentBlock,
  InteractiveBlock,
  KeyPoint,
  LessonContent,
  QuickCheckQuestion,
} from '#src/content/model.ts';
import { readingMinutes } from '#src/content/reading-time.ts';
import { OPENING, SUMMARY, stepOfBlock, stepsOf } from '#src/content/steps.ts';
import { readingGrade, sentenceLengths, words } from './reading-level.ts';

/** Each lesson by its name, `history/history-50-60` and so on. */
const LESSONS = LESSON_SOURCES.map(
  ({ section, lesson }) => [`${section}/${lesson.id}`, lesson] as const,
);

/** Spotify ids, verified by hand against the artist's name. */
const VERIFIED_ARTISTS: Readonly<Record<string, string>> = {
  'Romeo Santos': '5lwmRuXgjX8xIwlnauTZIP',
  Aventura: '1qto4hHid1P71emI6Fd8xi',
  'Prince Royce': '3MHaV05u0io8fQbZ2XPtlC',
  'Juan Luis Guerra 4.40': '3nlpTZci9O5W8RsNoNH559',
  'Monchy & Alexandra': '3rs3EOlJ8jyPpdGiQ9Mhub',
  'Frank Reyes': '4vQV1LCGBdYAt5rIIPjSFZ',
  'Antony Santos': '06TVTkMAOR935MhkjX0i2A',
  Rosalía: '7ltDVBr6mKbRvohxheJ9h1',
  'Manuel Turizo': '0tmwSHipWxN12fsoLcFU3B',
  'José Manuel Calderón': '2O8eNYAp262V5QHDb1ZGLj',
  'Rafael Encarnación': '4E8IDEgvE8oyb5sqvfeTOp',
  'Luis Segura': '3xgpQ8RHWeHY9ARr9xkOpp',
  'Edilio Paredes': '6CK0w06BFOXaSqJpDi35ht',
  'Leonardo Paniagua': '3Kml6GsFtC3qYpQJLOlt1P',
  'Marino Pérez': '4CUaw25QTAfWb6wA0yWPrN',
  'Aridia Ventura': '6a4gY8o7VoHJtQNiJlRHiP',
  'Blas Durán': '0N8kOoceUhHFL16Rhe5rvb',
  'Luis Vargas': '6Mjbr8K3MiiRMqmFIB4zWq',
  'Raulín Rodríguez': '5rvaaWutd0gsbc2iMNo9k5',
};

/** YouTube ids, verified by hand against the title. */
const VERIFIED_VIDEOS: Readonly<Record<string, string>> = {
  'Luis Segura, Pena': 'b2Ig9IPBtRs',
  'Blas Durán, El total': 'T37tvBHoPYE',
  'Juan Bautista, Asesina': 'nCOW_Bidclw',
  'Aventura, Obsesión': 'SEjw5rdyvVg',
  'Juan Luis Guerra, Burbujas de amor': 'v0ckuv1xBm0',
  'Antony Santos, Voy pa’llá': 'oVLS7QGWlGw',
  'Luis Vargas, El maíz': 'bt1o-aoHuRQ',
  'Monchy y Alexandra, Hoja en blanco': 'xA0DBcsfjTE',
  'Frank Reyes, Tú eres ajena': '0mFaIxl1wgQ',
  'Xtreme, Te extraño': 'Spz1YgguUOM',
  'Romeo Santos, Propuesta indecente': 'QFs3PIZb3js',
  'Romeo Santos & Rosalía, El pañuelo': 'sWGJd26kUOY',
  'Romeo Santos & Raulín, La demanda': 'cOy4siyFp0U',
  'Prince Royce, Stand by Me': 'PPgQ4nDLh0s',
  'Romeo Santos, Héroe favorito': 'Ktq4zATPFsI',
  'Raulín Rodríguez, Medicina de amor': '9Vt0NBO37yI',
  'Raulín Rodríguez, Nereyda': 'kuCDQx9AmI8',
  'Luis Vargas, Volvió el dolor': 'sEDubeD2CKw',
  'Zacarías Ferreira, El intruso': 'Y2KVvROYQrc',
  'Joe Veras, Se te nota': 'TUbNP4_TQws',
  'Prince Royce, Corazón sin cara': 'XNGWDH-6yv8',
  'Prince Royce & Shakira, Deja vu': 'XEvKn-QgAY0',
  'Eladio Romero Santos, La Muñeca': '_B_FKq5ivZc',
  'Romeo Santos, You': 'ElU-VcWEhRU',
};

const blocks = (lesson: LessonContent): ContentBlock[] =>
  lesson.sections.flatMap(({ contentBlocks }) => contentBlocks);

/** The texts of the steps of a lesson, by their ids. */
function stepTexts(lesson: LessonContent): Map<string, string> {
  const texts = new Map([[OPENING, lesson.introduction]]);
  for (const part of lesson.sections) {
    for (const [index, { content }] of part.contentBlocks.entries()) {
      const step = stepOfBlock(part, index);
      texts.set(step, `${texts.get(step) ?? ''}\n${content}`);
    }
  }
  return texts.set(SUMMARY, lesson.summary ?? '');
}

const keyPoints = (points: readonly KeyPoint[] = []): KeyPoint[] =>
  points.flatMap((point) => [point, ...keyPoints(point.keyPoints)]);

/** Every Markdown text of a lesson in the order it is read. */
const texts = ({ introduction, sections, note = '', summary = '' }: LessonContent): string[] => [
  introduction,
  ...sections.flatMap((section) => [
    ...section.contentBlocks.flatMap(({ content, deeper = '' }) => [content, deeper]),
    ...keyPoints(section.keyPoints).map(({ content }) => content),
  ]),
  note,
  summary,
];

/** The running text of a lesson: everything but the key points. */
const prose = (lesson: LessonContent): string =>
  [
    lesson.introduction,
    ...blocks(lesson).flatMap(({ content, deeper = '' }) => [content, deeper]),
    lesson.note,
    lesson.summary,
  ].join('\n\n');

/** The share of a lesson's sentences to which a condition on their length applies. */
function shareOfSentences(lesson: LessonContent, applies: (words: number) => boolean): number {
  const lengths = sentenceLengths(prose(lesson));
  return lengths.filter(applies).length / lengths.length;
}

const exercises = (lesson: LessonContent): InteractiveBlock[] =>
  blocks(lesson).flatMap(({ interactiveBlocks = [] }) => interactiveBlocks);

const quickChecks = (lesson: LessonContent): QuickCheckQuestion[] =>
  exercises(lesson).flatMap((block) => (block.kind === 'quiz' ? [block.data] : []));

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};

describe.each(LESSONS)('%s', (path, lesson) => {
  const isHistory = path.startsWith('history/');

  test('has at least 900 (history) or 700 words', () => {
    expect(words(texts(lesson).join(' ')).length).toBeGreaterThanOrEqual(isHistory ? 900 : 700);
  });

  test('takes 4 to 10 minutes to read', () => {
    expect(readingMinutes(lesson)).toBeGreaterThanOrEqual(4);
    expect(readingMinutes(lesson)).toBeLessThanOrEqual(10);
  });

  test('is readable at school grade 9', () => {
    expect(readingGrade(prose(lesson))).toBeLessThanOrEqual(9);
  });

  test('has notes of at most 60 words', () => {
    expect(words(lesson.note ?? '').length).toBeLessThanOrEqual(60);
  });

  test('is written in passages of at most 90 words', () => {
    const passages = [
      lesson.introduction,
      ...blocks(lesson).flatMap(({ content, deeper = '' }) => [content, deeper]),
    ];
    const long = passages.filter((passage) => words(passage).length > 90);
    expect(long).toEqual([]);
  });

  test('has 8 to 24 steps of at most 90 words', () => {
    const texts = stepTexts(lesson);
    expect([...texts.keys()]).toEqual(stepsOf(lesson));
    expect(texts.size).toBeGreaterThanOrEqual(8);
    expect(texts.size).toBeLessThanOrEqual(24);
    const long = [...texts.values()].filter((text) => words(text).length > 90);
    expect(long).toEqual([]);
  });

  test('has long and short sentences', () => {
    expect(shareOfSentences(lesson, (length) => length > 20)).toBeGreaterThan(0.15);
    expect(shareOfSentences(lesson, (length) => length < 9)).toBeGreaterThan(0.1);
  });

  test('uses typographic quotes', () => {
    expect(strings(lesson).filter((text) => /['"]/.test(text))).toEqual([]);
  });

  test('has quick checks, which are explained', () => {
    expect(quickChecks(lesson)).not.toEqual([]);
    for (const { id, explanation } of quickChecks(lesson)) {
      expect(words(explanation).length, id).toBeGreaterThan(5);
    }
  });

  test('gives short hints for its grids, which name no cell', () => {
    for (const { kind, data } of exercises(lesson)) {
      if (!('pattern' in data)) continue;
      expect(words(data.explanation).length, `${kind} ${data.id}`).toBeLessThan(30);
      expect(data.explanation).not.toMatch(/cells? \d/);
    }
  });

  test('shows only verified videos and artists', () => {
    const videos = [lesson.hero, ...blocks(lesson).map(({ media }) => media)];
    for (const { link, title } of videos.flatMap((media) => media?.video ?? [])) {
      expect(link, title).toBe(`https://youtu.be/${VERIFIED_VIDEOS[title]}`);
    }
    for (const { link, song, artist } of blocks(lesson).flatMap(
      ({ media }) => media?.streams ?? [],
    )) {
      expect(link, song).toBe(`https://youtu.be/${VERIFIED_VIDEOS[`${artist}, ${song}`]}`);
    }
    for (const { name, spotifyId } of lesson.sections.flatMap(({ artists = [] }) => artists)) {
      expect(spotifyId, name).toBe(VERIFIED_ARTISTS[name]);
    }
  });

  test('has references if and only if it is a history lesson', () => {
    expect((lesson.references?.length ?? 0) >= 5).toBe(isHistory);
  });
});

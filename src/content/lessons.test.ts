import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '#audio/music/catalogue.ts';
import { loadAllGlossaries } from './glossary-files.ts';
import type { ContentBlock, KeyPoint, LessonContent, QuickCheckQuestion } from './model.ts';
import { readingGrade, words } from './reading-level.ts';

const GLOSSARIES = await loadAllGlossaries();
const FILES = import.meta.glob<LessonContent>('./lessons/*/*.ts', {
  eager: true,
  import: 'lesson',
});

/** `history/history-50-60` and so on, with its lesson. */
const LESSONS = Object.entries(FILES).map(
  ([file, lesson]) => [file.slice('./lessons/'.length, -'.ts'.length), lesson] as const,
);

/** The quizzes between the paragraphs of each lesson. */
const QUIZZES: Readonly<Record<string, readonly string[]>> = {
  'history-50-60': ['bachata-origins-q1', 'bachata-influences-q1', 'bachata-pioneers-q1'],
  'history-70-80': ['cabaret-q1', 'paniagua-q1', 'electric-guitar-q1'],
  'history-90-00': ['bachata-rosa-q1', 'chorus-pedal-q1', 'monchy-alexandra-q1', 'obsesion-q1'],
  'history-10-20': ['unesco-q1'],
  instruments: ['instruments-intro-q1', 'requinto-q1', 'bass-pattern-q1'],
  rhythm: ['rhythm-intro-q1', 'derecho-q1', 'mambo-rhythm-q1'],
  structure: ['verse-q1', 'mambo-section-q1'],
};

/** Artists whose name and id on the music service were seen together. */
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
};

/** Videos whose title and id were seen together. */
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
};

const blocks = (lesson: LessonContent): ContentBlock[] =>
  lesson.sections.flatMap(({ contentBlocks }) => contentBlocks);

const keyPoints = (points: readonly KeyPoint[] = []): KeyPoint[] =>
  points.flatMap((point) => [point, ...keyPoints(point.keyPoints)]);

/** Every Markdown text of a lesson in the order it is read. */
const texts = ({ introduction, sections, note = '', summary = '' }: LessonContent): string[] => [
  introduction,
  ...sections.flatMap((section) => [
    ...section.contentBlocks.map(({ content }) => content),
    ...keyPoints(section.keyPoints).map(({ content }) => content),
  ]),
  note,
  summary,
];

const quizzes = (lesson: LessonContent): QuickCheckQuestion[] =>
  blocks(lesson)
    .flatMap(({ interactiveBlocks = [] }) => interactiveBlocks)
    .flatMap((block) => (block.kind === 'quiz' ? [block.data] : []));

const kebab = (term: string) =>
  term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');

/** Every address within the app that a lesson can link to, `#…` of its own included. */
const addresses = (own: LessonContent): string[] => [
  ...own.sections.map(({ id }) => `#${id}`),
  ...LESSONS.flatMap(([path, { sections }]) => {
    const page = `/section/${path.replace('/', '/lesson/')}`;
    return [page, ...sections.map(({ id }) => `${page}#${id}`)];
  }),
  ...[...GLOSSARIES].flatMap(([id, { categories }]) => {
    const page = `/section/${id}/glossary`;
    const terms = categories.flatMap((category) => category.terms);
    return [page, ...terms.map(({ term }) => `${page}#${kebab(term)}`)];
  }),
];

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};

test('all seven lessons are there', () => {
  expect(LESSONS.map(([, { id }]) => id).sort()).toEqual(Object.keys(QUIZZES).sort());
});

describe.each(LESSONS)('%s', (path, lesson) => {
  const isHistory = path.startsWith('history/');

  test('is long enough to teach something', () => {
    expect(words(texts(lesson).join(' ')).length).toBeGreaterThanOrEqual(isHistory ? 900 : 700);
  });

  test('reads easily at fourteen', () => {
    for (const text of [texts(lesson).join('\n\n'), lesson.introduction, lesson.summary ?? '']) {
      expect(readingGrade(text)).toBeLessThanOrEqual(9);
    }
  });

  test('has no straight quotes', () => {
    expect(strings(lesson).filter((text) => /['"]/.test(text))).toEqual([]);
  });

  test('has its quizzes, each lettered in order and with one right answer', () => {
    expect(quizzes(lesson).map(({ id }) => id)).toEqual(QUIZZES[lesson.id]);
    for (const { id, options, explanation } of quizzes(lesson)) {
      expect(options.map((option) => option.id).join(''), id).toBe(
        'abcdefgh'.slice(0, options.length),
      );
      expect(
        options.filter(({ isCorrect }) => isCorrect),
        id,
      ).toHaveLength(1);
      expect(words(explanation).length, id).toBeGreaterThan(5);
    }
  });

  test('links only to lessons, anchors and glossary terms that exist', () => {
    const links = [
      ...texts(lesson)
        .join('\n')
        .matchAll(/\]\(([^)]*)\)/g),
    ].map(([, to]) => to);
    const known = addresses(lesson);
    expect(links.filter((to) => to && !known.includes(to))).toEqual([]);
  });

  test('plays only clips of the catalogue', () => {
    const clips = blocks(lesson).flatMap(({ media }) => media?.audio ?? []);
    expect(clips.filter(({ clip }) => !Object.hasOwn(CATALOGUE, clip))).toEqual([]);
  });

  test('shows only videos and players that were verified', () => {
    const videos = [lesson.hero, ...blocks(lesson).map(({ media }) => media)];
    for (const { link, title } of videos.flatMap((media) => media?.video ?? [])) {
      expect(link, title).toBe(`https://youtu.be/${VERIFIED_VIDEOS[title]}`);
    }
    for (const { name, spotifyId } of lesson.sections.flatMap(({ artists = [] }) => artists)) {
      expect(spotifyId, name).toBe(VERIFIED_ARTISTS[name]);
    }
  });

  test('names its sources if it is history, and only then', () => {
    expect((lesson.references?.length ?? 0) >= 5).toBe(isHistory);
  });
});

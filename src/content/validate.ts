import { correctAnswer } from './answers/correct-answer.ts';
import type { Glossaries } from './glossary-files.ts';
import type { LessonSource } from './lesson-sources.ts';
import type {
  Glossary,
  GlossaryEntry,
  InteractiveBlock,
  LabelTheBandExercise,
  NameThePartsExercise,
  QuickCheckQuestion,
  Section,
} from './model.ts';
import type { QuizSource } from './quizzes/quiz-sources.ts';
import {
  PAGE_IDS,
  SCREEN_ANCHORS,
  sectionAnchors,
  termAnchors,
  titleOfAnchor,
} from './site/anchors.ts';
import { addressesIn, brokenLink, siteAnchors } from './site/links.ts';
import { pathTo } from './site/pages.ts';
import { markedSteps, OPENING, stepsOf } from './steps.ts';
import { streamingService } from './streaming.ts';
import { videoId } from './video-id.ts';
import { type Fields, isFields, walk } from './walk.ts';

/** The things outside its own files that content may refer to. */
export interface References {
  /** Every clip with its length in complete bars. */
  clips: ReadonlyMap<string, number>;
  drawings: ReadonlySet<string>;
  /** Whether the site has a file at an address, '/assets/…'. */
  isFile(address: string): boolean;
}

/** Validates all content. @returns the problems, each as 'file: field: problem' */
export function validateContent(
  sections: readonly Section[],
  sources: readonly LessonSource[],
  glossaries: Glossaries,
  known: References,
  quizzes: readonly QuizSource[] = [],
): string[] {
  const pages = siteAnchors(sections, sources, glossaries);
  const exercises = new Map<string, string>();
  const problems: string[] = [];

  const check = (file: string, path: string, content: unknown) => {
    const report = (field: string, what: string) => problems.push(`${file}: ${field}: ${what}`);
    walk(content, (value, field) => {
      if (typeof value === 'string') {
        if (value.trim() === '') report(field, 'is empty');
        for (const address of addressesIn(value)) {
          const what = brokenLink(address, path, pages, known.isFile);
          if (what) report(field, what);
        }
      } else if (isFields(value)) {
        for (const [name, what] of problemsOf(value, known)) report(join(field, name), what);
        if ('kind' in value && isFields(value.data)) {
          const id = String(value.data.id);
          const first = exercises.get(id);
          if (first)
            report(join(field, 'data.id'), `there is another exercise '${id}' in ${first}`);
          else exercises.set(id, file);
        }
      }
    });
    return report;
  };

  for (const { file, section, lesson } of sources) {
    const report = check(file, `/section/${section}/lesson/${lesson.id}`, lesson);
    const ids = [...sectionAnchors(lesson.sections), ...markedSteps(lesson)];
    for (const id of repeated(ids)) report('sections', `the id '${id}' is used twice`);
    for (const id of ids) {
      if (RESERVED.has(id)) report('sections', `the id '${id}' is reserved for the page`);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) report('sections', `'${id}' is not a valid id`);
    }
  }
  for (const section of sections) {
    const { id, title, glossary: entry } = section;
    for (const [field, what] of problemsOfQuizzes(section)) {
      problems.push(`src/content/site/sections.ts: ${id}.${field}: ${what}`);
    }
    if (title.toLowerCase() !== id) {
      const what = `'${title}' in small letters must be the id '${id}', the key of stored quiz scores`;
      problems.push(`src/content/site/sections.ts: ${id}.title: ${what}`);
    }
    const glossary = glossaries.get(id);
    if (countsOf(entry) !== countsOf(glossary && sizeOf(glossary))) {
      const what = `says ${countsOf(entry)} instead of ${countsOf(glossary && sizeOf(glossary))}`;
      problems.push(`src/content/site/sections.ts: ${id}.glossary: ${what}`);
    }
    if (!glossary) continue;
    const report = check(`src/content/glossary/${id}.ts`, `/section/${id}/glossary`, glossary);
    for (const anchor of repeated(termAnchors(glossary).flat())) {
      report('categories', `the anchor '${anchor}' is used twice`);
    }
  }
  for (const { file, content } of quizzes) {
    const report = check(file, '/', content);
    walk(content, (value, field) => {
      if (!isFields(value) || typeof value.address !== 'string') return;
      const what = problemOfExplanation(value.address, value.title, sources);
      if (what) report(field, what);
    });
  }
  return problems;
}

/** Validates the numbers of steps in the table of sections. @returns the problems, as `validateContent` */
export function problemsOfSteps(
  sections: readonly Section[],
  sources: readonly LessonSource[],
): string[] {
  return sections.flatMap(({ id: section, lessons }) =>
    lessons.flatMap(({ id, steps = 0 }) => {
      const source = sources.find((one) => one.section === section && one.lesson.id === id);
      const known = source ? stepsOf(source.lesson).length : 0;
      const field = `src/content/site/sections.ts: ${section}.lessons.${id}.steps`;
      return steps === known ? [] : `${field}: says ${steps} instead of ${known}`;
    }),
  );
}

/** Every lesson leads to a quiz, and every quiz belongs to one lesson of its section. */
function* problemsOfQuizzes({ lessons, quizzes }: Section): Problems {
  const named = lessons.flatMap((lesson) => lesson.quizzes ?? []);
  for (const lesson of lessons) {
    const field = `lessons.${lesson.id}.quizzes`;
    for (const id of lesson.quizzes ?? []) {
      if (!quizzes.some((quiz) => quiz.id === id)) yield [field, `there is no quiz '${id}'`];
    }
    if (quizzes.length > 0 && !lesson.comingSoon && !lesson.quizzes?.length) {
      yield [field, 'the lesson has no quiz'];
    }
  }
  for (const { id } of quizzes) {
    if (!named.includes(id)) yield [`quizzes.${id}`, 'belongs to no lesson'];
  }
  for (const id of repeated(named)) yield [`quizzes.${id}`, 'belongs to two lessons'];
}

/** The problem of a reference to the section of a lesson; `null` if it is valid. */
function problemOfExplanation(
  address: string,
  title: unknown,
  sources: readonly LessonSource[],
): string | null {
  const [path, anchor = ''] = address.split('#');
  const source = sources.find(
    ({ section, lesson }) => path === pathTo('lesson', section, lesson.id),
  );
  if (!source) return `there is no lesson '${path}'`;
  const expected = titleOfAnchor(source.lesson, anchor);
  if (!expected) return `the lesson '${path}' has no section '${anchor}'`;
  return title === expected ? null : `the title of '${address}' is '${expected}'`;
}

function sizeOf({ categories }: Glossary): GlossaryEntry {
  const terms = categories.reduce((sum, category) => sum + category.terms.length, 0);
  return { terms, categories: categories.length };
}

const countsOf = (entry: GlossaryEntry | null | undefined) =>
  entry ? `${entry.terms} terms in ${entry.categories} categories` : 'none';

const RESERVED: ReadonlySet<string> = new Set([...SCREEN_ANCHORS, ...PAGE_IDS, OPENING]);

const join = (field: string, name: string) => (field ? `${field}.${name}` : name);

function repeated(ids: readonly string[]): Set<string> {
  return new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
}

type Problems = Generator<[field: string, what: string]>;

/** Validates one object of the content. Its fields show what kind of object it is. */
function* problemsOf(piece: Fields, known: References): Problems {
  const { clip, drawing, src, link, spotifyId, url, marks } = piece;
  const bars = typeof clip === 'string' ? known.clips.get(clip) : undefined;
  if (typeof clip === 'string' && bars === undefined) {
    yield ['clip', `there is no clip '${clip}'`];
  }
  if (Array.isArray(marks)) yield* problemsOfMarks(marks, bars);
  if ('alt' in piece) {
    if ((drawing === undefined) === (src === undefined)) {
      yield ['drawing', 'a picture needs either a drawing or a file'];
    }
    if (typeof drawing === 'string' && !known.drawings.has(drawing)) {
      yield ['drawing', `there is no drawing '${drawing}'`];
    }
    if (typeof src === 'string' && !known.isFile(src)) yield ['src', `there is no file '${src}'`];
  }
  if (typeof link === 'string' && 'title' in piece && !videoId(link)) {
    yield ['link', `'${link}' is not a link to a video`];
  }
  if (typeof link === 'string' && 'name' in piece && !streamingService(link)) {
    yield ['link', `'${link}' is not a recording on a streaming service`];
  }
  if (typeof spotifyId === 'string' && !/^[A-Za-z0-9]{22}$/.test(spotifyId)) {
    yield ['spotifyId', `'${spotifyId}' is not a Spotify id`];
  }
  if (typeof url === 'string' && !(URL.canParse(url) && /^https?:/.test(url))) {
    yield ['url', `'${url}' is not a web address`];
  }
  if (typeof piece.kind === 'string' && isFields(piece.data)) {
    if (!Object.hasOwn(BLOCK_KINDS, piece.kind))
      yield ['kind', `there is no exercise '${piece.kind}'`];
    if (isFields(piece.data.pattern)) yield* problemsOfGrid(piece.kind, piece.data.pattern);
  }
  if (piece.kind === 'quiz') yield* problemsOfQuickCheck(piece.data as QuickCheckQuestion);
  if (piece.kind === 'label-the-band') yield* problemsOfBand(piece.data as LabelTheBandExercise);
  if (piece.kind === 'name-the-parts') yield* problemsOfParts(piece.data as NameThePartsExercise);
}

/** Every kind of exercise; its type makes a missing one an error. */
const BLOCK_KINDS: Readonly<Record<InteractiveBlock['kind'], true>> = {
  quiz: true,
  'rhythm-grid': true,
  'build-a-clave': true,
  'build-counts': true,
  'build-mambo': true,
  'basic-step': true,
  'song-map': true,
  progressions: true,
  'label-the-band': true,
  'name-the-parts': true,
};

/**
 * Validates marks, which are in the order in which they are heard.
 * @param bars the length of their clip; undefined for a video, whose marks are in seconds
 */
function* problemsOfMarks(marks: readonly unknown[], bars: number | undefined): Problems {
  if (marks.length === 0) yield ['marks', 'there are none'];
  const unit = bars === undefined ? 'second' : 'bar';
  const places = marks.map((mark) => Number(isFields(mark) ? mark[unit] : undefined));
  const first = bars === undefined ? 0 : 1;
  for (const [i, place] of places.entries()) {
    const field = `marks[${i}].${unit}`;
    if (!Number.isInteger(place) || place < first) yield [field, 'is not a place to listen for'];
    if (place > (bars ?? Number.POSITIVE_INFINITY)) yield [field, `the clip has ${bars} bars`];
    if (place <= (places[i - 1] ?? -1)) yield [field, 'is not after the mark before it'];
  }
}

/** A pattern fills the grid; a clave has five strokes, and mambo is built from mambo. */
function* problemsOfGrid(kind: string, { rhythm, steps }: Fields): Problems {
  const cells: readonly unknown[] = Array.isArray(steps) ? steps : [];
  const strokes = cells.filter((stroke) => stroke !== 0).length;
  if (cells.length !== 8 && cells.length !== 16) {
    yield ['data.pattern', `has ${cells.length} steps instead of 8 or 16`];
  }
  if (kind === 'build-mambo' && rhythm !== 'mambo') yield ['data.pattern', 'is not a mambo'];
  if (kind === 'build-a-clave' && strokes !== 5) {
    yield ['data.pattern', `has ${strokes} strokes; a clave has five`];
  }
}

function* problemsOfQuickCheck(question: QuickCheckQuestion): Problems {
  const { options } = question;
  try {
    correctAnswer(question);
  } catch (error) {
    yield ['data.options', error instanceof Error ? error.message : String(error)];
  }
  if (options.length < 2) yield ['data.options', 'there are fewer than two options'];
  if (options.some(({ id }, i) => id !== 'abcdefghijklmnopqrstuvwxyz'.charAt(i))) {
    yield ['data.options', 'the options are not lettered a, b, c … in order'];
  }
  for (const text of repeated(options.map(({ text }) => text))) {
    yield ['data.options', `'${text}' is offered twice`];
  }
}

function* problemsOfBand(exercise: LabelTheBandExercise): Problems {
  const { instruments, positions } = exercise;
  const names = instruments.map(({ name }) => name);
  const labels = positions.map(({ label }) => label);
  for (const name of names) {
    if (!labels.includes(name)) yield ['data.positions', `'${name}' has no place on the stage`];
  }
  for (const { label, x, y, width, height } of positions) {
    if (!names.includes(label)) yield ['data.positions', `no instrument is named '${label}'`];
    if (Math.min(x, y) < 0 || Math.max(x + width, y + height) > 100) {
      yield ['data.positions', `'${label}' is partly outside the stage`];
    }
  }
  for (const name of [...repeated(names), ...repeated(labels)]) {
    yield ['data', `'${name}' is used twice`];
  }
}

function* problemsOfParts({ parts }: NameThePartsExercise): Problems {
  for (const id of repeated(parts.map(({ id }) => id))) {
    yield ['data.parts', `the id '${id}' is used twice`];
  }
  if (parts.length < 2) yield ['data.parts', 'there are fewer than two parts'];
}

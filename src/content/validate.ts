import { ownAnchors, PAGE_IDS, SCREEN_ANCHORS, termAnchors } from './anchors.ts';
import { correctAnswer } from './correct-answer.ts';
import type { Glossaries } from './glossary-files.ts';
import type {
  Glossary,
  GlossaryEntry,
  LabelTheBandExercise,
  NameThePartsExercise,
  QuickCheckQuestion,
  Section,
} from './model.ts';
import { addressesIn, deadEnd, siteMap, type WrittenLesson } from './site-map.ts';
import { videoId } from './video-id.ts';
import { type Fields, isFields, walk } from './walk.ts';

/** What content may name that lies elsewhere. */
export interface Known {
  clips: ReadonlySet<string>;
  drawings: ReadonlySet<string>;
  /** Whether there is a file at an address of the site, '/assets/…'. */
  isFile(address: string): boolean;
}

/** Everything that is wrong with what is taught, each as 'file: field: what'. */
export function validateContent(
  sections: readonly Section[],
  written: readonly WrittenLesson[],
  glossaries: Glossaries,
  known: Known,
): string[] {
  const pages = siteMap(sections, written, glossaries);
  const exercises = new Map<string, string>();
  const problems: string[] = [];

  const check = (file: string, path: string, content: unknown) => {
    const report = (field: string, what: string) => problems.push(`${file}: ${field}: ${what}`);
    walk(content, (value, field) => {
      if (typeof value === 'string') {
        if (value.trim() === '') report(field, 'is empty');
        for (const address of addressesIn(value)) {
          const what = deadEnd(address, path, pages, known.isFile);
          if (what) report(field, what);
        }
      } else if (isFields(value)) {
        for (const [name, what] of faultsOf(value, known)) report(join(field, name), what);
        if ('kind' in value && isFields(value.data)) {
          const id = String(value.data.id);
          const first = exercises.get(id);
          if (first) report(join(field, 'data.id'), `there is an exercise '${id}' in ${first}`);
          else exercises.set(id, file);
        }
      }
    });
    return report;
  };

  for (const { file, section, lesson } of written) {
    const report = check(file, `/section/${section}/lesson/${lesson.id}`, lesson);
    const ids = ownAnchors(lesson.sections);
    for (const id of repeated(ids)) report('sections', `the id '${id}' is there twice`);
    for (const id of ids) {
      if (RESERVED.has(id)) report('sections', `the id '${id}' is the page's own`);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) report('sections', `'${id}' is no id`);
    }
  }
  for (const { id, glossary: entry } of sections) {
    const glossary = glossaries.get(id);
    if (countsOf(entry) !== countsOf(glossary && howMuch(glossary))) {
      const what = `says ${countsOf(entry)}, and there are ${countsOf(glossary && howMuch(glossary))}`;
      problems.push(`src/content/sections.ts: ${id}.glossary: ${what}`);
    }
    if (!glossary) continue;
    const report = check(`src/content/glossary/${id}.ts`, `/section/${id}/glossary`, glossary);
    for (const anchor of repeated(termAnchors(glossary).flat())) {
      report('categories', `the anchor '${anchor}' is there twice`);
    }
  }
  return problems;
}

function howMuch({ categories }: Glossary): GlossaryEntry {
  const terms = categories.reduce((sum, category) => sum + category.terms.length, 0);
  return { terms, categories: categories.length };
}

const countsOf = (entry: GlossaryEntry | null | undefined) =>
  entry ? `${entry.terms} terms in ${entry.categories} categories` : 'none';

const RESERVED: ReadonlySet<string> = new Set([...SCREEN_ANCHORS, ...PAGE_IDS]);

const join = (field: string, name: string) => (field ? `${field}.${name}` : name);

function repeated(ids: readonly string[]): Set<string> {
  return new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
}

/** What is wrong with one piece of content, told by the fields it has: which of them, and what. */
function* faultsOf(piece: Fields, known: Known): Generator<[field: string, what: string]> {
  const { clip, drawing, src, link, spotifyId, url } = piece;
  if (typeof clip === 'string' && !known.clips.has(clip))
    yield ['clip', `there is no clip '${clip}'`];
  if ('alt' in piece) {
    if ((drawing === undefined) === (src === undefined)) {
      yield ['drawing', 'a picture is either a drawing or a file'];
    }
    if (typeof drawing === 'string' && !known.drawings.has(drawing)) {
      yield ['drawing', `there is no drawing '${drawing}'`];
    }
    if (typeof src === 'string' && !known.isFile(src)) yield ['src', `there is no file '${src}'`];
  }
  if (typeof link === 'string' && !videoId(link)) yield ['link', `'${link}' is no link to a video`];
  if (typeof spotifyId === 'string' && !/^[A-Za-z0-9]{22}$/.test(spotifyId)) {
    yield ['spotifyId', `'${spotifyId}' is no id of the music service`];
  }
  if (typeof url === 'string' && !(URL.canParse(url) && /^https?:/.test(url))) {
    yield ['url', `'${url}' is no address of the web`];
  }
  if (piece.kind === 'quiz') yield* faultsOfQuiz(piece.data as QuickCheckQuestion);
  if (piece.kind === 'label-the-band') yield* faultsOfBand(piece.data as LabelTheBandExercise);
  if (piece.kind === 'name-the-parts') yield* faultsOfParts(piece.data as NameThePartsExercise);
}

function* faultsOfQuiz(question: QuickCheckQuestion): Generator<[field: string, what: string]> {
  const { options } = question;
  try {
    correctAnswer(question);
  } catch (error) {
    yield ['data.options', error instanceof Error ? error.message : String(error)];
  }
  if (options.length < 2) yield ['data.options', 'there is nothing to choose from'];
  if (options.some(({ id }, i) => id !== 'abcdefghijklmnopqrstuvwxyz'.charAt(i))) {
    yield ['data.options', 'the letters do not go a, b, c … in order'];
  }
  for (const text of repeated(options.map(({ text }) => text))) {
    yield ['data.options', `'${text}' is offered twice`];
  }
}

function* faultsOfBand(exercise: LabelTheBandExercise): Generator<[field: string, what: string]> {
  const { instruments, positions } = exercise;
  const names = instruments.map(({ name }) => name);
  const labels = positions.map(({ label }) => label);
  for (const name of names) {
    if (!labels.includes(name)) yield ['data.positions', `'${name}' has no place on the stage`];
  }
  for (const { label, x, y, width, height } of positions) {
    if (!names.includes(label)) yield ['data.positions', `nobody plays '${label}'`];
    if (Math.min(x, y) < 0 || Math.max(x + width, y + height) > 100) {
      yield ['data.positions', `'${label}' stands beside the stage`];
    }
  }
  for (const name of [...repeated(names), ...repeated(labels)]) {
    yield ['data', `'${name}' is there twice`];
  }
}

function* faultsOfParts({ parts }: NameThePartsExercise): Generator<[field: string, what: string]> {
  for (const id of repeated(parts.map(({ id }) => id))) {
    yield ['data.parts', `the id '${id}' is there twice`];
  }
  if (parts.length < 2) yield ['data.parts', 'there is nothing to tell apart'];
}

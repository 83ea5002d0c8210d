import { describe, expect, test } from 'vitest';
import { quizClipIds } from '#audio/music/clips/quiz-clip-ids.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { EXERCISES_ITEM } from '#src/classroom/class-item.ts';
import { bandSamples, clipsItem } from '#src/content/answers/band-samples.ts';
import { correctAnswer } from '#src/content/answers/correct-answer.ts';
import { loadLesson } from '#src/content/lesson-files.ts';
import type { Html, KeyPoint, Lesson } from '#src/content/model.ts';
import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { rowOf } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, sitePages } from '#src/content/site/site-pages.ts';
import { presentationOf } from './presentation-of.ts';
import { type Presentation, type Slide, type SlideKind, type SlideOf, stepsOf } from './slide.ts';

const PAGES = sitePages(SECTIONS);
const LESSONS = PAGES.filter((page) => page.kind === 'lesson');

async function present(page: string, item = ''): Promise<Presentation> {
  const presentation = await presentationOf({ page, item });
  if (!presentation) throw new Error(`${page} is not presented`);
  return presentation;
}

function slidesOf<Kind extends SlideKind>({ slides }: Presentation, kind: Kind): SlideOf<Kind>[] {
  return slides.filter((slide): slide is SlideOf<Kind> => slide.kind === kind);
}

const ids = (slides: readonly Slide[]) => slides.map(({ id }) => id);
const textsOf = (slides: readonly SlideOf<'text'>[]) => slides.map(({ text }) => htmlOf(text));
const htmlOf = (text: Html | string = '') => (typeof text === 'string' ? text : text.__html);
const HEADING = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/g;
const squeezed = (text: string) => text.replace(/\s/g, '');
/** The words of HTML, without tags. Entities are escaped alike on both sides. */
const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

test.each(PAGES.filter(({ kind }) => rowOf(kind).presents))(
  '$path has slides with titles, steps and ids of their own',
  async ({ path }) => {
    const { title, slides } = await present(path);
    expect(title).not.toBe('');
    expect(new Set(ids(slides)).size).toBe(slides.length);
    for (const slide of slides) {
      expect(slide.title, slide.id).not.toBe('');
      expect(stepsOf(slide)[0]).toBe('show');
    }
  },
);

test.each(LESSONS)('what there is to do in $path comes without its text', async ({ path }) => {
  const whole = await present(path);
  const { title, slides } = await present(path, EXERCISES_ITEM);
  expect(title).toBe(whole.title);
  expect(slides.length).toBeGreaterThan(2);
  // In the order of the lesson; all slides without a task are left out.
  const tasks = whole.slides.filter(({ id }) => ids(slides).includes(id));
  expect(slides).toEqual(tasks);
  const left = whole.slides.filter(({ id }) => !ids(slides).includes(id));
  for (const { kind } of left) expect(['title', 'text', 'picture', 'video']).toContain(kind);
  expect(slides.map(({ kind }) => kind)).not.toContain('text');
  // No item has the id of the exercises as a whole.
  expect(ids(whole.slides)).not.toContain(EXERCISES_ITEM);
});

test('a class votes on the questions of a round that can be chosen, the same for everybody', async () => {
  const { slides } = await present('/practice/ear?round=k3fd-w-a10h10j20e30');
  const questions = slidesOf({ title: '', slides }, 'question');
  expect(questions.map(({ title }) => title)).toEqual(['Which rhythm', 'Bachata or not']);
  for (const slide of questions) {
    expect(slide.options.map(({ id }) => id)).toContain(slide.correct[0]);
    expect(stepsOf(slide)).toContain('play');
    const { asked } = slide;
    const task = asked && earQuestion(asked).task;
    expect(task).toMatchObject({ right: slide.correct[0] });
  }
});

describe.each(LESSONS)('$path', ({ path, section, entry }: Extract<Page, { kind: 'lesson' }>) => {
  const load = async () => {
    const [lesson, presentation] = await Promise.all([
      loadLesson(section.id, entry.id),
      present(path),
    ]);
    return { lesson, presentation };
  };

  test('shows every exercise, each also by itself', async () => {
    const { lesson, presentation } = await load();
    const exercises = blocksOf(lesson).flatMap(({ interactiveBlocks = [] }) => interactiveBlocks);
    expect(exercises.length).toBeGreaterThan(0);
    for (const { kind, data } of exercises) {
      if (kind === 'quiz') {
        const slide = slidesOf(presentation, 'question').find(({ id }) => id === data.id);
        expect(slide?.correct).toEqual([correctAnswer(data)]);
      }
      expect(ids(presentation.slides)).toContain(data.id);
      expect(ids((await present(path, data.id)).slides)).toEqual([data.id]);
    }
  });

  test('shows every picture, clip and video, in order', async () => {
    const { lesson, presentation } = await load();
    const media = blocksOf(lesson).flatMap((block) => block.media ?? []);
    const { hero } = lesson;
    const pictures = slidesOf(presentation, 'picture').map(({ picture }) => picture);
    expect(pictures).toEqual([
      ...(hero?.image && !hero.video ? [hero.image] : []),
      ...media.flatMap(({ images = [] }) => images),
    ]);
    const lists = [hero?.audio ?? [], ...media.map(({ audio = [] }) => audio)].filter(
      ({ length }) => length > 0,
    );
    const rhythms = blocksOf(lesson)
      .flatMap(({ interactiveBlocks = [] }) => interactiveBlocks)
      .flatMap(({ kind, data }) =>
        kind === 'rhythm-grid' || kind === 'build-mambo' ? data.pattern.rhythm : [],
      );
    // Each rhythm once, after its first exercise.
    const bands = [...new Set(rhythms)].map(bandSamples);
    // Slides of an exercise have a moving figure.
    const shown = slidesOf(presentation, 'clips').flatMap(({ samples, figure }) =>
      figure ? [] : [samples],
    );
    const isBand = (samples: (typeof shown)[number]) =>
      bands.map(clipsItem).includes(clipsItem(samples));
    expect(shown.filter(isBand)).toEqual(bands);
    expect(shown.filter((samples) => !isBand(samples))).toEqual(lists);
    for (const samples of [...lists, ...bands]) {
      expect(ids((await present(path, clipsItem(samples))).slides)).toEqual([clipsItem(samples)]);
    }
    expect(slidesOf(presentation, 'video').map(({ video }) => video)).toEqual([
      ...(hero?.video ? [hero.video] : []),
      ...media.flatMap(({ video }) => video ?? []),
    ]);
  });

  test('shows every artist', async () => {
    const { lesson, presentation } = await load();
    const points = lesson.sections.flatMap(({ keyPoints = [] }) => keyPoints.flatMap(withChildren));
    const named = [...lesson.sections, ...points].flatMap(({ artists = [] }) => artists);
    const shown = slidesOf(presentation, 'text').flatMap(({ artists = [] }) => artists);
    expect(shown.map(({ name }) => name).sort()).toEqual(named.map(({ name }) => name).sort());
  });

  test('shows every word of its texts and key points', async () => {
    const { lesson, presentation } = await load();
    const slides = slidesOf(presentation, 'text');
    const titles = slides.map(({ title }) => title);
    const shown = squeezed(
      slides
        .map(({ text }) => htmlOf(text))
        // A table that continues on the next slide repeats its head.
        .map((html, i, all) => {
          const [head = ''] = /^<table><thead>.*?<\/thead>/.exec(html) ?? [];
          return plainText(all[i - 1]?.startsWith(head) ? html.replace(head, '') : html);
        })
        .join(' '),
    );
    const texts = [
      lesson.introduction,
      ...blocksOf(lesson).flatMap(({ content, deeper }) => (deeper ? [content, deeper] : content)),
      ...(lesson.note ? [lesson.note] : []),
      ...(lesson.summary ? [lesson.summary] : []),
    ];
    for (const { __html } of texts) {
      expect(shown).toContain(squeezed(plainText(__html.replace(HEADING, ''))));
      for (const [, heading = ''] of __html.matchAll(HEADING)) {
        expect(titles).toContain(plainText(heading));
      }
    }
    for (const { keyPoints = [] } of lesson.sections) {
      for (const { title, content } of keyPoints.flatMap(withChildren)) {
        expect(shown).toContain(squeezed(title + plainText(content.__html)));
      }
    }
  });

  test('has texts that fit on a slide, and no links', async () => {
    const { presentation } = await load();
    for (const slide of presentation.slides) {
      expect(JSON.stringify(slide), slide.id).not.toContain('<a ');
    }
    for (const html of textsOf(slidesOf(presentation, 'text'))) {
      expect(plainText(html).length, html).toBeLessThanOrEqual(480);
    }
  });
});

const blocksOf = ({ sections }: Lesson) => sections.flatMap(({ contentBlocks }) => contentBlocks);

function withChildren<T>(point: KeyPoint<T>): KeyPoint<T>[] {
  return [point, ...(point.keyPoints ?? []).flatMap(withChildren)];
}

describe('a quiz', () => {
  test.each(['present', 'missing', 'sections', 'rhythms', 'parts'] as const)(
    'by ear plays all ten clips: %s',
    async (quiz) => {
      const questions = slidesOf(await present(`/section/music/quiz/${quiz}`), 'question');
      expect(questions.map(({ clip }) => clip)).toEqual(quizClipIds(quiz));
      for (const { options, correct } of questions) {
        expect(correct.length).toBeGreaterThan(0);
        expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining([...correct]));
      }
    },
  );

  test('has the order of the seed in the address', async () => {
    for (const quiz of ['/section/music/quiz/present', '/section/history/quiz/history-50-60']) {
      const plain = ids((await present(quiz)).slides);
      const seeded = ids((await present(`${quiz}?seed=ab12`)).slides);
      expect(seeded).not.toEqual(plain);
      expect(seeded.toSorted()).toEqual(plain.toSorted());
      expect(ids((await present(`${quiz}?seed=ab12`)).slides)).toEqual(seeded);
    }
  });

  test('of building has a grid for each rhythm', async () => {
    const { slides } = await present('/section/music/quiz/rhythm-building');
    expect(slides.flatMap((slide) => ('pattern' in slide ? [slide.pattern] : []))).toEqual(
      rhythmBuilding.challenges.map(({ pattern }) => pattern),
    );
  });

  test.each(['label-the-band', 'audio-to-name'])('of matching has its board: %s', async (quiz) => {
    const [board, ...more] = slidesOf(await present(`/section/music/quiz/${quiz}`), 'matching');
    expect(board?.exercise.kind).toBe(quiz);
    expect(more).toEqual([]);
  });
});

test('the practice page is the band with its settings', async () => {
  const { slides } = await present('/practice?rhythm=mambo&tempo=90');
  expect(slides).toMatchObject([{ kind: 'band', query: 'rhythm=mambo&tempo=90' }]);
});

test('a glossary has a slide for each term, and one for its sound', async () => {
  const { slides } = await present('/section/music/glossary');
  const guira = slides.filter(({ title }) => title === 'Güira');
  expect(guira.map(({ kind }) => kind)).toEqual(['text', 'clips']);
  expect(ids((await present('/section/music/glossary', 'guira')).slides)).toEqual(['guira']);
});

test('an unknown item shows the whole page', async () => {
  const path = '/section/music/lesson/rhythm';
  expect(await present(path, 'nothing')).toEqual(await present(path));
});

test.each(['/', '/section/music', '/your-data', '/nowhere', '/section/music/lesson/theory'])(
  '%s presents nothing',
  async (page) => {
    expect(await presentationOf({ page, item: '' })).toBeNull();
  },
);

import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { bandSamples, clipsItem } from '#src/content/answers/band-samples.ts';
import type {
  Artist,
  ContentBlock,
  InteractiveBlock,
  KeyPoint,
  LessonContent,
  Markdown,
  Media,
  SectionContent,
} from '#src/content/model.ts';
import { gridSlide, isExercise, type Presentation, type Slide } from '#src/present/slide.ts';
import { compileQuickCheck } from './compile-lesson.ts';
import { slideLists, slideText, slideTexts } from './slide-texts.ts';

/** Compiles a lesson to slides, in reading order. The slide of an exercise has its id. */
export function lessonPresentation(lesson: LessonContent): Presentation {
  const { title, description, introduction, sections, note, summary } = lesson;
  const slides: Slide[] = [
    ...heroSlides(lesson),
    ...textSlides('introduction', title, introduction),
    ...sections.flatMap(sectionSlides),
    ...(note ? textSlides('note', 'Note', note) : []),
    ...(summary ? textSlides('summary', 'Summary', summary) : []),
  ];
  return {
    title,
    slides: [
      { kind: 'title', id: 'title', title, text: description },
      // A rhythm's band slide belongs only after its first exercise.
      ...slides.filter(({ id }, i) => slides.findIndex((slide) => slide.id === id) === i),
    ],
  };
}

function heroSlides({ title, hero: { video, image, audio } = {} }: LessonContent): Slide[] {
  // The picture is a fallback for a video.
  const images = image && !video ? [image] : [];
  return mediaSlides({ video, images, audio }, 'hero', title);
}

function textSlides(id: string, title: string, text: Markdown): Slide[] {
  return slideTexts(text).map(({ heading, html }, i) => ({
    kind: 'text',
    id: `${id}-${i + 1}`,
    title: heading ?? title,
    text: html,
  }));
}

function sectionSlides(section: SectionContent): Slide[] {
  const { id, title, contentBlocks, artists, keyPoints = [] } = section;
  return [
    ...contentBlocks
      .flatMap((block, i) => blockSlides(block, `${id}-${i + 1}`, title))
      .map((slide) => (isExercise(slide) ? { ...slide, anchor: id } : slide)),
    ...(artists ? [artistsSlide(`${id}-artists`, title, artists)] : []),
    ...keyPointSlides(id, title, keyPoints),
  ];
}

function blockSlides(block: ContentBlock, id: string, title: string): Slide[] {
  return [
    ...textSlides(`${id}-text`, title, block.content),
    ...(block.media ? mediaSlides(block.media, id, title) : []),
    ...(block.interactiveBlocks ?? []).flatMap(exerciseSlides),
    ...(block.deeper ? textSlides(`${id}-deeper`, title, block.deeper) : []),
  ];
}

function mediaSlides({ images = [], audio, video }: Media, id: string, title: string): Slide[] {
  return [
    ...images.map(
      (picture, i): Slide => ({ kind: 'picture', id: `${id}-picture-${i + 1}`, title, picture }),
    ),
    ...(audio ? [{ kind: 'clips', id: clipsItem(audio), title, samples: audio } as const] : []),
    ...(video ? [{ kind: 'video', id: `${id}-video`, title: video.title, video } as const] : []),
  ];
}

/** The slide of an exercise, and the slide of the band's clips for a grid. */
function exerciseSlides(block: InteractiveBlock): Slide[] {
  const slide = exerciseSlide(block);
  if (block.kind !== 'rhythm-grid' && block.kind !== 'build-mambo') return [slide];
  const { rhythm } = block.data.pattern;
  const samples = bandSamples(rhythm);
  const title = `${RHYTHM_NAMES[rhythm]} from the band`;
  return [slide, { kind: 'clips', id: clipsItem(samples), title, samples }];
}

function exerciseSlide(block: InteractiveBlock): Slide {
  const { id } = block.data;
  switch (block.kind) {
    case 'rhythm-grid':
    case 'build-mambo':
    case 'build-a-clave':
    case 'build-counts':
      return gridSlide(block.data);
    case 'song-map': {
      const { title, parts, example } = block.data;
      return { kind: 'song-map', id, title, parts, example };
    }
    case 'label-the-band':
    case 'name-the-parts':
      return { kind: 'matching', id, title: block.data.title, exercise: block };
    case 'basic-step': {
      const { title, bars, samples } = block.data;
      return { kind: 'clips', id, title, samples, figure: { kind: 'basic-step', bars } };
    }
    case 'progressions': {
      const { title, progressions } = block.data;
      const figure = { kind: 'chords', progressions } as const;
      return { kind: 'clips', id, title, samples: progressions, figure };
    }
    case 'quiz': {
      const { question, options } = compileQuickCheck(block.data);
      return {
        kind: 'question',
        id,
        title: 'Quick check',
        question,
        options: options.map(({ id, text }) => ({ id, text })),
        correct: options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
        explanation: slideText(block.data.explanation),
      };
    }
  }
}

function keyPointSlides(id: string, title: string, points: readonly KeyPoint[]): Slide[] {
  const heading = `Key points: ${title}`;
  const artists = points.flatMap(artistsOf);
  return [
    ...slideLists(points).map(
      (text, i): Slide => ({ kind: 'text', id: `${id}-points-${i + 1}`, title: heading, text }),
    ),
    ...(artists.length > 0 ? [artistsSlide(`${id}-points-artists`, heading, artists)] : []),
  ];
}

function artistsOf({ artists = [], keyPoints = [] }: KeyPoint): Artist[] {
  return [...artists, ...keyPoints.flatMap(artistsOf)];
}

const artistsSlide = (id: string, title: string, artists: readonly Artist[]): Slide => ({
  kind: 'text',
  id,
  title,
  artists,
});

import { BAND_COUNTS } from '#audio/music/rhythms.ts';
import { clipsItem } from '#src/classroom/present-button.tsx';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { bandSamples } from '#src/content/band-samples.ts';
import type {
  Artist,
  ContentBlock,
  Html,
  InteractiveBlock,
  KeyPoint,
  Lesson,
  Media,
  SectionContent,
} from '#src/content/model.ts';
import type { Presentation, Slide } from './slide.ts';
import { escaped, linesOf, packed, textPieces, withoutLinks } from './text-pieces.ts';

/** A lesson as slides, in the order in which it is read. The slide of an exercise has its id. */
export function lessonPresentation(lesson: Lesson): Presentation {
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
      // A rhythm is heard from the band after its first exercise only.
      ...slides.filter(({ id }, i) => slides.findIndex((slide) => slide.id === id) === i),
    ],
  };
}

function heroSlides({ title, hero: { video, image, audio } = {} }: Lesson): Slide[] {
  // The picture stands in for a video.
  const images = image && !video ? [image] : [];
  return mediaSlides({ video, images, audio }, 'hero', title);
}

function textSlides(id: string, title: string, text: Html): Slide[] {
  return textPieces(text).map(({ heading, html }, i) => ({
    kind: 'text',
    id: `${id}-${i + 1}`,
    title: heading ?? title,
    html: { __html: html },
  }));
}

function sectionSlides(section: SectionContent<Html>): Slide[] {
  const { id, title, contentBlocks, artists, keyPoints = [] } = section;
  return [
    ...contentBlocks.flatMap((block, i) => blockSlides(block, `${id}-${i + 1}`, title)),
    ...(artists ? [artistsSlide(`${id}-artists`, title, artists)] : []),
    ...keyPointSlides(id, title, keyPoints),
  ];
}

function blockSlides(block: ContentBlock<Html>, id: string, title: string): Slide[] {
  return [
    ...textSlides(`${id}-text`, title, block.content),
    ...(block.media ? mediaSlides(block.media, id, title) : []),
    ...(block.interactiveBlocks ?? []).flatMap(exerciseSlides),
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

/** The slide of an exercise, and what is heard beside it. */
function exerciseSlides(block: InteractiveBlock<Html>): Slide[] {
  const slide = exerciseSlide(block);
  if (block.kind !== 'rhythm-grid' && block.kind !== 'build-mambo') return [slide];
  const { rhythm } = block.data.pattern;
  const samples = bandSamples(rhythm);
  const title = `${RHYTHM_NAMES[rhythm]} from the band`;
  return [slide, { kind: 'clips', id: clipsItem(samples), title, samples }];
}

function exerciseSlide(block: InteractiveBlock<Html>): Slide {
  const { id } = block.data;
  switch (block.kind) {
    case 'rhythm-grid':
    case 'build-mambo': {
      const { title, pattern } = block.data;
      return { kind: 'rhythm', id, title, pattern, tempo: BAND_COUNTS };
    }
    case 'build-a-clave': {
      // The stage has the band only, which does not play it: the class builds it on their phones.
      const { title, instructions } = block.data;
      return { kind: 'text', id, title, html: { __html: `<p>${escaped(instructions)}</p>` } };
    }
    case 'song-map': {
      const map = { ...block.data, instructions: unlinked(block.data.instructions) };
      return { kind: 'song-map', id, title: map.title, map };
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
      const { question, options, explanation } = block.data;
      return {
        kind: 'question',
        id,
        title: 'Quick check',
        question: unlinked(question),
        options: options.map((option) => ({ id: option.id, text: unlinked(option.text) })),
        correct: options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
        explanation: unlinked(explanation),
      };
    }
  }
}

function keyPointSlides(id: string, title: string, points: readonly KeyPoint<Html>[]): Slide[] {
  const heading = `Key points: ${title}`;
  const artists = points.flatMap(artistsOf);
  return [
    ...packed(points.map(pointHtml), linesOf).map(
      (items, i): Slide => ({
        kind: 'text',
        id: `${id}-points-${i + 1}`,
        title: heading,
        html: { __html: `<ul>${items}</ul>` },
      }),
    ),
    ...(artists.length > 0 ? [artistsSlide(`${id}-points-artists`, heading, artists)] : []),
  ];
}

/** A key point as an item of a list, with those below it. */
function pointHtml({ title, content, keyPoints = [] }: KeyPoint<Html>): string {
  const more = keyPoints.length > 0 ? `<ul>${keyPoints.map(pointHtml).join('')}</ul>` : '';
  const text = withoutLinks(content.__html).trim();
  return `<li><strong>${escaped(title)}</strong>${text}${more}</li>`;
}

function artistsOf({ artists = [], keyPoints = [] }: KeyPoint<Html>): Artist[] {
  return [...artists, ...keyPoints.flatMap(artistsOf)];
}

const artistsSlide = (id: string, title: string, artists: readonly Artist[]): Slide => ({
  kind: 'text',
  id,
  title,
  html: { __html: '' },
  artists,
});

const unlinked = ({ __html }: Html): Html => ({ __html: withoutLinks(__html) });

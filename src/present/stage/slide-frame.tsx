import { type ComponentType, use, useEffect, useEffectEvent } from 'react';
import { loadOnce } from '#src/page/loading/load-once.ts';
import type { Slide, SlideKind, SlideStep } from '#src/present/slide.ts';
import type { SlideProps } from './slide-view.ts';

type Views = { [Kind in SlideKind]: () => Promise<ComponentType<SlideProps<Kind>>> };

/** The view of every kind of slide, loaded on first use. */
const VIEWS: Views = {
  title: async () => (await import('#src/present/slides/plain-slides.tsx')).TitleSlide,
  text: async () => (await import('#src/present/slides/plain-slides.tsx')).TextSlide,
  picture: async () => (await import('#src/present/slides/plain-slides.tsx')).PictureSlide,
  video: async () => (await import('#src/present/slides/plain-slides.tsx')).VideoSlide,
  clips: async () => (await import('#src/present/slides/clips/clips-slide.tsx')).ClipsSlide,
  rhythm: async () => (await import('#src/present/slides/rhythm-slide.tsx')).RhythmSlide,
  grid: async () => (await import('#src/present/slides/rhythm-slide.tsx')).GridSlide,
  band: async () => (await import('#src/present/slides/band-slide.tsx')).BandSlide,
  'song-map': async () => (await import('#src/present/slides/song-map-slide.tsx')).SongMapSlide,
  question: async () =>
    (await import('#src/present/slides/question/question-slide.tsx')).QuestionSlide,
  matching: async () =>
    (await import('#src/present/slides/matching/matching-slide.tsx')).MatchingSlide,
};

export function loadSlideView(kind: SlideKind) {
  return loadOnce(
    `slide ${kind}`,
    VIEWS[kind] as () => Promise<ComponentType<SlideProps<SlideKind>>>,
  );
}

/** A slide at one of its steps. Suspends until its view has loaded. */
export function SlideFrame({ slide, step }: { slide: Slide; step: SlideStep }) {
  const View = use(loadSlideView(slide.kind));
  return <View slide={slide} step={step} />;
}

/** Last child of a slide: calls back once the slide has mounted and registered its controls. */
export function SlideShown({ onShown }: { onShown: () => void }): null {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return null;
}

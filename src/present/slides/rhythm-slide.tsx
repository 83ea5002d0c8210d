import type { SlideProps } from '#src/present/slide-view.ts';

export function RhythmSlide({ slide }: SlideProps<'rhythm'>) {
  return <h2>{slide.title}</h2>;
}

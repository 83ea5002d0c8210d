import type { SlideProps } from '#src/present/slide-view.ts';

export function MatchingSlide({ slide }: SlideProps<'matching'>) {
  return <h2>{slide.title}</h2>;
}

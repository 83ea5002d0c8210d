import type { SlideProps } from '#src/present/slide-view.ts';

export function ClipsSlide({ slide }: SlideProps<'clips'>) {
  return <h2>{slide.title}</h2>;
}

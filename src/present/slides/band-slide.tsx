import type { SlideProps } from '#src/present/slide-view.ts';

export function BandSlide({ slide }: SlideProps<'band'>) {
  return <h2>{slide.title}</h2>;
}

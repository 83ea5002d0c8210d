import type { SlideProps } from '#src/present/slide-view.ts';

export function TextSlide({ slide }: SlideProps<'text'>) {
  return <h2>{slide.title}</h2>;
}

import type { SlideProps } from '#src/present/slide-view.ts';

export function TitleSlide({ slide }: SlideProps<'title'>) {
  return <h2>{slide.title}</h2>;
}

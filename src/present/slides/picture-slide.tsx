import type { SlideProps } from '#src/present/slide-view.ts';

export function PictureSlide({ slide }: SlideProps<'picture'>) {
  return <h2>{slide.title}</h2>;
}

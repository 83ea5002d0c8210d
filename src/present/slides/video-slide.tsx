import type { SlideProps } from '#src/present/slide-view.ts';

export function VideoSlide({ slide }: SlideProps<'video'>) {
  return <h2>{slide.title}</h2>;
}

import type { SlideProps } from '#src/present/slide-view.ts';

export function SongMapSlide({ slide }: SlideProps<'song-map'>) {
  return <h2>{slide.title}</h2>;
}

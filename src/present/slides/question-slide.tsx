import type { SlideProps } from '#src/present/slide-view.ts';

export function QuestionSlide({ slide }: SlideProps<'question'>) {
  return <h2>{slide.title}</h2>;
}

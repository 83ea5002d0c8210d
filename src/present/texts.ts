import { nextPlace, type SlidePlace } from './place.ts';
import { countsOf, type Presentation, type Slide, shownAt, stepsOf } from './slide.ts';

type Slides = Presentation['slides'];

/** Whether a slide has a sound to play. */
export const isSounding = (slide: Slide): boolean =>
  slide.kind === 'video' || stepsOf(slide).includes('play');

/** The current slide and step, as text: 'Majao: play', or the title alone on a slide of one step. */
export function placeName(slides: Slides, place: SlidePlace): string {
  const { slide, step } = shownAt(slides, place);
  return stepsOf(slide).length > 1 ? `${slide.title}: ${step}` : slide.title;
}

/** The target of Next: the step, or the title of the next slide; `play` if it starts the sound of this step. */
export function nextName(slides: Slides, place: SlidePlace, waits = false): string {
  if (waits) return 'play';
  const next = nextPlace(countsOf(slides), place);
  if (!next) return 'the end';
  const { slide, step } = shownAt(slides, next);
  return next.slide === place.slide ? step : slide.title;
}

/** The announcement for screen readers after a change of the slide or step. */
export function announcementOf(slides: Slides, place: SlidePlace): string {
  return `Slide ${place.slide + 1} of ${slides.length}. ${placeName(slides, place)}.`;
}

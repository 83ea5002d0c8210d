import { nextPlace, type SlidePlace } from './place.ts';
import { type Slide, type SlideStep, stepsOf } from './slide.ts';

const STEP_NAMES: Readonly<Record<SlideStep, string>> = {
  show: 'Show',
  play: 'Play',
  reveal: 'Reveal',
  explain: 'Explain',
  chart: 'Chart',
};

/** Whether Play does something on a slide. */
export const isSounding = (slide: Slide): boolean =>
  slide.kind === 'video' || slide.kind === 'matching' || stepsOf(slide).includes('play');

/** The current slide and step, as text: 'Majao: play', or the title alone on a slide of one step. */
export function placeName(slides: readonly Slide[], place: SlidePlace): string {
  const slide = slides[place.slide];
  if (!slide) return '';
  const steps = stepsOf(slide);
  const step = steps[place.step];
  return steps.length > 1 && step
    ? `${slide.title}: ${STEP_NAMES[step].toLowerCase()}`
    : slide.title;
}

/**
 * The target of Next: the step, or the title of the next slide.
 * @param waits whether it starts the sound of this step
 */
export function nextName(slides: readonly Slide[], place: SlidePlace, waits = false): string {
  if (waits) return 'play';
  const counts = slides.map((slide) => stepsOf(slide).length);
  const next = nextPlace(counts, place);
  if (!next) return 'the end';
  const slide = slides[next.slide];
  const step = slide && stepsOf(slide)[next.step];
  if (next.slide === place.slide && step) return STEP_NAMES[step].toLowerCase();
  return slide?.title ?? '';
}

/** The announcement for screen readers when another slide or step is shown. */
export function announcementOf(slides: readonly Slide[], place: SlidePlace): string {
  return `Slide ${place.slide + 1} of ${slides.length}. ${placeName(slides, place)}.`;
}

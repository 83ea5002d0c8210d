import type { QuestionSettings } from '#audio/music/ear/question.ts';
import { isOfBand, type RhythmPattern, type StepPattern } from '#audio/music/rhythms.ts';
import type { ClassItem } from '#src/classroom/class-item.ts';
import type {
  Artist,
  AudioSample,
  AudioToNameExercise,
  BasicStep,
  GridExercise,
  Html,
  LabelTheBandExercise,
  NameThePartsExercise,
  Picture,
  Progression,
  SongMap,
  Video,
} from '#src/content/model.ts';
import type { SlidePlace, StepCounts } from './place.ts';

interface SlideBase {
  /** Unique in its presentation. */
  id: string;
  title: string;
  /** The page for the phones of the class, if it is not the whole presented page. */
  item?: ClassItem;
  /** The anchor of its content on the presented page. */
  anchor?: string;
}

/** One view of a presentation, which stays until the teacher moves on. */
export type Slide = SlideBase &
  (
    | { kind: 'title'; text?: string }
    | { kind: 'text'; text?: Html | string; artists?: readonly Artist[] }
    | { kind: 'picture'; picture: Picture }
    | { kind: 'video'; video: Video }
    | { kind: 'clips'; samples: readonly AudioSample[]; figure?: Figure }
    /** The güira's rhythm on one row of 16 columns. */
    | { kind: 'rhythm'; pattern: RhythmPattern }
    /** A pattern that is not the band's: the class builds it on its phones. */
    | { kind: 'grid'; instructions: string; pattern: StepPattern }
    /** The live band with the settings of the practice page, as its query. */
    | { kind: 'band'; query: string }
    | ({ kind: 'song-map' } & Pick<SongMap, 'parts' | 'example'>)
    | {
        kind: 'question';
        question: Html | string;
        options: readonly { id: string; text: Html | string }[];
        correct: readonly string[];
        explanation: Html | string;
        /** The id of its clip in the catalogue. */
        clip?: string;
        /** A question of ear training, which the live band plays instead of a clip. */
        asked?: QuestionSettings;
      }
    | { kind: 'matching'; exercise: MatchingExercise }
  );

export type SlideKind = Slide['kind'];
export type SlideOf<Kind extends SlideKind> = Extract<Slide, { kind: Kind }>;

/** The slide of a grid, with its id. */
export const gridSlide = ({ id, title, instructions, pattern }: GridExercise): Slide =>
  isOfBand(pattern)
    ? { kind: 'rhythm', id, title, pattern }
    : { kind: 'grid', id, title, instructions, pattern };

/** The figure that moves with the clip. */
export type Figure =
  | { kind: 'basic-step'; bars: BasicStep['bars'] }
  | { kind: 'chords'; progressions: readonly Progression[] };

export type MatchingExercise =
  | { kind: 'label-the-band'; data: LabelTheBandExercise }
  | { kind: 'name-the-parts'; data: NameThePartsExercise }
  | { kind: 'audio-to-name'; data: AudioToNameExercise };

/** A presentation: the slides that a class sees, in order. */
export interface Presentation {
  title: string;
  slides: readonly [Slide, ...Slide[]];
}

/** A presentation of some slides; `null` without any. */
export function presentationIn(title: string, slides: readonly Slide[]): Presentation | null {
  const [first, ...others] = slides;
  return first ? { title, slides: [first, ...others] } : null;
}

/** Whether a slide has an exercise, a sound or a question, not only text or pictures. */
export const isExercise = (slide: Slide): boolean => stepsOf(slide).length > 1;

/** The steps of a slide, in the order in which Next goes through them. */
export type SlideStep = 'show' | 'play' | 'reveal' | 'explain' | 'chart';

const SLIDE_STEPS: Readonly<Record<Exclude<SlideKind, 'question'>, readonly SlideStep[]>> = {
  title: ['show'],
  text: ['show'],
  picture: ['show'],
  video: ['show'],
  clips: ['show', 'play'],
  rhythm: ['show', 'play', 'reveal'],
  grid: ['show', 'reveal'],
  band: ['show', 'play'],
  'song-map': ['show', 'play'],
  matching: ['show', 'play', 'reveal'],
};

/** The steps of a slide; the first is always `show`. */
export function stepsOf(slide: Slide): readonly SlideStep[] {
  if (slide.kind !== 'question') return SLIDE_STEPS[slide.kind];
  const steps: SlideStep[] = ['show'];
  // The sound comes before the answer.
  if (slide.clip || slide.asked) steps.push('play');
  steps.push('reveal');
  const { explanation } = slide;
  // Only with an explanation in addition to the right options.
  if ((typeof explanation === 'string' ? explanation : explanation.__html) !== '') {
    steps.push('explain');
  }
  // Repeats the music of the live band with its chart.
  if (slide.asked) steps.push('chart');
  return steps;
}

export const countsOf = (slides: readonly Slide[]): StepCounts =>
  slides.map((slide) => stepsOf(slide).length);

/** The slide and the step at a place; the first ones if the place does not exist. */
export function shownAt(
  slides: Presentation['slides'],
  place: SlidePlace,
): { slide: Slide; step: SlideStep } {
  const slide = slides[place.slide] ?? slides[0];
  return { slide, step: stepsOf(slide)[place.step] ?? 'show' };
}

/** Whether a step starts a sound. */
export const isHeard = (step: SlideStep): boolean => step === 'play' || step === 'chart';

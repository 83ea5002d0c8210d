import type { StrokeOf } from '#audio/music/instrument.ts';
import type { StepClock } from '#audio/music/rhythms.ts';
import type { Score } from '#audio/music/score.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { Sound } from './context-rig.ts';

/** What is struck on one step of a playback: nothing, one sound or several. */
export type Step = readonly Strike[];

export interface Strike {
  sound: Sound;
  /** How long after the step begins, in steps and below 1; at once when left out. */
  after?: number;
}

/** A beat of the count-in. */
export const COUNT: Step = [{ sound: 'count' }];

/** What the practice grid sounds like: the plain tones, or the instrument that plays its rhythms. */
export type GridVoice = 'click' | 'guira';

const CLICKS: Readonly<Record<Stroke, Step>> = {
  0: [],
  1: [{ sound: 1 }],
  2: [{ sound: 2 }],
};

/**
 * The hand of a güira player: in eighths down on the counts and up between them; in sixteenths a long
 * stroke down on the beat, then short ones. An accent is always a stroke down.
 */
const HAND = {
  eighths: ['down', 'up', 'down', 'up'],
  sixteenths: ['down', 'up', 'tap', 'up'],
} as const satisfies Record<StepClock, readonly StrokeOf<'guira'>[]>;
/** Plain and loud enough to be told apart by anybody. */
const VELOCITY = { regular: 0.55, accent: 1 };

function guiraSteps(stroke: StrokeOf<'guira'>): Readonly<Record<Stroke, Step>> {
  const note = { instrument: 'guira', time: 0 } as const;
  return {
    0: [],
    1: [{ sound: { ...note, stroke, velocity: VELOCITY.regular } }],
    2: [{ sound: { ...note, stroke: 'down', velocity: VELOCITY.accent } }],
  };
}

const GUIRA = { down: guiraSteps('down'), up: guiraSteps('up'), tap: guiraSteps('tap') };

/** What a stroke in cell `index` of a grid sounds like. The same object whenever it is the same. */
export function gridStep(voice: GridVoice, stroke: Stroke, index: number, clock: StepClock): Step {
  return (voice === 'click' ? CLICKS : GUIRA[HAND[clock][index % 4] ?? 'down'])[stroke];
}

/** A row of strokes on a grid, as it sounds. */
export function gridSteps(
  voice: GridVoice,
  strokes: readonly Stroke[],
  clock: StepClock = 'eighths',
): Step[] {
  return strokes.map((stroke, index) => gridStep(voice, stroke, index, clock));
}

/** The four sixteenths of a beat hold any score closely enough to start, stop and slow it anywhere. */
export const SCORE_STEPS_PER_BEAT = 4;

/** A score in steps of a sixteenth. */
export function scoreSteps({ bpm, bars, notes }: Score): Step[] {
  const perSecond = (bpm / 60) * SCORE_STEPS_PER_BEAT;
  const steps = Array.from({ length: bars * 4 * SCORE_STEPS_PER_BEAT }, (): Strike[] => []);
  for (const note of notes) {
    const at = note.time * perSecond;
    steps[Math.floor(at)]?.push({ sound: note, after: at % 1 });
  }
  return steps;
}

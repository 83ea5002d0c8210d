import type { Score } from '#audio/music/score.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { Sound } from './rig.ts';

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

/** A stroke of the güira is down on the even cells and up between them, an accent always down. */
const GUIRA = [0, 1, 2, 3].map((cell): Readonly<Record<Stroke, Step>> => {
  const stroke = cell % 2 === 0 ? 'down' : 'up';
  const note = { instrument: 'guira', time: cell } as const;
  return {
    0: [],
    1: [{ sound: { ...note, stroke, velocity: 0.7 } }],
    2: [{ sound: { ...note, stroke: 'down', velocity: 1 } }],
  };
});

/** What a stroke in cell `index` of a grid sounds like. */
export function gridStep(voice: GridVoice, stroke: Stroke, index: number): Step {
  return (voice === 'click' ? CLICKS : (GUIRA[index % 4] as typeof CLICKS))[stroke];
}

/** A row of strokes on a grid, as it sounds. Equal strokes are the same objects. */
export function gridSteps(voice: GridVoice, strokes: readonly Stroke[]): Step[] {
  return strokes.map((stroke, index) => gridStep(voice, stroke, index));
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

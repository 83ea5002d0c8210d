import { guiraHit } from '#audio/music/guira-hand.ts';
import type { StepClock } from '#audio/music/rhythms.ts';
import type { Note, Score } from '#audio/music/score.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { ClickSound } from './click.ts';

/** A sound that the engine can schedule: a practice click, or a note of the band. */
export type Playable = ClickSound | Note;

/** The sounds of one step of a playback: none, one or several. */
export type Step = readonly StepSound[];

export interface StepSound {
  sound: Playable;
  /** Delay from the start of the step, as a fraction of the step: at least 0, below 1. Default 0. */
  offset?: number;
}

/** A beat of the count-in. */
export const COUNT_IN_STEP: Step = [{ sound: 'count' }];

/** The sound of the practice grid: click tones, or the güira. */
export type GridVoice = 'click' | 'guira';

const CLICKS: Readonly<Record<Stroke, Step>> = {
  0: [],
  1: [{ sound: 1 }],
  2: [{ sound: 2 }],
};

/** The step that plays a stroke in cell `index` of a grid. */
export function gridStep(voice: GridVoice, stroke: Stroke, index: number, clock: StepClock): Step {
  if (voice === 'click') return CLICKS[stroke];
  const hit = guiraHit(stroke, index, clock);
  return hit ? [{ sound: { ...hit, instrument: 'guira', time: 0 } }] : [];
}

/** The steps that play a row of strokes on a grid. */
export function gridSteps(
  voice: GridVoice,
  strokes: readonly Stroke[],
  clock: StepClock = 'eighths',
): Step[] {
  return strokes.map((stroke, index) => gridStep(voice, stroke, index, clock));
}

/** Whether two steps sound the same. */
export function sameStep(a: Step, b: Step): boolean {
  return (
    a.length === b.length &&
    a.every(({ sound, offset = 0 }, i) => {
      const other = b[i];
      return !!other && offset === (other.offset ?? 0) && sameSound(sound, other.sound);
    })
  );
}

function sameSound(a: Playable, b: Playable): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const fields = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return (
    entries.length === fields.size && entries.every(([name, value]) => fields.get(name) === value)
  );
}

/** Fine enough to start, stop and retime a score anywhere: four sixteenths a beat. */
export const SCORE_STEPS_PER_BEAT = 4;

/** A score in steps of a sixteenth, each note with its offset within the step. */
export function scoreSteps({ bpm, bars, notes }: Score): Step[] {
  const perSecond = (bpm / 60) * SCORE_STEPS_PER_BEAT;
  const steps = Array.from({ length: bars * 4 * SCORE_STEPS_PER_BEAT }, (): StepSound[] => []);
  for (const note of notes) {
    const position = note.time * perSecond;
    steps[Math.floor(position)]?.push({ sound: note, offset: position % 1 });
  }
  return steps;
}

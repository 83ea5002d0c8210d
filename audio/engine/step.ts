import type { StepClock } from '#audio/music/rhythms.ts';
import { guiraHit } from '#audio/music/score/guira-hand.ts';
import type { Note } from '#audio/music/score/score.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { ClickSound } from './click.ts';

/** A sound that the engine can schedule: a practice click, or a note of the band. */
export type Playable = ClickSound | Note;

/** The sounds of one step of a playback: none, one or several. */
export type GridStep = readonly Playable[];

export const COUNT_IN_STEP: GridStep = ['count'];

/** The sound of the practice grid: click tones, or the güira. */
export type GridVoice = 'click' | 'guira';

/** The step that plays a stroke in cell `index` of a grid. */
export function gridStep(
  voice: GridVoice,
  stroke: Stroke,
  index: number,
  clock: StepClock,
): GridStep {
  if (voice === 'click') return stroke === 0 ? [] : [stroke];
  const hit = guiraHit(stroke, index, clock);
  return hit ? [{ ...hit, instrument: 'guira', time: 0 }] : [];
}

/** The steps that play a row of strokes on a grid. */
export function gridSteps(
  voice: GridVoice,
  strokes: readonly Stroke[],
  clock: StepClock = 'eighths',
): GridStep[] {
  return strokes.map((stroke, index) => gridStep(voice, stroke, index, clock));
}

/** Whether two sounds are the same: equal values, or objects with equal fields. */
export function sameSound(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  const fields = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return (
    entries.length === fields.size && entries.every(([name, value]) => fields.get(name) === value)
  );
}

const isObject = (sound: unknown) => typeof sound === 'object' && sound !== null;

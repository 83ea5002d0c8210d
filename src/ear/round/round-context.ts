import { BEATS } from '#audio/music/chart/chart.ts';
import { EMPHASIS } from '#audio/music/clips/emphasis.ts';
import { type Answer, type EarPiece, type Skill, TAPPED } from '#audio/music/ear/question.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import { PLAYERS } from '#src/band/players/players.ts';
import type { BandEvent, BandInput } from '#src/band/session.ts';
import type { Refusal } from '#src/sound/taps/refusal.ts';
import type { RoundPlan, RoundQuestion } from './next-question.ts';

export interface QuestionMusic {
  piece: EarPiece;
  explained: EarPiece;
}

/** The question on screen. `written` is `null` until its music is ready. */
export interface ShownQuestion extends RoundQuestion {
  written: QuestionMusic | null;
}

export type ReadyQuestion = ShownQuestion & { written: QuestionMusic };

/** The reason why an answer is not judged; `unloaded`: loading failed, `busy`: the device was overloaded. */
export type EarRefusal = Refusal | 'unloaded';

export interface EarOutcome extends RoundQuestion {
  /** `null` if it could not be judged. */
  right: boolean | null;
  /** The answer. Not stored with an unfinished round. */
  answer?: Answer;
  /** The reason why it could not be judged. Not stored with an unfinished round. */
  refusal?: EarRefusal;
}

export const judged = (outcomes: readonly EarOutcome[]) =>
  outcomes.filter(({ right }) => right !== null);

export interface EarContext {
  /** `null` before the first round. */
  plan: RoundPlan | null;
  asked: ShownQuestion | null;
  /** The next question; `undefined` while it is being generated, `null` when there is none. */
  next: ReadyQuestion | null | undefined;
  /** Whether enough of the question has been heard to answer it; for a tapping question, all of it. */
  isHeard: boolean;
  outcomes: readonly EarOutcome[];
  /** The end of the round on the clock of `Date.now()`; `null` for an endless round. */
  endsAt: number | null;
  /** Whether the relevant players are emphasised when the passage is replayed. */
  emphasis: boolean;
  /** The reason why playback failed; `null` after the next attempt. */
  failure: string | null;
}

export type EarEvent =
  /** Starts a round, or resumes it after the given answers. */
  | { type: 'round.start'; plan: RoundPlan; outcomes?: readonly EarOutcome[] }
  | { type: 'round.end' }
  | { type: 'round.leave' }
  | { type: 'play.toggle' }
  | { type: 'answer.give'; answer: Answer }
  /** The answer cannot be judged: the question was not audible, or the tap has no reliable time. */
  | { type: 'answer.refuse'; refusal: EarRefusal }
  | { type: 'emphasis.toggle' }
  | { type: 'question.begin' }
  | { type: 'question.shown' }
  | { type: 'question.next' }
  | BandEvent;

export interface WriterInput {
  plan: RoundPlan;
  place: number;
}

/** Skills whose questions cannot be answered before their last bar. */
export const DECIDED_LATE: readonly Skill[] = [...TAPPED, 'changed', 'tempo', 'chord'];

/** The first bar in which the question can be answered: the second one, or the last one for `DECIDED_LATE`. */
export function answerableFromBar({ question }: RoundQuestion, piece: EarPiece): number {
  const last = piece.bars.length - 1;
  return DECIDED_LATE.includes(question.skill) ? last : Math.min(1, last);
}

/** The mixer that emphasises some players; the usual one without any. */
export function mixerOf(focus: readonly BandInstrument[] = []): MixerState {
  if (focus.length === 0) return INITIAL_MIXER;
  return PLAYERS.reduce(
    (mixer, { id }) =>
      withChannel(mixer, id, { volume: focus.includes(id) ? EMPHASIS.player : EMPHASIS.others }),
    INITIAL_MIXER,
  );
}

/** @param focus the players to emphasise */
export function inputOf(piece?: EarPiece, focus?: readonly BandInstrument[]): BandInput {
  if (!piece) throw new Error('There is no question');
  const { bars, bpm, countIn, guests } = piece;
  // A question needs all of its players, so it waits for their samples.
  const waitsFor = 'everyone' as const;
  const beats = bars.length * BEATS;
  const mixer = mixerOf(focus);
  return { barAt: (bar) => bars[bar] ?? null, beats, bpm, countIn, guests, mixer, waitsFor };
}

/** After this many taps that a busy device could not judge, tapping questions are dropped. */
const IN_VAIN = 2;

/** Whether this device cannot judge taps. Skipped and inaudible questions do not count towards this. */
function tapTimingUnavailable(outcomes: readonly EarOutcome[]): boolean {
  const busy = outcomes.filter(({ refusal }) => refusal === 'busy');
  return busy.length >= IN_VAIN || outcomes.some(({ refusal }) => refusal === 'latency');
}

/** The skills that a round asks for: without tapping questions if the device cannot judge taps. */
export function skillsOf({ skills }: RoundPlan, outcomes: readonly EarOutcome[]): readonly Skill[] {
  const untapped = skills.filter((skill) => !TAPPED.includes(skill));
  return tapTimingUnavailable(outcomes) && untapped.length > 0 ? untapped : skills;
}

export function inputOfWriter({ plan, outcomes }: EarContext): WriterInput {
  if (!plan) throw new Error('There is no round');
  return { plan: { ...plan, skills: skillsOf(plan, outcomes) }, place: outcomes.length };
}

export const initialContext = (
  plan: RoundPlan | null,
  outcomes: readonly EarOutcome[] = [],
): Omit<EarContext, 'emphasis'> => ({
  plan,
  asked: null,
  next: undefined,
  isHeard: false,
  outcomes,
  endsAt: plan === null || plan.minutes === null ? null : Date.now() + plan.minutes * 60_000,
  failure: null,
});

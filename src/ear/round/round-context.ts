import { BEATS } from '#audio/music/chart/chart.ts';
import { EMPHASIS } from '#audio/music/clips/emphasis.ts';
import { type Answer, type EarPiece, type Skill, TAPPED } from '#audio/music/ear/question.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import { PLAYERS } from '#src/band/players/players.ts';
import type { BandEvent, BandInput } from '#src/band/session.ts';
import type { EarAnswer } from '#src/ear/record/ear-record.ts';
import type { Refusal } from '#src/sound/taps/refusal.ts';
import type { RoundPlan, RoundQuestion } from './next-question.ts';

export interface QuestionMusic {
  piece: EarPiece;
  explained: EarPiece;
}

/** A question that is shown; `written` is `null` until its music is. */
export interface ShownQuestion extends RoundQuestion {
  written: QuestionMusic | null;
}

export interface ReadyQuestion extends RoundQuestion {
  written: QuestionMusic;
}

/** Why an answer is not judged; `unloaded` if the question could not be played, `busy` if the device was. */
export type EarRefusal = Refusal | 'unloaded';

export interface EarOutcome extends RoundQuestion {
  /** `null` if it could not be judged. */
  right: boolean | null;
  /** The answer. It is not stored with a round that is left. */
  answer?: Answer;
  /** Why it could not be judged. It is not kept with a round that is left. */
  refusal?: EarRefusal;
}

export const judged = (outcomes: readonly EarOutcome[]) =>
  outcomes.filter(({ right }) => right !== null);

export interface EarContext {
  /** `null` before the first round. */
  plan: RoundPlan | null;
  asked: ShownQuestion | null;
  /** The next question; `undefined` while it is being written, `null` when there is none. */
  next: ReadyQuestion | null | undefined;
  /** Whether enough of the question has been heard to answer it, or all of one that is answered by a tap. */
  isHeard: boolean;
  outcomes: readonly EarOutcome[];
  /** When the time is up, as `Date.now()` counts; `null` in a round without end. */
  endsAt: number | null;
  /** Whether those who are concerned are brought forward when the passage is heard again. */
  emphasis: boolean;
  /** Why nothing could be played; `null` after the next try. */
  failure: string | null;
}

export type EarEvent =
  /** A round begins, or goes on after what was answered. */
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

export type EarEmitted = { type: 'question.answered'; answer: EarAnswer };

export interface WriterInput {
  plan: RoundPlan;
  place: number;
}

/** The skills whose questions are decided by their end. */
export const DECIDED_LATE: readonly Skill[] = [...TAPPED, 'changed', 'tempo', 'chord'];

/** The bar with which enough of a question has been heard: after its first bar, or when its last one begins. */
export function answerableFromBar({ question }: RoundQuestion, piece: EarPiece): number {
  const last = piece.bars.length - 1;
  return DECIDED_LATE.includes(question.skill) ? last : Math.min(1, last);
}

export function mixerOf({
  asked,
  emphasis,
}: Pick<EarContext, 'emphasis'> & { asked: Pick<ShownQuestion, 'question'> | null }): MixerState {
  const focus = asked?.question.focus ?? [];
  if (!emphasis || focus.length === 0) return INITIAL_MIXER;
  return PLAYERS.reduce(
    (mixer, { id }) =>
      withChannel(mixer, id, { volume: focus.includes(id) ? EMPHASIS.player : EMPHASIS.others }),
    INITIAL_MIXER,
  );
}

export function inputOf(piece: EarPiece | undefined, mixer: MixerState): BandInput {
  if (!piece) throw new Error('There is no question');
  const { bars, bpm, countIn, guests } = piece;
  // A question may not lack a player whose samples are still on their way.
  const waitsFor = 'everyone' as const;
  const beats = bars.length * BEATS;
  return { barAt: (bar) => bars[bar] ?? null, beats, bpm, countIn, guests, mixer, waitsFor };
}

/** So many taps in vain are no accident, even if the device says that it was busy. */
const IN_VAIN = 2;

/** Whether taps cannot be judged on this device. What was skipped or could not be heard says nothing of that. */
export function tapTimingUnavailable(outcomes: readonly EarOutcome[]): boolean {
  const busy = outcomes.filter(({ refusal }) => refusal === 'busy');
  return busy.length >= IN_VAIN || outcomes.some(({ refusal }) => refusal === 'latency');
}

/** The skills that a round asks for: without those that are tapped, if taps cannot be judged. */
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

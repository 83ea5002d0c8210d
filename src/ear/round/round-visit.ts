import { SKILLS } from '#audio/music/ear/question.ts';
import type { RoundPlan } from './next-question.ts';
import type { Entry } from './question-list.ts';
import type { EarContext } from './round-context.ts';

/** A round as it is stored with the browser's history entry, so that it can be resumed after a reload. */
export interface RoundVisit {
  /** `minutes` is the remaining time after the last answer. */
  plan: RoundPlan;
  /** The answered questions; `right` is `null` if a question was not judged. At least one. */
  done: readonly { entry: Entry; right: boolean | null }[];
}

export function keepRound({ plan, outcomes, endsAt }: EarContext, now = Date.now()): void {
  if (!plan || outcomes.length === 0) return;
  const minutes = endsAt === null ? null : Math.max(0, endsAt - now) / 60_000;
  const done = outcomes.map(({ entry, right }) => ({ entry, right }));
  const ear: RoundVisit = { plan: { ...plan, minutes }, done };
  history.replaceState({ ...history.state, ear }, '');
}

export function forgetRound(): void {
  const { ear, ...state } = history.state ?? {};
  if (ear) history.replaceState(state, '');
}

/** The unfinished round, if this version of the site stored it. */
export function keptRound(): RoundVisit | null {
  const ear = history.state?.ear as Partial<RoundVisit> | undefined;
  const isKnown = ear?.plan?.skills?.every((skill) => SKILLS.includes(skill));
  return isKnown && ear?.done?.length ? (ear as RoundVisit) : null;
}

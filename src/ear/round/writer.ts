// Entry point of the code that chooses questions. Loaded with the first round.

import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { EarQuestion } from '#audio/music/ear/question.ts';
import { nextTask } from '#lib/next-task.ts';
import { earRecord, today } from '#src/ear/record/ear-record.ts';
import { isIntroduced } from './introduction.ts';
import { nextQuestion, type RoundQuestion } from './next-question.ts';
import { askedAt } from './question-list.ts';
import type { EarOutcome, QuestionMusic, ReadyQuestion, WriterInput } from './round-context.ts';
import type { RoundVisit } from './round-visit.ts';

const loadComposer = () => import('./composer.ts');

export async function writeMusic(question: EarQuestion): Promise<QuestionMusic> {
  const { composed } = await loadComposer();
  // Let the previous view paint first.
  await nextTask();
  return composed(question);
}

/** Chooses the next question; offline, one with cached samples if possible. @param load replaced in tests */
export async function chooseQuestion(
  { plan, place }: WriterInput,
  load: typeof loadComposer = loadComposer,
): Promise<RoundQuestion | null> {
  // Store the last answer and paint its verdict first.
  await nextTask();
  const record = earRecord();
  const next = nextQuestion(plan, place, record, today());
  if (!next) return null;
  const chosen = { ...next, isNew: !isIntroduced(record, next.question.skill) };
  const others = plan.skills.filter((skill) => skill !== chosen.entry.skill);
  if (navigator.onLine || plan.shared || others.length === 0) return chosen;
  const { composed, isOnDevice } = await load();
  const { piece } = await composed(chosen.question);
  const kept = await Promise.all(piece.guests.map(isOnDevice));
  const isMissed = kept.includes(false);
  return (
    (isMissed ? await chooseQuestion({ plan: { ...plan, skills: others }, place }, load) : null) ??
    chosen
  );
}

export async function writeQuestion(input: WriterInput): Promise<ReadyQuestion | null> {
  const chosen = await chooseQuestion(input);
  return chosen && { ...chosen, written: await writeMusic(chosen.question) };
}

/** The answers of an unfinished round. */
export const outcomesOf = ({ plan, done }: RoundVisit): EarOutcome[] =>
  done.map(({ entry, right }, place) => ({
    entry,
    right,
    question: earQuestion(askedAt(plan.shared ?? plan, entry, place)),
  }));

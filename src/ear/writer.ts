// The entry point of the questions and their music, which are loaded with the first round.

import { nextTask } from '#lib/next-task.ts';
import { earRecord, today } from './ear-record.ts';
import type { Ready, WriterInput } from './machine.ts';
import { nextQuestion } from './next-question.ts';

/** Chooses the next question by what is kept on this device, and writes its music in two short tasks. */
export async function writeQuestion({ plan, place }: WriterInput): Promise<Ready | null> {
  // The last answer is kept first, and its verdict is painted.
  await nextTask();
  const chosen = nextQuestion(plan, place, earRecord(), today());
  if (!chosen) return null;
  const piece = chosen.question.piece();
  await nextTask();
  const explained = chosen.question.explained();
  return { ...chosen, piece, explained };
}

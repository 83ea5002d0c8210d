import { createActor } from 'xstate';
import { type RunEvent, type RunQuestion, runMachine } from '#src/quizzes/run/machine.ts';

/** The state of a run after some events. */
export function runAfter(questions: readonly RunQuestion[], ...events: readonly RunEvent[]) {
  const actor = createActor(runMachine, { input: { questions } });
  actor.start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

export const toggle = (choice: string): RunEvent => ({ type: 'choice.toggle', choice });
export const submit: RunEvent = { type: 'answer.submit' };
export const retry: RunEvent = { type: 'answer.retry' };
export const show: RunEvent = { type: 'solution.show' };
export const next: RunEvent = { type: 'question.next' };
export const skip: RunEvent = { type: 'question.skip' };
export const failed: RunEvent = { type: 'clip.failed' };

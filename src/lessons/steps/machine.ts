import { assign, emit, setup } from 'xstate';
import type { LastStep } from '#src/progress/last-lesson.ts';

interface StepsContext {
  ids: readonly string[];
  /** The index of the step on screen. */
  at: number;
}

export type StepsEvent =
  | { type: 'next' }
  | { type: 'back' }
  /** Something in a step was found, or linked to. */
  | { type: 'found'; id: string }
  /** @param at the index of the step that the address names */
  | { type: 'address.changed'; at: number };

/** The index of the step that an event leads to; there may be none. */
function targetOf({ context: { ids, at }, event }: { context: StepsContext; event: StepsEvent }) {
  switch (event.type) {
    case 'next':
      return at + 1;
    case 'back':
      return at - 1;
    case 'found':
      return ids.indexOf(event.id);
    case 'address.changed':
      return event.at;
  }
}

const MOVE = { guard: 'leadsElsewhere', actions: ['move', 'tell'] } as const;

/** The flow of a lesson step by step. Emits `moved` when the learner moves, not when the address has led to a step. */
export const stepsMachine = setup({
  types: {
    context: {} as StepsContext,
    events: {} as StepsEvent,
    /** `found`: whether a search or an anchor led there, which scrolls to what was found. */
    emitted: {} as { type: 'moved'; id: string; found: boolean },
    input: {} as StepsContext,
  },
  guards: {
    leadsElsewhere: (args) => {
      const to = targetOf(args);
      return to in args.context.ids && to !== args.context.at;
    },
  },
  actions: {
    move: assign({ at: targetOf }),
    tell: emit(({ context: { ids, at }, event }) => ({
      type: 'moved',
      id: ids[at] ?? '',
      found: event.type === 'found',
    })),
  },
}).createMachine({
  id: 'steps',
  context: ({ input }) => input,
  on: { next: MOVE, back: MOVE, found: MOVE, 'address.changed': { actions: 'move' } },
});

/** The index of the step that an id names, or of the one before where it was when the lesson was `left`; 0 for an unknown id. */
export function placeOf(
  ids: readonly string[],
  id: string,
  left: Pick<LastStep, 'id' | 'number'> | null,
): number {
  const at = ids.indexOf(id);
  if (at >= 0) return at;
  const before = left?.id === id ? left.number - 2 : 0;
  return Math.max(0, Math.min(before, ids.length - 1));
}

import { assign, emit, setup } from 'xstate';

interface StepsContext {
  /** The ids of the steps, in their order. */
  ids: readonly string[];
  /** The index of the step on screen; `null` while the whole page is shown. */
  at: number | null;
}

interface Moved {
  type: 'moved';
  id: string;
  /** Whether a search or an anchor led there, which scrolls to what was found. */
  found: boolean;
}

export type StepsEvent =
  | { type: 'next' }
  | { type: 'back' }
  /** Something in a step was found, or linked to. */
  | { type: 'found'; id: string }
  /** @param at the index of the step that the address names; `null` for the whole page */
  | { type: 'address.changed'; at: number | null };

/**
 * The flow of a lesson step by step. Emits `moved` when the learner moves to another step, not when the address has
 * led there.
 */
export const stepsMachine = setup({
  types: {
    context: {} as StepsContext,
    events: {} as StepsEvent,
    emitted: {} as Moved,
    input: {} as StepsContext,
  },
  guards: {
    exists: ({ context }, to: number) => to in context.ids && to !== context.at,
  },
  actions: {
    go: assign((_, to: number | null) => ({ at: to })),
    tell: emit(({ context, event }, to: number) => ({
      type: 'moved',
      id: context.ids[to] ?? '',
      found: event.type === 'found',
    })),
  },
}).createMachine({
  id: 'steps',
  context: ({ input }) => input,
  on: {
    'address.changed': { actions: { type: 'go', params: ({ event }) => event.at } },
  },
  initial: 'open',
  states: {
    open: {
      always: { guard: ({ context }) => context.at === null, target: 'whole' },
      on: {
        next: {
          guard: { type: 'exists', params: ({ context }) => (context.at ?? 0) + 1 },
          actions: [
            { type: 'tell', params: ({ context }) => (context.at ?? 0) + 1 },
            { type: 'go', params: ({ context }) => (context.at ?? 0) + 1 },
          ],
        },
        back: {
          guard: { type: 'exists', params: ({ context }) => (context.at ?? 0) - 1 },
          actions: [
            { type: 'tell', params: ({ context }) => (context.at ?? 0) - 1 },
            { type: 'go', params: ({ context }) => (context.at ?? 0) - 1 },
          ],
        },
        found: {
          guard: { type: 'exists', params: ({ context, event }) => context.ids.indexOf(event.id) },
          actions: [
            { type: 'tell', params: ({ context, event }) => context.ids.indexOf(event.id) },
            { type: 'go', params: ({ context, event }) => context.ids.indexOf(event.id) },
          ],
        },
      },
    },
    whole: {
      always: { guard: ({ context }) => context.at !== null, target: 'open' },
    },
  },
});

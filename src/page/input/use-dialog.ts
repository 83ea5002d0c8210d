import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { assign, setup } from 'xstate';

/** The flow of the dialogs of a screen. At most one is open. */
const dialogMachine = setup({
  types: {
    /** The name of the open dialog, or of the last one. */
    context: {} as { name: string | null },
    events: {} as { type: 'dialog.open'; name: string } | { type: 'dialog.close' },
  },
}).createMachine({
  id: 'dialog',
  context: { name: null },
  initial: 'closed',
  on: {
    'dialog.open': { target: '.open', actions: assign({ name: ({ event }) => event.name }) },
  },
  states: {
    closed: {},
    open: { on: { 'dialog.close': 'closed' } },
  },
});

/**
 * The dialogs of a screen.
 * @param first the name of the one that is open from the beginning, if any
 * @returns `shown`, the name of the open dialog; `null` if none is open
 */
export function useDialog<Name extends string>(first?: Name | false) {
  const [state, send] = useMachine(dialogMachine, {
    snapshot: first
      ? dialogMachine.resolveState({ value: 'open', context: { name: first } })
      : undefined,
  });
  const actions = useMemo(
    () => ({
      open: (name: Name) => send({ type: 'dialog.open', name }),
      close: () => send({ type: 'dialog.close' }),
    }),
    [send],
  );
  return { shown: state.matches('open') ? (state.context.name as Name) : null, ...actions };
}

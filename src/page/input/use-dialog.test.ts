import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dialogMachine } from './use-dialog.ts';

test('at most one dialog is open, and it closes once', () => {
  const actor = createActor(dialogMachine).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return value === 'open' ? context.name : null;
  };
  expect(shown()).toBeNull();
  actor.send({ type: 'dialog.open', name: 'share' });
  expect(shown()).toBe('share');
  actor.send({ type: 'dialog.open', name: 'help' });
  expect(shown()).toBe('help');
  actor.send({ type: 'dialog.close' });
  actor.send({ type: 'dialog.close' });
  expect(shown()).toBeNull();
});

import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { EMPTY_PLAN } from '#src/classroom/class-plan.ts';
import type { OpenClass } from '#src/classroom/open-class.ts';
import { type PageUse, resumeMachine } from './resume-machine.ts';

const OPEN = { visit: 7 } as OpenClass;

function page(present: () => Promise<void> = () => new Promise(() => {})) {
  const clock = new SimulatedClock();
  const presented: number[] = [];
  let use: (event: PageUse) => void = () => {};
  const machine = resumeMachine.provide({
    actors: {
      use: fromCallback<PageUse>(({ sendBack }) => {
        use = sendBack;
      }),
      present: fromPromise(({ input }) => {
        presented.push(input.open.visit);
        return present();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    clock,
    presented,
    send: (type: 'page.shown' | 'page.covered') => actor.send({ type }),
    use: (type: PageUse['type']) => use({ type }),
    resume: () => actor.send({ type: 'class.resume', plan: EMPTY_PLAN, open: OPEN }),
    isUntouched: () => actor.getSnapshot().matches('untouched'),
  };
}

test('a page is untouched until it is used, and again after the class', () => {
  const { send, use, isUntouched } = page();
  expect(isUntouched()).toBe(false);
  send('page.shown');
  expect(isUntouched()).toBe(true);
  use('page.used');
  expect(isUntouched()).toBe(false);
  send('page.covered');
  send('page.shown');
  expect(isUntouched()).toBe(true);
});

test('a page that scrolls by itself as it opens is untouched, not one that is scrolled later', () => {
  const { clock, send, use, isUntouched } = page();
  send('page.shown');
  clock.increment(1999);
  use('page.scrolled');
  expect(isUntouched()).toBe(true);
  clock.increment(1);
  use('page.scrolled');
  expect(isUntouched()).toBe(false);
});

test('the class is presented once, however often it is asked for', async () => {
  const { presented, send, use, resume } = page();
  send('page.shown');
  resume();
  resume();
  expect(presented).toEqual([7]);
  send('page.covered');
  send('page.shown');
  use('page.used');
  resume();
  expect(presented).toEqual([7, 7]);
});

test('a class that could not be presented can be tried again', async () => {
  const { presented, send, resume } = page(() => Promise.reject(new Error('offline')));
  send('page.shown');
  resume();
  await new Promise((resolve) => setTimeout(resolve));
  resume();
  expect(presented).toEqual([7, 7]);
});

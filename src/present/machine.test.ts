import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { presentMachine } from './machine.ts';
import type { SlidePlace } from './place.ts';

function present(place: SlidePlace = { slide: 0, step: 0 }, waits = false) {
  const clock = new SimulatedClock();
  const actor = createActor(presentMachine, { clock, input: { counts: [1, 2], place, waits } });
  const told: [from: string, to: string][] = [];
  const text = ({ slide, step }: SlidePlace) => `${slide}.${step}`;
  actor.on('place.entered', ({ from, place }) => told.push([text(from), text(place)]));
  actor.start();
  return {
    clock,
    told,
    send: (type: 'next' | 'back' | 'black' | 'toggle' | 'pointer.moved') => actor.send({ type }),
    place: () => text(actor.getSnapshot().context.place),
    isBlack: () => actor.getSnapshot().matches({ screen: 'black' }),
    hasStrip: () => actor.getSnapshot().matches({ strip: 'visible' }),
  };
}

test('the place follows Next and Back, and tells each change', () => {
  const presentation = present();
  presentation.send('next');
  presentation.send('next');
  presentation.send('back');
  expect(presentation.place()).toBe('1.0');
  expect(presentation.told).toEqual([
    ['0.0', '1.0'],
    ['1.0', '1.1'],
    ['1.1', '1.0'],
  ]);
});

test('the place stays at both ends', () => {
  const first = present();
  first.send('back');
  expect(first.place()).toBe('0.0');
  const last = present({ slide: 1, step: 1 });
  last.send('next');
  expect(last.place()).toBe('1.1');
  expect([...first.told, ...last.told]).toEqual([]);
});

test('the sound of the first place waits for Next, which moves on from then on', () => {
  const presentation = present({ slide: 1, step: 0 }, true);
  presentation.send('black');
  presentation.send('next');
  expect(presentation.told).toEqual([]);
  presentation.send('next');
  presentation.send('next');
  expect(presentation.told).toEqual([
    ['1.0', '1.0'],
    ['1.0', '1.1'],
  ]);
});

test.each(['back', 'toggle'] as const)(
  'the sound of the first place waits no more after %s',
  (event) => {
    const presentation = present({ slide: 1, step: 0 }, true);
    presentation.send(event);
    const before = presentation.place();
    presentation.send('next');
    expect(presentation.told.at(-1)).toEqual([before, before === '1.0' ? '1.1' : '1.0']);
  },
);

test('the black screen comes and goes', () => {
  const presentation = present();
  presentation.send('black');
  expect(presentation.isBlack()).toBe(true);
  presentation.send('black');
  expect(presentation.isBlack()).toBe(false);
});

test.each(['next', 'back'] as const)(
  'the black screen ends with %s, and nothing moves unseen',
  (move) => {
    const presentation = present({ slide: 1, step: 0 });
    presentation.send('black');
    presentation.send(move);
    expect(presentation.isBlack()).toBe(false);
    expect(presentation.place()).toBe('1.0');
    presentation.send(move);
    expect(presentation.place()).not.toBe('1.0');
  },
);

test('the strip hides three seconds after the last movement of the mouse', () => {
  const presentation = present();
  presentation.clock.increment(2000);
  presentation.send('pointer.moved');
  presentation.clock.increment(2999);
  expect(presentation.hasStrip()).toBe(true);
  presentation.clock.increment(1);
  expect(presentation.hasStrip()).toBe(false);
});

test('the strip comes back with a movement, not with a step', () => {
  const presentation = present();
  presentation.clock.increment(3000);
  presentation.send('next');
  expect(presentation.hasStrip()).toBe(false);
  presentation.send('pointer.moved');
  expect(presentation.hasStrip()).toBe(true);
});

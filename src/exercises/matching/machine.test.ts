import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { shuffled } from '#audio/music/random.ts';
import { running } from '#tests/support/running.ts';
import { type MatchingEmitted, type MatchingEvent, matchingMachine } from './machine.ts';
import { isSolved, type Placements } from './model.ts';

const NAMES = ['Requinto', 'Segunda', 'Bass'];
const PUZZLE = {
  items: NAMES.map((name) => ({ id: name[0] ?? '', name })),
  targets: NAMES.map((name) => ({ id: name.toLowerCase(), label: name.toUpperCase() })),
};

function start(puzzle = PUZZLE) {
  const emitted: MatchingEmitted[] = [];
  const actor = createActor(matchingMachine, { input: { puzzle, seed: 'test' } });
  actor.on('*', (event) => emitted.push(event));
  return running(actor, { emitted });
}

const pick = (item: string) => ({ type: 'card.pick', item }) as const;
const drag = (item: string) => ({ type: 'card.drag', item }) as const;
const place = (item: string, target: string | null) =>
  ({ type: 'card.place', item, target }) as const;
const putBack = (item: string) => place(item, null);
const cancel = { type: 'card.cancel' } as const;
const check = { type: 'exercise.check' } as const;
const reset = { type: 'exercise.reset' } as const;
const RIGHT = PUZZLE.items.map(({ id, name }) => place(id, name.toLowerCase()));

let exercise = start();
beforeEach(() => {
  exercise = start();
});

test('goes on where it was left, with the cards in the order of that attempt', () => {
  exercise.send(...RIGHT, check, reset, place('R', 'bass'));
  const { attempt, order, placements } = exercise.context;
  const unfinished = { seed: 'test', attempt, placements };
  const actor = createActor(matchingMachine, { input: { puzzle: PUZZLE, seed: 'x', unfinished } });
  const { value, context } = actor.start().getSnapshot();
  expect(value).toBe('placing');
  expect(context).toMatchObject({ attempt: 2, order, placements: { bass: 'R' }, held: null });
});

describe('holding a card', () => {
  test('picks it up and places it', () => {
    exercise.send(pick('R'));
    expect(exercise.context.held).toEqual({ item: 'R', dragging: false });
    exercise.send(place('R', 'bass'));
    expect(exercise.context).toMatchObject({ held: null, placements: { bass: 'R' } });
    expect(exercise.emitted).toEqual([
      { type: 'card.held', item: 'R' },
      { type: 'card.placed', item: 'R', target: 'bass', replaced: null },
    ]);
  });

  test('picking the same card again cancels', () => {
    exercise.send(pick('R'), pick('R'));
    expect(exercise.context.held).toBeNull();
    expect(exercise.emitted.at(-1)).toEqual({ type: 'card.cancelled', item: 'R' });
  });

  test('cancel leaves the card where it was', () => {
    exercise.send(place('R', 'bass'), pick('R'), cancel);
    expect(exercise.context).toMatchObject({ held: null, placements: { bass: 'R' } });
    expect(exercise.emitted.at(-1)).toEqual({ type: 'card.cancelled', item: 'R' });
  });

  test('a drag replaces a card held by tap', () => {
    exercise.send(pick('R'), drag('S'));
    expect(exercise.context.held).toEqual({ item: 'S', dragging: true });
    expect(exercise.emitted.at(-1)).toEqual({ type: 'card.held', item: 'S' });
  });

  test.each([
    ['placed again where it is', [place('R', 'bass'), drag('R'), place('R', 'bass')]],
    ['moved to another target', [place('R', 'bass'), drag('R'), place('R', 'segunda')]],
    ['returned to the tray', [place('R', 'bass'), drag('R'), putBack('R')]],
    ['returned to the tray, where it is', [drag('R'), putBack('R')]],
  ])('ends when the card is %s', (_, events) => {
    exercise.send(...events);
    expect(exercise.context.held).toBeNull();
    expect(exercise.emitted.at(-1)).toMatchObject({ ...events.at(-1), type: 'card.placed' });
  });

  test('reports the card that had to make room', () => {
    exercise.send(place('R', 'bass'), place('B', 'bass'));
    const placed = { type: 'card.placed', item: 'B', target: 'bass' };
    expect(exercise.emitted.at(-1)).toEqual({ ...placed, replaced: 'R' });
    exercise.send(place('B', 'bass'));
    expect(exercise.emitted.at(-1)).toEqual({ ...placed, replaced: null });
    expect(exercise.context.placements).toEqual({ bass: 'B' });
  });
});

describe('checking', () => {
  test.each([
    ['solved', RIGHT],
    ['missed', RIGHT.slice(1)],
  ])(
    'with each target right, or one of them empty, is %s, and lets go of a held card',
    (state, placed) => {
      exercise.send(...placed, pick('S'), check);
      expect(exercise.value).toBe(state);
      expect(exercise.context.held).toBeNull();
    },
  );

  test.each([place('R', 'requinto'), pick('R'), drag('R'), cancel])(
    'what changes nothing keeps the verdict: %o',
    (event) => {
      exercise.send(...RIGHT, check, event);
      expect(exercise.value).toBe('solved');
    },
  );

  test('returning a card that is in the tray keeps the verdict', () => {
    exercise.send(place('R', 'bass'), check, putBack('S'));
    expect(exercise.value).toBe('missed');
  });

  test.each([
    [false, RIGHT.slice(1)],
    [true, RIGHT],
  ])('each check reports (solved: %s)', (solved, placed) => {
    exercise.send(...placed, check, check);
    const checked = { type: 'exercise.checked', solved };
    expect(exercise.emitted.slice(-2)).toEqual([checked, checked]);
  });
});

describe('Reset', () => {
  // Enough cards for two orders to differ.
  const items = [...'abcdefgh'].map((id) => ({ id, name: id }));
  const targets = items.map(({ id }) => ({ id, label: id }));
  const solved = items.map(({ id }) => place(id, id));

  test.each([
    ['placing', []],
    ['missed', [check]],
  ])('clears the board and keeps the order of the cards (%s)', (state, checked) => {
    exercise = start({ items, targets });
    const { order } = exercise.context;
    exercise.send(place('a', 'b'), ...checked);
    expect(exercise.value).toBe(state);
    exercise.send(pick('a'), reset);
    expect(exercise.value).toBe('placing');
    expect(exercise.context).toMatchObject({ placements: {}, held: null, attempt: 1 });
    expect(exercise.context.order).toBe(order);
    expect(exercise.emitted.at(-1)).toEqual({ type: 'exercise.cleared' });
  });

  test('of a solved exercise clears the board and deals a new order, which follows from the seed', () => {
    exercise = start({ items, targets });
    const { order } = exercise.context;
    exercise.send(...solved, check, pick('a'), reset);
    expect(exercise.value).toBe('placing');
    expect(exercise.context).toMatchObject({ placements: {}, held: null, attempt: 2 });
    const second = exercise.context.order;
    expect(second).not.toEqual(order);
    expect(second.toSorted()).toEqual(order.toSorted());
    expect(exercise.emitted.at(-1)).toEqual({ type: 'exercise.cleared' });
    expect(order).toEqual(shuffled([...'abcdefgh'], 'test 1'));
    expect(second).toEqual(shuffled([...'abcdefgh'], 'test 2'));
    exercise.send(...solved, check, reset);
    expect(exercise.context.attempt).toBe(3);
    expect(exercise.context.order).not.toEqual(second);

    const again = start({ items, targets });
    expect(again.context.order).toEqual(order);
    again.send(...solved, check, reset);
    expect(again.context.order).toEqual(second);
  });
});

const EVENTS: MatchingEvent[] = [
  ...PUZZLE.items.flatMap(({ id: item }): MatchingEvent[] => [
    pick(item),
    drag(item),
    putBack(item),
    ...PUZZLE.targets.map(({ id: target }) => place(item, target)),
  ]),
  cancel,
  check,
  reset,
];

type Snapshot = SnapshotFrom<typeof matchingMachine>;

/** Asserts the invariants of every state, on whatever path it was reached. */
function expectInvariants({ context, value }: Snapshot, checkedPlacements: Placements | null) {
  const { placements, puzzle, order } = context;
  const placed = Object.values(placements);
  expect(new Set(placed).size, 'no item on two targets').toBe(placed.length);
  const ids = puzzle.items.map(({ id }) => id);
  expect(order.toSorted(), 'no card is lost').toEqual(ids.toSorted());
  expect(ids, 'only known items are placed').toEqual(expect.arrayContaining(placed));
  if (value !== 'placing') {
    expect(placements, 'a verdict applies to the placements as checked').toEqual(checkedPlacements);
    expect(placed.length).toBeGreaterThan(0);
    expect(isSolved(puzzle, placements)).toBe(value === 'solved');
  }
}

test('1,000 random sequences keep the invariants', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (events) => {
      exercise = start();
      let checkedPlacements: Placements | null = null;
      for (const event of events) {
        exercise.send(event);
        if (event.type === 'exercise.check') checkedPlacements = exercise.context.placements;
        expectInvariants(exercise.now, checkedPlacements);
      }
    }),
    { numRuns: 1000 },
  );
});

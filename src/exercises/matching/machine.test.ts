import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type MatchingEvent, matchingMachine } from './machine.ts';
import { isSolved, type Placements } from './model.ts';

const NAMES = ['Requinto', 'Segunda', 'Bass'];
const PUZZLE = {
  items: NAMES.map((name) => ({ id: name[0] ?? '', name })),
  targets: NAMES.map((name) => ({ id: name.toLowerCase(), label: name.toUpperCase() })),
};

function begin(puzzle = PUZZLE) {
  const log: string[] = [];
  const machine = matchingMachine.provide({ actions: { pulse: () => log.push('pulse') } });
  const actor = createActor(machine, { input: { puzzle, seed: 'test' } });
  actor.on('exercise.solved', () => log.push('solved'));
  actor.start();
  return {
    log,
    send: (...events: MatchingEvent[]) => {
      for (const event of events) actor.send(event);
    },
    get state() {
      return actor.getSnapshot();
    },
    get placements() {
      return actor.getSnapshot().context.placements;
    },
    get hand() {
      return actor.getSnapshot().value.hand;
    },
    get verdict() {
      return actor.getSnapshot().value.verdict;
    },
  };
}

const put = (item: string, target: string) => ({ type: 'card.place', item, target }) as const;
const RIGHT = [put('R', 'requinto'), put('S', 'segunda'), put('B', 'bass')];

let exercise: ReturnType<typeof begin>;
beforeEach(() => {
  exercise = begin();
});

describe('the hand', () => {
  test('picks up, puts down, and is empty again', () => {
    exercise.send({ type: 'card.pick', item: 'R' });
    expect(exercise.hand).toBe('holding');
    expect(exercise.state.context.held).toBe('R');
    exercise.send(put('R', 'bass'));
    expect(exercise.hand).toBe('empty');
    expect(exercise.state.context.held).toBeNull();
    expect(exercise.placements).toEqual({ bass: 'R' });
    expect(exercise.log).toEqual(['pulse', 'pulse']);
  });

  test('takes another card in place of the one it holds', () => {
    exercise.send({ type: 'card.pick', item: 'R' }, { type: 'card.pick', item: 'S' });
    expect(exercise.state.context.held).toBe('S');
  });

  test('picking up the same card again lets go of it', () => {
    exercise.send({ type: 'card.pick', item: 'R' }, { type: 'card.pick', item: 'R' });
    expect(exercise.hand).toBe('empty');
    expect(exercise.state.context.news).toEqual({ kind: 'cancelled', item: 'R' });
  });

  test('cancel leaves a card where it was', () => {
    exercise.send(put('R', 'bass'), { type: 'card.pick', item: 'R' }, { type: 'card.cancel' });
    expect(exercise.placements).toEqual({ bass: 'R' });
    expect(exercise.hand).toBe('empty');
  });

  test('a drag takes over from a card held by tap', () => {
    exercise.send({ type: 'card.pick', item: 'R' }, { type: 'card.drag', item: 'S' });
    expect(exercise.hand).toBe('dragging');
    expect(exercise.state.context.held).toBe('S');
  });

  test('tells what went back to the cards', () => {
    exercise.send(put('R', 'bass'), put('B', 'bass'));
    const news = { kind: 'placed', item: 'B', target: 'bass', replaced: 'R' };
    expect(exercise.state.context.news).toEqual(news);
    exercise.send(put('B', 'bass'));
    expect(exercise.state.context.news).toEqual({ ...news, replaced: null });
  });

  test('knows no cards or places but its own', () => {
    exercise.send(
      { type: 'card.pick', item: '?' },
      { type: 'card.drag', item: '?' },
      put('?', 'bass'),
      put('R', '?'),
      { type: 'card.return', item: '?' },
    );
    expect(exercise.state.context.newsCount).toBe(0);
    expect(exercise.placements).toEqual({});
  });
});

describe('checking', () => {
  test('nothing can be checked while nothing is placed', () => {
    exercise.send({ type: 'exercise.check' });
    expect(exercise.verdict).toBe('placing');
    expect(exercise.log).toEqual([]);
  });

  test('all right is solved', () => {
    exercise.send(...RIGHT, { type: 'exercise.check' });
    expect(exercise.verdict).toBe('solved');
    expect(exercise.log.at(-1)).toBe('solved');
  });

  test('one place left empty is a miss, even if all else is right', () => {
    exercise.send(...RIGHT.slice(1), { type: 'exercise.check' });
    expect(exercise.verdict).toBe('missed');
    expect(exercise.log).not.toContain('solved');
  });

  test('what is held is put down where it was', () => {
    exercise.send(...RIGHT, { type: 'card.pick', item: 'R' }, { type: 'exercise.check' });
    expect(exercise.hand).toBe('empty');
    expect(exercise.verdict).toBe('solved');
  });

  test.each<MatchingEvent>([put('R', 'bass'), { type: 'card.return', item: 'R' }])(
    'a change withdraws the verdict: %o',
    (change) => {
      exercise.send(...RIGHT, { type: 'exercise.check' }, change);
      expect(exercise.verdict).toBe('placing');
    },
  );

  test.each<MatchingEvent>([
    put('R', 'requinto'),
    { type: 'card.pick', item: 'R' },
    { type: 'card.drag', item: 'R' },
    { type: 'card.cancel' },
  ])('what changes nothing leaves it: %o', (event) => {
    exercise.send(...RIGHT, { type: 'exercise.check' }, event);
    expect(exercise.verdict).toBe('solved');
  });

  test('the same verdict twice is told twice', () => {
    exercise.send(put('R', 'bass'), { type: 'exercise.check' }, { type: 'exercise.check' });
    expect(exercise.state.context.checks).toBe(2);
  });
});

describe('Reset', () => {
  test('clears placements and verdict, and leaves the cards in their order', () => {
    const { order } = exercise.state.context;
    exercise.send(put('R', 'bass'), { type: 'exercise.check' }, { type: 'exercise.reset' });
    expect(exercise.placements).toEqual({});
    expect(exercise.verdict).toBe('placing');
    expect(exercise.state.context.order).toBe(order);
  });

  test('of a solved exercise deals the cards anew', () => {
    const items = [...'abcdefgh'].map((id) => ({ id, name: id }));
    const targets = items.map(({ id }) => ({ id, label: id }));
    exercise = begin({ items, targets });
    const { order } = exercise.state.context;
    exercise.send(...items.map(({ id }) => put(id, id)), { type: 'exercise.check' });
    expect(exercise.verdict).toBe('solved');
    exercise.send({ type: 'exercise.reset' });
    expect(exercise.verdict).toBe('placing');
    expect(exercise.state.context.order).not.toEqual(order);
    expect(exercise.state.context.order.toSorted()).toEqual(order.toSorted());
  });
});

const EVENTS: MatchingEvent[] = [
  ...PUZZLE.items.flatMap(({ id: item }): MatchingEvent[] => [
    { type: 'card.pick', item },
    { type: 'card.drag', item },
    { type: 'card.return', item },
    ...PUZZLE.targets.map(({ id: target }) => put(item, target)),
  ]),
  { type: 'card.cancel' },
  { type: 'exercise.check' },
  { type: 'exercise.reset' },
];

type Snapshot = SnapshotFrom<typeof matchingMachine>;

/** What is true of every state, whatever led to it. */
function expectSound({ context, value }: Snapshot, checkedAs: Placements | null) {
  const { placements, held, puzzle, order } = context;
  const placed = Object.values(placements);
  expect(new Set(placed).size, 'no item on two targets').toBe(placed.length);
  const ids = puzzle.items.map(({ id }) => id);
  const onTable = order.filter((id) => !placed.includes(id));
  expect([...placed, ...onTable].toSorted(), 'nothing is lost').toEqual(ids.toSorted());
  expect(held !== null, 'a hand that holds something').toBe(value.hand !== 'empty');
  if (value.verdict !== 'placing') {
    expect(placements, 'checked implies untouched since').toEqual(checkedAs);
    expect(placed.length).toBeGreaterThan(0);
  }
  const solved = value.verdict === 'solved';
  if (solved) expect(isSolved(puzzle, placements), 'solved implies full and right').toBe(true);
  if (value.verdict === 'missed') expect(isSolved(puzzle, placements)).toBe(false);
}

test('1,000 random sequences keep the invariants', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (events) => {
      exercise = begin();
      let checkedAs: Placements | null = null;
      for (const event of events) {
        exercise.send(event);
        if (event.type === 'exercise.check') checkedAs = exercise.placements;
        expectSound(exercise.state, checkedAs);
      }
    }),
    { numRuns: 1000 },
  );
});

test('every state can be reached, and every way there keeps the invariants', () => {
  const paths = getShortestPaths(matchingMachine, {
    input: { puzzle: { items: PUZZLE.items.slice(1), targets: PUZZLE.targets.slice(1) }, seed: '' },
    events: EVENTS,
    // What is counted, and the latest news, make no other state.
    serializeState: ({ value, context: { placements, held } }) =>
      JSON.stringify([value, Object.entries(placements).toSorted(), held]),
  });
  const reached = new Set<string>();
  for (const { state, steps } of paths) {
    expectSound(state, lastChecked(steps));
    reached.add(`${state.value.hand} ${state.value.verdict}`);
  }
  const hands = ['empty', 'holding', 'dragging'];
  const all = hands.flatMap((hand) => ['placing', 'missed', 'solved'].map((v) => `${hand} ${v}`));
  expect([...reached].toSorted()).toEqual(all.toSorted());
  // 7 ways to place two cards, 6 of them can be checked; 5 things to do with the hand.
  expect(paths).toHaveLength((7 + 6) * 5);
});

function lastChecked(steps: { state: Snapshot; event: { type: string } }[]): Placements | null {
  const step = steps.findLast(({ event }) => event.type === 'exercise.check');
  return step?.state.context.placements ?? null;
}

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type AudioQuizEvent, audioQuizMachine } from './machine.ts';
import { isExactly, scoreOf } from './model.ts';

const question = (id: string, ...correctAnswer: string[]) => ({ id, audioUrl: [], correctAnswer });
const input = {
  choices: ['Bass', 'Güira', 'Bongos'],
  questions: [question('present-01', 'Bass', 'Güira'), question('present-02', 'Bongos')],
};

/** The quiz of two clips, with what it saved. */
function quiz() {
  const saved: string[] = [];
  const actor = createActor(
    audioQuizMachine.provide({
      actions: { save: (_, { score, total }) => saved.push(`${score}/${total}`) },
    }),
    { input },
  ).start();
  return {
    saved,
    send: (...events: AudioQuizEvent[]) => {
      for (const event of events) actor.send(event);
    },
    get now() {
      return actor.getSnapshot();
    },
  };
}

const toggle = (choice: string): AudioQuizEvent => ({ type: 'choice.toggle', choice });
const submit: AudioQuizEvent = { type: 'answer.submit' };
const retry: AudioQuizEvent = { type: 'answer.retry' };
const show: AudioQuizEvent = { type: 'solution.show' };
const next: AudioQuizEvent = { type: 'question.next' };
const skip: AudioQuizEvent = { type: 'question.skip' };
const failed: AudioQuizEvent = { type: 'clip.failed' };
const heard: AudioQuizEvent = { type: 'clip.heard' };

const EVENTS = [
  ...['Bass', 'Güira', 'Bongos', 'Congas'].map(toggle),
  submit,
  retry,
  show,
  next,
  skip,
  failed,
  heard,
];

describe('every shortest path', () => {
  const paths = getShortestPaths(audioQuizMachine, {
    input,
    events: EVENTS,
    // How often a learner tries again has no limit; two wrong answers say it all.
    stopWhen: ({ context }) => context.tries.length > 1,
  });
  const reached = (value: string) => paths.filter(({ state }) => state.value === value);

  test('reaches every state of the flow, with and without a clip that fails', () => {
    for (const value of ['answering', 'missed', 'solved', 'shown', 'finished']) {
      expect(reached(value).length, value).toBeGreaterThan(0);
      const failing = reached(value).filter(({ state }) => state.context.clipFailed);
      expect(failing.length, value).toBeGreaterThan(0);
    }
    const ends = reached('finished').map(({ state }) =>
      state.context.outcomes.map(({ end }) => end).join(),
    );
    expect(new Set(ends).size).toBe(9);
  });

  test('replayed, arrives where the graph says, and counts what the graph saw', () => {
    for (const { steps, state } of paths) {
      const one = quiz();
      one.send(...(steps.slice(1).map(({ event }) => event) as AudioQuizEvent[]));
      const { value, context } = one.now;
      expect({ value, context }).toEqual({ value: state.value, context: state.context });
      for (const [i, { end, tries }] of context.outcomes.entries()) {
        const found = tries.some((names) =>
          isExactly(names, input.questions[i]?.correctAnswer ?? []),
        );
        expect(found).toBe(end === 'right');
      }
      const { score, total } = scoreOf(context.outcomes);
      expect(one.saved).toEqual(value === 'finished' ? [`${score}/${total}`] : []);
      // From everywhere there is a way to the end.
      one.send(show, next, failed, skip, retry, show, next, failed, skip);
      expect(one.now.value).toBe('finished');
      expect(one.saved).toHaveLength(1);
    }
  });
});

describe('choosing', () => {
  test('toggles, before submit only', () => {
    const one = quiz();
    one.send(toggle('Güira'), toggle('Bass'));
    expect(one.now.context.selected).toEqual(['Bass', 'Güira']);
    one.send(toggle('Güira'));
    expect(one.now.context.selected).toEqual(['Bass']);
    one.send(submit, toggle('Güira'));
    expect(one.now.context.selected).toEqual(['Bass']);
  });

  test('nothing cannot be submitted', () => {
    const one = quiz();
    one.send(submit);
    expect(one.now.value).toBe('answering');
    expect(one.now.context.tries).toEqual([]);
  });
});

describe('scoring', () => {
  test('the exact set adds one, however often Submit and Next are pressed', () => {
    const one = quiz();
    one.send(toggle('Güira'), toggle('Bass'), submit, submit, next, next, submit);
    expect(one.now.context).toMatchObject({ index: 1, selected: [], tries: [] });
    one.send(toggle('Bongos'), submit, submit, next, next);
    expect(one.saved).toEqual(['2/2']);
  });

  test('a right answer after Try Again counts, once', () => {
    const one = quiz();
    one.send(toggle('Bass'), submit, retry);
    expect(one.now.context.selected).toEqual([]);
    one.send(toggle('Bass'), toggle('Güira'), submit, next, toggle('Bongos'), submit, next);
    expect(one.saved).toEqual(['2/2']);
    expect(one.now.context.outcomes[0]?.tries).toEqual([['Bass'], ['Bass', 'Güira']]);
  });

  test('a solution shown counts nothing, and there is no answering after it', () => {
    const one = quiz();
    one.send(toggle('Bongos'), submit, show, retry, toggle('Bass'), toggle('Güira'), submit, next);
    one.send(toggle('Bongos'), submit, next);
    expect(one.saved).toEqual(['1/2']);
  });

  test('a question is skipped only while its clip cannot be had, and does not count', () => {
    const one = quiz();
    one.send(skip, failed, heard, skip);
    expect(one.now.context.index).toBe(0);
    one.send(failed, skip);
    expect(one.now.context).toMatchObject({ index: 1, clipFailed: false });
    one.send(toggle('Bongos'), submit, next);
    expect(one.saved).toEqual(['1/1']);
  });
});

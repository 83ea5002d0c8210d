import { expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { EarQuestion, Skill } from '#audio/music/ear/question.ts';
import { nextTask } from '#lib/next-task.ts';
import type { BandCommand, BandInput } from '#src/band/session.ts';
import type { EarAnswer } from '#src/ear/record/ear-record.ts';
import { ROUND } from '#tests/support/round-plan.ts';
import { earMachine } from './machine.ts';
import type { RoundPlan, RoundQuestion } from './next-question.ts';
import {
  type EarEvent,
  judged,
  type QuestionMusic,
  type ReadyQuestion,
  type WriterInput,
} from './round-context.ts';

/** A question of a skill. A question of the skill `rhythm` has the answer `majao`. */
function ready(place: number, skill: Skill = 'rhythm'): ReadyQuestion {
  const seeds = Array.from({ length: 20 }, (_, i) => `${place} ${i}`);
  const [question] = seeds
    .map((seed) => earQuestion({ skill, level: 1, seed, phone: false }))
    .filter(({ item }) => skill !== 'rhythm' || item === 'majao');
  if (!question) throw new Error('no majao');
  return { entry: { skill, level: 1, variant: 0 }, question, written: musicOf(question) };
}

const musicOf = (question: EarQuestion): QuestionMusic => ({
  piece: question.piece(EAR_MUSIC),
  explained: question.explained(EAR_MUSIC),
});

const ENOUGH = { type: 'bar.started', bar: 1 };

/**
 * Rounds whose questions and band the test controls.
 * @param uncomposed how often the music of the first question fails to load
 * @param hears whether a question is answerable as soon as it plays
 * @param isNew whether the sounds of the question are new to the learner
 */
function open({
  count = 10,
  failing = false,
  uncomposed = 0,
  skill = 'rhythm' as Skill,
  hears = true,
  isNew = false,
} = {}) {
  const places: number[] = [];
  const plans: RoundPlan[] = [];
  const inputs: BandInput[] = [];
  const commands: BandCommand[] = [];
  const answers: EarAnswer[] = [];
  let playing = 0;
  let report = (_: AnyEventObject) => {};
  let composes = 0;
  const writeAt = ({ plan, place }: WriterInput): ReadyQuestion | null => {
    places.push(place);
    plans.push(plan);
    if (failing) throw new Error('offline');
    return place < count ? ready(place, skill) : null;
  };
  const machine = earMachine.provide({
    actors: {
      chooser: fromPromise<RoundQuestion | null, WriterInput>(async ({ input }) => {
        const { entry, question } = writeAt(input) ?? {};
        return entry && question ? { entry, question, isNew } : null;
      }),
      composer: fromPromise<QuestionMusic, RoundQuestion>(async ({ input: { question } }) => {
        composes += 1;
        if (composes <= uncomposed) throw new Error('offline');
        return musicOf(question);
      }),
      writer: fromPromise<ReadyQuestion | null, WriterInput>(async ({ input }) => {
        const written = writeAt(input);
        return written && { ...written, isNew };
      }),
      band: fromCallback<BandCommand, BandInput>(({ input, receive, sendBack }) => {
        inputs.push(input);
        playing += 1;
        report = sendBack;
        if (hears) sendBack(ENOUGH);
        receive((command) => void commands.push(command));
        return () => {
          playing -= 1;
        };
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('question.answered', ({ answer }) => void answers.push(answer));
  actor.subscribe((state) => {
    const isNew = state.matches({ round: { asking: { music: 'opening' } } });
    if (isNew) actor.send({ type: 'question.shown' });
  });
  actor.start();
  return {
    places,
    plans,
    inputs,
    commands,
    answers,
    isPlaying: () => playing > 0,
    report: (event: AnyEventObject) => report(event),
    /** Sends events, each after the one before has been handled. */
    async send(...events: EarEvent[]) {
      for (const event of events) {
        actor.send(event);
        await nextTask();
      }
    },
    get now() {
      return actor.getSnapshot();
    },
  };
}

/** Advances the clock without firing timers. */
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

const start: EarEvent = { type: 'round.start', plan: ROUND };
const toggle: EarEvent = { type: 'play.toggle' };
const next: EarEvent = { type: 'question.next' };
const give = (choice: string): EarEvent => ({
  type: 'answer.give',
  answer: { kind: 'choice', choice },
});

test('nothing plays by itself, and an answer stops what plays', async () => {
  const ear = open();
  await ear.send(start);
  expect(ear.now.matches({ round: { asking: { sound: 'silent' } } })).toBe(true);
  expect(ear.isPlaying()).toBe(false);
  await ear.send(toggle);
  expect(ear.isPlaying()).toBe(true);
  await ear.send(give('majao'));
  expect(ear.isPlaying()).toBe(false);
  await ear.send(next);
  expect(ear.isPlaying()).toBe(false);
});

test('what has not been heard is not judged', async () => {
  const ear = open({ hears: false });
  await ear.send(start, give('majao'), toggle);
  ear.report({ type: 'bar.started', bar: 0 });
  await ear.send(give('majao'), toggle, give('majao'));
  expect(ear.answers).toEqual([]);
  expect(ear.now.context.outcomes).toEqual([]);
  // A stopped question stays answerable. The next question is not yet.
  await ear.send(toggle);
  ear.report(ENOUGH);
  await ear.send(toggle, give('majao'));
  expect(ear.answers).toHaveLength(1);
  await ear.send(next, give('majao'));
  expect(ear.answers).toHaveLength(1);
});

test.each([
  ['rhythm', 1],
  ['changed', 3],
  ['tempo', 3],
  ['guira', 1],
] as const)('enough of a question of the skill %s is heard in bar %i', async (skill, bar) => {
  const ear = open({ skill, hears: false });
  await ear.send(start, toggle);
  ear.report({ type: 'bar.started', bar: bar - 1 });
  expect(ear.now.context.isHeard).toBe(false);
  ear.report({ type: 'bar.started', bar });
  expect(ear.now.context.isHeard).toBe(true);
});

test('one who has heard nothing change says so, once all has been heard', async () => {
  const ear = open({ skill: 'change', hears: false });
  const unheard: EarEvent = { type: 'answer.give', answer: { kind: 'unheard' } };
  await ear.send(start, unheard, toggle);
  ear.report({ type: 'bar.started', bar: 6 });
  await ear.send(unheard);
  expect(ear.answers).toEqual([]);
  ear.report({ type: 'bar.started', bar: 9 });
  ear.report({ type: 'playback.ended' });
  await ear.send(unheard);
  expect(ear.answers).toMatchObject([{ skill: 'change', right: false }]);
});

test('a question is heard again and again, and counts once', async () => {
  const ear = open();
  await ear.send(start, toggle);
  expect(ear.now.matches({ round: { asking: { sound: 'playing' } } })).toBe(true);
  ear.report({ type: 'playback.ended' });
  await ear.send(toggle, toggle, toggle);
  expect(ear.inputs).toHaveLength(3);
  await ear.send(give('mambo'), give('majao'), give('majao'));
  expect(ear.answers).toEqual([
    { skill: 'rhythm', item: 'majao', level: 1, chance: 1 / 3, right: false },
  ]);
});

test('the next question is written while the answer is explained', async () => {
  const ear = open();
  await ear.send(start, toggle, give('majao'));
  expect(ear.places).toEqual([0, 1]);
  expect(ear.now.context.next?.question).toBeDefined();
  const waiting = ear.now.context.next;
  await ear.send(next);
  expect(ear.now.context.asked).toEqual(waiting);
  expect(ear.places).toEqual([0, 1]);
});

test('one who goes on at once waits for the question', async () => {
  const ear = open();
  await ear.send(start, toggle);
  const first = ear.now.context.asked;
  const events: EarEvent[] = [give('majao'), next];
  await Promise.all(events.map((event) => ear.send(event)));
  await nextTask();
  expect(ear.now.matches({ round: 'asking' })).toBe(true);
  expect(ear.now.context.asked).not.toBe(first);
  expect(ear.places).toEqual([0, 1]);
});

test('each question plays by itself in a round that is to do so', async () => {
  const ear = open();
  await ear.send({ ...start, plan: { ...ROUND, autoplay: true } });
  expect(ear.isPlaying()).toBe(true);
  await ear.send(give('majao'));
  expect(ear.isPlaying()).toBe(false);
  await ear.send(next);
  expect(ear.isPlaying()).toBe(true);
  expect(ear.inputs).toHaveLength(2);
  ear.report({ type: 'playback.ended' });
  expect(ear.now.matches({ round: { asking: { sound: 'silent' } } })).toBe(true);
});

test('what is new is introduced before the first question that asks for it', async () => {
  const ear = open({ isNew: true });
  await ear.send({ ...start, plan: { ...ROUND, autoplay: true } });
  expect(ear.now.matches({ round: 'introducing' })).toBe(true);
  await ear.send(give('majao'), toggle);
  expect(ear.isPlaying()).toBe(false);
  expect(ear.answers).toEqual([]);
  await ear.send({ type: 'question.begin' });
  expect(ear.isPlaying()).toBe(true);
  await ear.send(give('majao'), next);
  expect(ear.now.matches({ round: 'asking' })).toBe(true);
  await ear.send({ type: 'round.end' }, { ...start });
  expect(ear.now.matches({ round: 'introducing' })).toBe(true);
  await ear.send({ type: 'round.end' });
  expect(ear.now.matches('choosing')).toBe(true);
});

test('a tap that nobody can judge is explained and does not count, and no more taps are asked for', async () => {
  const ear = open();
  await ear.send({ ...start, plan: { ...ROUND, skills: ['one', 'rhythm', 'change'] } }, toggle);
  await ear.send({ type: 'answer.refuse', refusal: 'latency' });
  expect(ear.isPlaying()).toBe(false);
  expect(ear.now.matches({ round: 'answered' })).toBe(true);
  expect(ear.now.context.outcomes).toMatchObject([{ refusal: 'latency' }]);
  expect(ear.answers).toEqual([]);
  expect(ear.plans.map(({ skills }) => skills)).toEqual([['one', 'rhythm', 'change'], ['rhythm']]);
  await ear.send(next, toggle, give('majao'));
  expect(ear.now.context.outcomes.map(({ right }) => right)).toEqual([null, true]);
  expect(judged(ear.now.context.outcomes)).toHaveLength(1);
});

test('the explanation brings forward those who are concerned, also while it plays', async () => {
  const ear = open();
  await ear.send(start, toggle, give('majao'), toggle);
  const [asked, explained] = ear.inputs;
  expect(asked?.mixer.guira.volume).toBe(1);
  expect(explained?.mixer.guira.volume).toBeGreaterThan(1);
  expect(explained?.mixer.bass.volume).toBeLessThan(0.5);
  await ear.send({ type: 'emphasis.toggle' });
  expect(ear.commands).toHaveLength(1);
  expect(ear.commands[0]).toMatchObject({ mixer: { guira: { volume: 1 }, bass: { volume: 1 } } });
  await ear.send(toggle, toggle);
  expect(ear.inputs.at(-1)?.mixer.guira.volume).toBe(1);
});

test('when the time is up, the question that is asked can still be answered', async () => {
  const ear = open();
  await ear.send(start, toggle, give('majao'), next, toggle);
  pass(2);
  expect(ear.now.matches({ round: 'asking' })).toBe(true);
  await ear.send(give('derecho'), next);
  expect(ear.now.value).toBe('finished');
  expect(ear.now.context.outcomes.map(({ right }) => right)).toEqual([true, false]);
});

test('a round without end goes on', async () => {
  const ear = open();
  await ear.send({ ...start, plan: { ...ROUND, minutes: null } }, toggle, give('majao'));
  pass(180);
  await ear.send(next);
  expect(ear.now.matches({ round: 'asking' })).toBe(true);
});

test('a shared round ends with its last question', async () => {
  const ear = open({ count: 2 });
  await ear.send(start, toggle, give('majao'), next, toggle, give('majao'), next);
  expect(ear.now.value).toBe('finished');
  expect(ear.now.context.outcomes).toHaveLength(2);
});

test('a round goes on where it was left', async () => {
  const ear = open({ count: 2 });
  await ear.send(start, toggle, give('majao'));
  const { outcomes } = ear.now.context;
  await ear.send({ ...start, outcomes }, toggle, give('mambo'));
  expect(ear.now.context.outcomes.map(({ right }) => right)).toEqual([true, false]);
  expect(ear.places).toEqual([0, 1, 1, 2]);
  // The round was left after its last answer.
  await ear.send({ ...start, outcomes: ear.now.context.outcomes });
  expect(ear.now.value).toBe('finished');
  expect(ear.now.context.outcomes).toHaveLength(2);
});

test('a round that is ended shows its result, unless nothing was answered', async () => {
  const ear = open();
  await ear.send(start, { type: 'round.end' });
  expect(ear.now.value).toBe('choosing');
  await ear.send(start, toggle, give('majao'), { type: 'round.end' });
  expect(ear.now.value).toBe('finished');
  expect(ear.isPlaying()).toBe(false);
  await ear.send(start);
  expect(ear.now.context.outcomes).toEqual([]);
});

test('what cannot be loaded or played is said, and can be tried again', async () => {
  const offline = open({ failing: true });
  await offline.send(start);
  expect(offline.now.value).toBe('choosing');
  expect(offline.now.context.failure).toContain('could not be loaded');
  const ear = open();
  await ear.send(start, toggle);
  ear.report({ type: 'playback.ended', failure: 'No notes.' });
  expect(ear.now.context.failure).toBe('No notes.');
  expect(ear.now.matches({ round: { asking: { sound: 'silent' } } })).toBe(true);
  await ear.send(toggle);
  expect(ear.now.context.failure).toBeNull();
});

test('a question is shown before its music is written, and played as soon as it is', async () => {
  const early = open({ uncomposed: 1 });
  await early.send(start);
  expect(early.now.context.asked).not.toBeNull();
  // The music failed to load: Play tries again.
  expect(early.now.matches({ round: { asking: { music: 'missing' } } })).toBe(true);
  expect(early.now.context.failure).toContain('press Play again');
  await early.send(toggle);
  expect(early.now.context.failure).toBeNull();
  expect(early.isPlaying()).toBe(true);
});

test('what could not be loaded is skipped, and its taps are asked for again', async () => {
  const ear = open({ uncomposed: 1 });
  const skills: Skill[] = ['one', 'rhythm', 'change'];
  await ear.send({ ...start, plan: { ...ROUND, skills } });
  await ear.send({ type: 'answer.refuse', refusal: 'unloaded' });
  expect(ear.now.matches({ round: 'answered' })).toBe(true);
  // There is no passage to replay.
  await ear.send(toggle);
  expect(ear.isPlaying()).toBe(false);
  expect(ear.plans.at(-1)?.skills).toEqual(skills);
});

test('a device that was busy is asked for taps once more', async () => {
  const ear = open();
  const skills: Skill[] = ['one', 'rhythm', 'change'];
  const busy: EarEvent = { type: 'answer.refuse', refusal: 'busy' };
  await ear.send({ ...start, plan: { ...ROUND, skills } }, busy);
  expect(ear.plans.at(-1)?.skills).toEqual(skills);
  await ear.send(next, busy);
  expect(ear.plans.at(-1)?.skills).toEqual(['rhythm']);
});

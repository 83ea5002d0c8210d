import { describe, expect, test } from 'vitest';
import { chord } from '#audio/music/harmony/harmony.ts';
import { earQuestion } from './ear-question.ts';
import { chanceOf, isRight } from './judge.ts';
import { type EarQuestion, LEVELS, SKILLS, TAPPED, type Task } from './question.ts';

/** The number of questions per level, every second one for a phone. One half is the training set. */
const SEEDS = 1000;
/** Tolerance for the best guess above chance: at least four standard deviations. */
const LUCK = 0.1;

/** A feature of an option that is visible without the sound. */
type Look = (option: string, seen: Seen) => string;

interface Seen {
  options: readonly string[];
  /** A chord that the question names. */
  given: string;
}

/** The parts of an option, such as its players. */
const parts = (option: string) => option.split('+');

function likeness(option: string, options: readonly string[]): number {
  const own = parts(option);
  return options
    .filter((other) => other !== option)
    .flatMap(parts)
    .filter((part) => own.includes(part)).length;
}

/** A chord by its distance from the named one, so that all keys are equivalent. */
function role(name: string, given: string): string {
  if (given === '') return name;
  const { root } = chord(name);
  return `${(root - chord(given).root + 12) % 12} ${name.replace(/^[A-G][#b]?/, '')}`;
}

const LOOKS: Readonly<Record<string, Look>> = {
  'its place': (option, { options }) => `${options.indexOf(option)} of ${options.length}`,
  'what it is': (option, { given }) => role(option, given),
  'what it is among these options': (option, { options, given }) =>
    `${role(option, given)} of ${options.map((one) => role(one, given)).toSorted()}`,
  'how much it is like the others': (option, { options }) => {
    const own = likeness(option, options);
    const before = options.filter((other) => likeness(other, options) > own).length;
    return `${before} before of ${options.length}`;
  },
  'how many players it has': (option, { options }) => {
    const sizes = options.map((one) => parts(one).length);
    return `${parts(option).length} of ${sizes.toSorted()}`;
  },
};

/** The success rate of a guesser who hears nothing and has learned which features are right. */
function bestGuess(look: Look, learnt: readonly EarQuestion[], asked: readonly EarQuestion[]) {
  const known = new Map<string, { seen: number; right: number }>();
  for (const question of learnt) {
    for (const { option, right, looks } of optionsOf(question, look)) {
      const before = known.get(looks) ?? { seen: 0, right: 0 };
      known.set(looks, { seen: before.seen + 1, right: before.right + Number(option === right) });
    }
  }
  const sure = (looks: string) => {
    const { seen, right } = known.get(looks) ?? { seen: 0, right: 0 };
    // Features that were rarely seen have a low weight.
    return (right + 1) / (seen + 4);
  };
  const hits = asked.filter((question) => {
    const options = optionsOf(question, look);
    const best = options.reduce((a, b) => (sure(b.looks) > sure(a.looks) ? b : a));
    return best.option === best.right;
  });
  return hits.length / asked.length;
}

function optionsOf({ task, given = '' }: EarQuestion, look: Look) {
  if (task.kind !== 'choice') return [];
  const { options, right } = task;
  return options.map((option) => ({ option, right, looks: look(option, { options, given }) }));
}

const CHOICES = SKILLS.filter(
  (skill) => earQuestion({ skill, level: 1, seed: 'a', phone: false }).task.kind === 'choice',
);

describe.each(CHOICES)('guessing without the sound is no better than chance: %s', (skill) => {
  test.each(Array.from({ length: LEVELS }, (_, i) => i + 1))('at level %i', (level) => {
    const questions = Array.from({ length: SEEDS }, (_, i) =>
      earQuestion({ skill, level, seed: `${i}`, phone: i % 2 === 1 }),
    );
    const [learnt, asked] = [questions.slice(0, SEEDS / 2), questions.slice(SEEDS / 2)];
    const chance = asked.reduce((sum, { task }) => sum + chanceOf(task), 0) / asked.length;
    const tells = Object.entries(LOOKS).flatMap(([name, look]) => {
      const share = bestGuess(look, learnt, asked);
      return share > chance + LUCK ? [`${name}: ${share} instead of ${chance.toFixed(2)}`] : [];
    });
    expect(tells).toEqual([]);
  });
});

describe.each(TAPPED)(
  'who taps at the same place each time hits no more than by chance: %s',
  (skill) => {
    test.each(Array.from({ length: LEVELS }, (_, i) => i + 1))('at level %i', (level) => {
      const tasks = Array.from(
        { length: 4 * SEEDS },
        (_, i) => earQuestion({ skill, level, seed: `${i}`, phone: false }).task,
      );
      const [learnt, asked] = [tasks.slice(0, 2 * SEEDS), tasks.slice(2 * SEEDS)];
      const hits = (among: readonly Task[], beat: number) =>
        among.filter((task) => isRight(task, { kind: 'tap', beat })).length / among.length;
      const beats = Array.from({ length: 4 * 64 }, (_, i) => i / 4);
      const best = beats.reduce((a, b) => (hits(learnt, b) > hits(learnt, a) ? b : a));
      const chance = asked.reduce((sum, task) => sum + chanceOf(task), 0) / asked.length;
      expect(hits(asked, best), `at beat ${best}`).toBeLessThanOrEqual(chance + LUCK / 2);
    });
  },
);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { chanceOf } from '#audio/music/ear/judge.ts';
import { LEVELS, SKILLS } from '#audio/music/ear/question.ts';
import { seededRandom } from '#audio/music/random.ts';
import { itemText } from '#src/ear/ear-levels.tsx';
import {
  dueItems,
  EAR,
  type EarRecord,
  isDue,
  type StoredRating,
  today,
  withAnswer,
} from '#src/ear/record/ear-record.ts';
import { expected, levelFor } from '#src/ear/record/rating.ts';
import { ROUND } from '#tests/support/round-plan.ts';
import { nextQuestion, type RoundPlan } from './next-question.ts';
import { decodeRound, encodeRound } from './question-list.ts';

const PLAN: RoundPlan = { ...ROUND, seed: 'k3fd', skills: ['rhythm', 'one', 'drums'] };
const DAY = 20_000;

const answer = (item: string, right: boolean, level = 1) =>
  ({ skill: 'rhythm', item, level, chance: 1 / 3, right }) as const;

/** The record after answers on one day. */
const after = (...answers: ReturnType<typeof answer>[]): EarRecord =>
  answers.reduce<EarRecord>((record, one) => withAnswer(record, one, DAY), {});

test('the skills take turns', () => {
  for (const turn of [0, 1, 2]) {
    const skills = [0, 1, 2].map((i) => nextQuestion(PLAN, turn * 3 + i, {}, DAY)?.question.skill);
    expect(skills.toSorted()).toEqual(['drums', 'one', 'rhythm']);
  }
});

test('who answers right is asked harder questions, who does not easier ones', () => {
  const plan: RoundPlan = { ...PLAN, skills: ['rhythm'] };
  const levelAfter = (record: EarRecord) => nextQuestion(plan, 0, record, DAY)?.question.level ?? 0;
  const right = after(...Array.from({ length: 12 }, (_, i) => answer('majao', true, (i % 3) + 1)));
  const wrong = after(...Array.from({ length: 12 }, () => answer('majao', false)));
  expect(levelAfter({})).toBe(1);
  expect(levelAfter(right)).toBeGreaterThan(2);
  expect(levelAfter(wrong)).toBe(1);
});

test('40 questions find the level of a simulated learner to within one step, in every skill; then about 80 % are right', () => {
  const answers: boolean[] = [];
  const far = SKILLS.flatMap((skill) =>
    [1, 3, 5].flatMap((ability) => {
      const random = seededRandom(`${skill} ${ability}`);
      const plan: RoundPlan = { ...PLAN, skills: [skill] };
      let record: EarRecord = {};
      for (let i = 0; i < 40; i++) {
        const asked = nextQuestion(plan, i, record, DAY);
        if (!asked) throw new Error('no question');
        const { item, level, task } = asked.question;
        const chance = chanceOf(task);
        const right = random() < expected(ability, level, chance);
        // At levels that are neither too easy nor too hard.
        if (i >= 20 && ability === 3) answers.push(right);
        record = withAnswer(record, { skill, item, level, chance, right }, DAY);
      }
      const levelOf = (known: number) =>
        levelFor(known, (level) =>
          chanceOf(earQuestion({ skill, level, seed: 'a', phone: false }).task),
        );
      const off = levelOf(record[skill]?.ability ?? 0) - levelOf(ability);
      return Math.abs(off) > 1 ? [`${skill} at ${ability}: ${off}`] : [];
    }),
  );
  expect(far).toEqual([]);
  const share = answers.filter(Boolean).length / answers.length;
  expect(share).toBeGreaterThan(0.74);
  expect(share).toBeLessThan(0.86);
});

test('what is heard worst, or is due, is asked more often', () => {
  const plan: RoundPlan = { ...PLAN, skills: ['rhythm'] };
  const shareOf = (item: string, record: EarRecord, day: number) =>
    Array.from({ length: 60 }, (_, i) => nextQuestion(plan, i, record, day)?.question.item).filter(
      (asked) => asked === item,
    ).length / 60;
  const weak = after(
    ...[true, true, true].flatMap((right) => [
      answer('derecho', right),
      answer('mambo', right),
      answer('majao', false),
    ]),
  );
  expect(shareOf('majao', weak, DAY)).toBeGreaterThan(0.55);
  expect(shareOf('mambo', weak, DAY)).toBeLessThan(0.35);
  const due = {
    ...weak,
    'rhythm mambo': { ...(weak['rhythm mambo'] as StoredRating), day: DAY - 9 },
  };
  expect(shareOf('mambo', due, DAY)).toBeGreaterThan(0.55);
});

test.each(SKILLS)('all that is due in %s is asked, at whichever level it is found', (skill) => {
  let record: EarRecord = {};
  for (let i = 0; i < 100; i++) {
    const { item, level } = earQuestion({
      skill,
      level: (i % LEVELS) + 1,
      seed: `${i}`,
      phone: false,
    });
    record = withAnswer(record, { skill, item, level, chance: 0.25, right: true }, DAY);
  }
  const plan: RoundPlan = { ...PLAN, skills: [skill] };
  const items = dueItems(record, skill, DAY + 1).length;
  expect(items).toBe(Object.keys(record).length - 1);
  for (let i = 0; i < items; i++) {
    const { item = '', level = 0 } = nextQuestion(plan, i, record, DAY + 1)?.question ?? {};
    record = withAnswer(record, { skill, item, level, chance: 0.25, right: true }, DAY + 1);
  }
  expect(dueItems(record, skill, DAY + 1)).toEqual([]);
});

test('what is still heard when it is due comes back later and later', () => {
  let record = withAnswer({}, answer('majao', true), DAY);
  const kept = () => record['rhythm majao'] as StoredRating;
  expect(isDue(kept(), DAY)).toBe(false);
  expect(isDue(kept(), DAY + 1)).toBe(true);
  record = withAnswer(record, answer('majao', true), DAY + 1);
  record = withAnswer(record, answer('majao', true), DAY + 3);
  expect(kept().interval).toBe(4);
  // Answered again on the same day, when it was not due.
  record = withAnswer(record, answer('majao', true), DAY + 3);
  expect(kept().interval).toBe(4);
  record = withAnswer(record, answer('majao', false), DAY + 4);
  expect(kept().interval).toBe(1);
  expect(record.rhythm?.growth).toHaveLength(4);
  expect(record.rhythm).toMatchObject({ answers: 5, right: 4 });
});

test('a shared round asks the same, whatever is known', () => {
  const asked = SKILLS.map((_, i) => nextQuestion({ ...PLAN, skills: SKILLS }, i, {}, DAY));
  const entries = asked.flatMap((one) => (one ? [one.entry] : []));
  const text = encodeRound({ seed: PLAN.seed, phone: false, entries });
  expect(text).toMatch(/^k3fd-w-([a-l][1-5][0-2]){12}$/);
  const shared = decodeRound(text);
  const known = after(...Array.from({ length: 20 }, () => answer('majao', true, 4)));
  const plan: RoundPlan = { ...PLAN, shared };
  const again = asked.map((_, i) => nextQuestion(plan, i, known, DAY)?.question);
  expect(again.map((one) => JSON.stringify(one))).toEqual(
    asked.map((one) => JSON.stringify(one?.question)),
  );
  expect(nextQuestion(plan, asked.length, known, DAY)).toBeNull();
});

test.each(['', 'k3fd-w-', 'k3fd-x-a10', 'k3fd-w-a1', 'k3fd-w-z10', 'k3fd-w-a60', 'K-w-a10'])(
  'the address %j holds no round',
  (text) => expect(decodeRound(text)).toBeNull(),
);

test('links of an earlier build ask the same questions, for the same kind of loudspeaker', () => {
  // See tests/fixtures/README.md.
  const { ear }: { ear: string[] } = JSON.parse(readFileSync('tests/fixtures/links.json', 'utf8'));
  const rounds = ear.map((link) => {
    const round = new URL(link, 'https://martillo.example').searchParams.get('round');
    return round && decodeRound(round);
  });
  expect(rounds).toEqual([
    {
      seed: 'k3fd',
      phone: false,
      entries: [
        { skill: 'rhythm', level: 1, variant: 0 },
        { skill: 'change', level: 2, variant: 1 },
        { skill: 'one', level: 2, variant: 0 },
        { skill: 'drums', level: 2, variant: 2 },
      ],
    },
    {
      seed: 'q7',
      phone: true,
      entries: [
        { skill: 'section', level: 3, variant: 1 },
        { skill: 'changed', level: 5, variant: 0 },
        { skill: 'chord', level: 4, variant: 5 },
      ],
    },
    null,
  ]);
});

test('the rating of every item is stored and read again', () => {
  for (const skill of SKILLS) {
    for (let i = 0; i < 20; i++) {
      const { item } = earQuestion({ skill, level: (i % LEVELS) + 1, seed: `${i}`, phone: false });
      const record = withAnswer({}, { skill, item, level: 1, chance: 0.25, right: true }, DAY);
      expect(Object.keys(EAR.parse(JSON.stringify(record)) ?? {})).toEqual([
        skill,
        `${skill} ${item}`,
      ]);
      expect(itemText(skill, item)).toMatch(/^[A-Z0-9]/);
    }
  }
});

test('what is stored and not valid is left out', () => {
  const record = after(answer('majao', true));
  const stored = { ...record, 'rhythm mambo': { ability: 'much' }, salsa: record.rhythm };
  expect(EAR.parse(JSON.stringify(stored))).toEqual(record);
  expect(EAR.parse('{"rhythm":null}')).toEqual({});
  for (const text of ['', 'null', '7']) expect(EAR.parse(text)).toBeNull();
});

test('a day begins at midnight where the learner is', () => {
  const late = new Date(2026, 10, 22, 23, 59);
  expect(today(new Date(2026, 10, 22, 0, 1))).toBe(today(late));
  expect(today(new Date(2026, 10, 23, 0, 1))).toBe(today(late) + 1);
});

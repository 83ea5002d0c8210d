import { expect, test } from 'vitest';
import { EAR_MUSIC } from './ear-music.ts';
import { earQuestion } from './ear-question.ts';
import { chanceOf } from './judge.ts';
import { type EarQuestion, LEVELS, SKILLS } from './question.ts';
import { playersIn } from './questions/players.ts';

/** Options that differ from a right one in one player with a similar sound. */
const STRINGS = ['requinto', 'segunda', 'bass'];

/**
 * Difficulty of a question for any listener, computed from its music and its options, independent of its level: length,
 * players who reveal the answer, players who mask them, and distance of the options.
 */
function hardness({ skill, task, piece }: EarQuestion): number {
  const { bars, bpm, guests } = piece(EAR_MUSIC);
  const notes = bars.flatMap((bar) => bar.notes);
  const players = new Set(notes.map(({ instrument }) => instrument)).size;
  const seconds = (bars.length * 240) / bpm;
  const longer = -Math.log2(seconds);
  const choices = task.kind === 'choice' ? Math.log2(task.options.length) : 0;
  switch (skill) {
    case 'rhythm':
    case 'style':
      return 2 * choices + longer - 1.5 * Math.log2(players + guests.length);
    case 'section':
      return 2 * choices;
    case 'who':
    case 'missing':
      return choices + longer + alike(task) + 0.7 * asked(task);
    case 'change':
      return task.kind === 'moment'
        ? -Math.log2(players) - (task.to - task.from) / 2 - contrast(bars)
        : 0;
    case 'changed':
      return choices / 2 - 2 * Math.log2(differing(bars) + 0.5);
    case 'one':
      return bpm / 20 - 2 * Math.log2(players);
    case 'drums':
      return choices + bpm / 40 + Math.log2(players) + (notes.length > 8 ? 1 : 0);
    case 'guira':
      // Strokes per second, and the number of cells for them.
      return notes.length / seconds + (task.kind === 'cells' ? task.right.length / 4 : 0);
    case 'tempo':
      return -2 * Math.log2(gap(bars));
    case 'chord':
      return 2 * choices + asHeard(task, bars);
  }
}

type Task = EarQuestion['task'];
type Bars = ReturnType<EarQuestion['piece']>['bars'];

const asked = (task: Task) => (task.kind === 'choice' ? playersIn(task.right).length : 0);

/** The share of wrong options that differ from the right one only in players with a similar sound. */
function alike(task: Task): number {
  if (task.kind !== 'choice') return 0;
  const right = playersIn(task.right);
  const others = task.options.filter((option) => option !== task.right).map(playersIn);
  const kin = others.filter((option) => {
    const apart = [
      ...option.filter((player) => !right.includes(player)),
      ...right.filter((player) => !option.includes(player)),
    ];
    const strings = apart.filter((player) => STRINGS.includes(player)).length;
    return strings === apart.length || strings === 0;
  });
  return (2 * kin.length) / others.length;
}

/** The share of options among the chords of the music. */
function asHeard(task: Task, bars: Bars): number {
  const options = task.kind === 'choice' ? task.options : [];
  const names = bars.flatMap(({ chords }) => chords.map(({ name }) => name));
  return options.filter((option) => names.includes(option)).length / options.length;
}

/** The difference in strokes per bar between the rhythms. */
function contrast(bars: Bars): number {
  const counts = bars.map(({ notes }) => notes.length);
  return Math.abs(Math.log2((counts[1] ?? 1) / (counts.at(-2) ?? 1)));
}

/** The number of bars of the second half in which a player's part differs, and whether that player rests. */
function differing(bars: Bars): number {
  const [one = 1, two = 1, three = 1, four = 1] = bars.map(({ notes }) =>
    notes.map(({ instrument, beat }) => `${instrument} ${beat}`).join(),
  );
  const players = (bar: number) =>
    new Set(bars[bar]?.notes.map(({ instrument }) => instrument)).size;
  const covered = (players(0) - 1) / 8;
  return Number(one !== three) + Number(two !== four) + 2 * (players(0) - players(2)) - covered;
}

function gap(bars: Bars): number {
  const beats = bars.flatMap(({ notes }, i) => notes.map(({ beat }) => i * 4 + beat));
  const second = beats.filter((beat) => beat >= 8);
  return Math.abs(
    Math.log2(((second.at(-1) ?? 0) - (second[0] ?? 0)) / (beats.filter((b) => b < 8).at(-1) ?? 8)),
  );
}

test('every level is harder than the one before, for listeners of any ability', () => {
  for (const skill of SKILLS) {
    const levels = Array.from({ length: LEVELS }, (_, i) => i + 1).map((level) =>
      Array.from({ length: 12 }, (_, i) => {
        const question = earQuestion({ skill, level, seed: `${i}`, phone: false });
        return { hard: hardness(question), chance: chanceOf(question.task) };
      }),
    );
    const middle = levels[2]?.reduce((sum, { hard }) => sum + hard / 12, 0) ?? 0;
    for (const ability of [-1, 0, 1]) {
      const rates = levels.map((questions) =>
        questions.reduce((sum, { hard, chance }) => {
          const heard = 1 / (1 + Math.exp(hard - middle - ability));
          return sum + (chance + (1 - chance) * heard) / questions.length;
        }, 0),
      );
      const ordered = rates.toSorted((a, b) => b - a);
      expect(rates, `${skill} at ${ability}: ${rates.map((rate) => rate.toFixed(2))}`).toEqual(
        ordered,
      );
      expect((rates[0] ?? 0) - (rates.at(-1) ?? 0), skill).toBeGreaterThan(0.1);
    }
  }
});

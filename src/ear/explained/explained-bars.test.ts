import { expect, test } from 'vitest';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { LEVELS, type Skill } from '#audio/music/ear/question.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { firstToSee } from './explained-bars.ts';

/** The first bars of the chart, in which the relevant players play or rest as the explanation says. */
function shownFirst(skill: Skill, level: number, seed: number) {
  const question = earQuestion({ skill, level, seed: `${seed}`, phone: false });
  const { bars } = question.explained(EAR_MUSIC);
  const start = firstToSee(bars, question);
  const partOf = (bar: LiveBar | undefined) =>
    JSON.stringify(
      bar?.notes.filter(({ instrument }) => question.focus.some((id) => id === instrument)),
    );
  return { bars, start, partOf };
}

test('a chart begins with the bar that differs, where one player changed', () => {
  for (let level = 1; level <= LEVELS; level++) {
    for (let seed = 0; seed < 10; seed++) {
      const { bars, start, partOf } = shownFirst('changed', level, seed);
      expect([2, 3]).toContain(start);
      expect(partOf(bars[start])).not.toBe(partOf(bars[start - 2]));
      // The bar before the change is the same in both passes.
      if (start === 3) expect(partOf(bars[2])).toBe(partOf(bars[0]));
    }
  }
});

test('a chart begins with the bar of the new rhythm, and of those who were missing', () => {
  for (let seed = 0; seed < 10; seed++) {
    expect(shownFirst('change', 5, seed).start).toBe(2);
    const { bars, start, partOf } = shownFirst('missing', 3, seed);
    expect(partOf(bars[start])).not.toBe('[]');
    expect(partOf(bars[start - 1])).toBe('[]');
    expect(shownFirst('rhythm', 3, seed).start).toBe(0);
  }
});

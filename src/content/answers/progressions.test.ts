import { expect, test } from 'vitest';
import { BEATS, type Chart } from '#audio/music/chart/chart.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import { type Chord, chord, MAJOR, MINOR, qualityOf } from '#audio/music/harmony/harmony.ts';
import { pitchClass } from '#audio/music/harmony/pitch.ts';
import { LESSON_SOURCES } from '#src/content/lesson-sources.ts';
import type { InteractiveBlock } from '#src/content/model.ts';
import { PROGRESSIONS } from './progressions.ts';

const chartOf = (clip: string): Chart => {
  const found = CLIPS.find(({ id }) => id === clip);
  if (!found) throw new Error(`there is no clip ${clip}`);
  return found.arrangement().chart;
};

/** The Roman numeral of a chord, small for a minor or diminished one. */
function degreeOf(of: Chord, key: Chart['key']): string {
  const steps = key.endsWith('m') ? MINOR : MAJOR;
  const step = steps.indexOf(pitchClass(of.root - chord(key).root));
  const numeral = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][step] ?? '?';
  const [third = 0] = of.tones.slice(1).map((tone) => pitchClass(tone - of.root));
  const seventh = qualityOf(of).includes('7') ? '7' : '';
  return (third === 3 ? numeral.toLowerCase() : numeral) + seventh;
}

test.each(PROGRESSIONS.progressions)('$name: $clip has these chords, one a bar', (row) => {
  const { key, bars, changes } = chartOf(row.clip);
  expect(changes.map(({ beat }) => beat)).toEqual(row.chords.map((_, bar) => bar * BEATS));
  expect(bars).toBe(row.chords.length);
  expect(row.chords.map(({ name }) => chord(name))).toEqual(changes.map(({ chord }) => chord));
  expect(row.chords.map(({ degree }) => degree)).toEqual(
    changes.map(({ chord }) => degreeOf(chord, key)),
  );
});

test('the basic step lasts as long as each of its clips, and ends with count 8', () => {
  const blocks = LESSON_SOURCES.flatMap(({ lesson }) => lesson.sections)
    .flatMap(({ contentBlocks }) => contentBlocks)
    .flatMap(({ interactiveBlocks }): readonly InteractiveBlock[] => interactiveBlocks ?? []);
  const steps = blocks.flatMap((block) => (block.kind === 'basic-step' ? [block.data] : []));
  expect(steps).toHaveLength(1);
  for (const { bars, samples } of steps) {
    expect(bars % 2).toBe(0);
    expect(samples.map(({ clip }) => chartOf(clip).bars)).toEqual(samples.map(() => bars));
  }
});

import { expect, test } from 'vitest';
import { barsOfClip } from '#audio/music/clips/clip-bars.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { LESSON_SOURCES } from './lesson-sources.ts';
import type { AudioSample } from './model.ts';
import { isFields, walk } from './walk.ts';

/** The promises that marks make, each with a check of the bar's score. */
const PROMISES: readonly [promise: RegExp, isKept: (bar: LiveBar) => boolean][] = [
  [/two strokes of the güira|in derecho/, (bar) => strokesOn(bar, 'guira') === 2],
  [/one stroke on each count|in majao/, (bar) => strokesOn(bar, 'guira') === 1],
  [/requinto, alone/, (bar) => playersIn(bar).join() === 'requinto'],
  [/bongos call, at the end/, (bar) => timesOf(bar, 'bongos')[0] === 3],
  [/two hits, a silence, a roll/, (bar) => `${timesOf(bar, 'segunda')}` === '0,1.5'],
  [/three hits/, (bar) => `${timesOf(bar, 'segunda')}` === '0,1.5,3'],
  [/quick run/, (bar) => lead(bar).filter(({ beat }) => beat < 4).length >= 16],
  [/two notes at a time/, (bar) => lead(bar).filter(({ beat }) => beat === 0).length === 2],
  [/one note, again and again/, (bar) => firstPitches(bar, 8).size === 1],
  [/final chord/, (bar) => `${timesOf(bar, 'segunda')}` === '0'],
];

/** The requinto's notes. */
const lead = ({ notes }: LiveBar) => notes.filter(({ instrument }) => instrument === 'requinto');

const firstPitches = (bar: LiveBar, count: number) =>
  new Set(
    lead(bar)
      .slice(0, count)
      .flatMap((note) => ('pitch' in note ? [note.pitch] : [])),
  );

/** The times of a player's strokes, in beats of the bar, to the nearest eighth. */
const timesOf = ({ notes }: LiveBar, player: string) => [
  ...new Set(
    notes
      .filter(({ instrument }) => instrument === player)
      .map(({ beat }) => Math.round(beat * 2) / 2),
  ),
];

const playersIn = ({ notes }: LiveBar) => [...new Set(notes.map(({ instrument }) => instrument))];

/** Strokes on each of the first three beats; NaN if they are not the same number on each. */
function strokesOn(bar: LiveBar, player: string): number {
  const counts = [0, 1, 2].map(
    (beat) => timesOf(bar, player).filter((time) => Math.floor(time) === beat).length,
  );
  return counts.every((count) => count === counts[0]) ? (counts[0] ?? Number.NaN) : Number.NaN;
}

function markedClips(): AudioSample[] {
  const found: AudioSample[] = [];
  walk(LESSON_SOURCES, (value) => {
    if (isFields(value) && 'clip' in value && 'marks' in value) {
      found.push(value as unknown as AudioSample);
    }
  });
  return found;
}

test('every mark of a clip says what the score of its bar has', () => {
  const clips = markedClips();
  expect(clips.length).toBeGreaterThan(0);
  for (const { clip, marks = [] } of clips) {
    const source = CLIPS.find(({ id }) => id === clip);
    const bars = (source && barsOfClip(source)) ?? [];
    for (const { bar, name } of marks) {
      const promises = PROMISES.filter(([promise]) => promise.test(name));
      expect(promises.length, `${clip}: ${name}`).toBeGreaterThan(0);
      const heard = bars[bar - 1];
      for (const [promise, isKept] of promises) {
        expect(heard && isKept(heard), `${clip}, bar ${bar}: ${promise}`).toBe(true);
      }
    }
  }
});

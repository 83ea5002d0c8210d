import { expect, test } from 'vitest';
import { clipSeconds } from '#audio/music/clips/clip.ts';
import { clipById } from '#audio/music/clips/clips.ts';
import { compare, expectedOnsets } from './against-score.ts';
import type { Measured } from './measure.ts';
import { faults, kindOf } from './thresholds.ts';

const VERSE = clipById('section-verse');

/** Measurements of the verse that meet every threshold, with the given changes. */
function measurements(changes: Partial<Measured> = {}): Measured {
  const score = VERSE.score();
  const onsets = expectedOnsets(score).map(({ time }) => ({ time: time + 0.002, rise: 10 }));
  return {
    seconds: clipSeconds(VERSE),
    loudness: -16,
    truePeak: -2,
    silence: 0.001,
    ending: -80,
    onsets,
    comparedOnsets: compare(score, onsets),
    tempo: score.bpm,
    ...changes,
  };
}

test('a good clip misses no threshold', () => {
  expect(faults(VERSE, measurements())).toEqual([]);
});

test.each<[string, Partial<Measured>]>([
  ['true peak -0.9 dBTP', { truePeak: -0.94 }],
  ['loudness -14.9 LUFS, not -18 to -15', { loudness: -14.9 }],
  ['loudness -Infinity LUFS, not -18 to -15', { loudness: Number.NEGATIVE_INFINITY }],
  ['0.150 s of silence at the start', { silence: 0.15 }],
  ['breaks off at -50 dBFS', { ending: -50 }],
  ['tempo 119.4 bpm, not 120', { tempo: 119.4 }],
  ['9.231 s long, not 9.200', { seconds: clipSeconds(VERSE) + 0.031 }],
])('reports: %s', (fault, changes) => {
  expect(faults(VERSE, measurements(changes))).toEqual([fault]);
});

test.each<[string, Partial<Measured>]>([
  ['true peak', { truePeak: -1 }],
  ['lowest loudness', { loudness: -18 }],
  ['highest loudness', { loudness: -15 }],
  ['silence', { silence: 0.149 }],
  ['ending', { ending: -50.1 }],
  ['tempo', { tempo: 120.5 }],
  ['longest duration', { seconds: clipSeconds(VERSE) + 0.029 }],
  ['shortest duration', { seconds: clipSeconds(VERSE) - 0.029 }],
])('accepts the limit of the %s', (_, changes) => {
  expect(faults(VERSE, measurements(changes))).toEqual([]);
});

test('a clip that does not start on the beat is reported', () => {
  const [first, ...others] = measurements().comparedOnsets;
  const late = [{ time: 0.01, notes: first?.notes ?? [], error: 0 }, ...others];
  expect(faults(VERSE, measurements({ comparedOnsets: late }))).toEqual([
    'the first note is not on the beat',
  ]);
});

test('a missed onset of several players names each of them once', () => {
  const score = VERSE.score();
  const [first] = faults(VERSE, measurements({ comparedOnsets: compare(score, []) }));
  expect(first).toMatch(/^[a-z]+( and [a-z]+)+ not heard at 0\.000 s$/);
  const players = first?.split(' not heard')[0]?.split(' and ') ?? [];
  expect(new Set(players).size).toBe(players.length);
});

test('an onset that is 11 ms off or missing is reported with its time', () => {
  const score = VERSE.score();
  const { onsets } = measurements();
  const alone = expectedOnsets(score).findIndex(({ notes }, i) => i > 4 && notes.length === 1);
  const off = onsets.map((onset, i) =>
    i === alone ? { ...onset, time: onset.time + 0.009 } : onset,
  );
  const said = faults(VERSE, measurements({ comparedOnsets: compare(score, off) }));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/ not heard at \d\.\d{3} s$/);
  expect(faults(VERSE, measurements({ comparedOnsets: compare(score, []) }))).toHaveLength(
    onsets.length,
  );
});

test('the loudness range depends on who plays throughout', () => {
  expect(kindOf(clipById('solo-mambo-bongos'))).toBe('solo');
  expect(kindOf(clipById('solo-mambo-bongos_guira'))).toBe('some');
  expect(kindOf(clipById('band-majao'))).toBe('band');
  expect(kindOf(clipById('section-outro'))).toBe('band');
  expect(kindOf(clipById('section-intro'))).toBe('some');
  expect(kindOf(clipById('rhythms-03'))).toBe('some');
});

import { expect, test } from 'vitest';
import { type Clip, clipSeconds } from '#audio/music/clip.ts';
import { CLIPS } from '#audio/music/clips.ts';
import { beginnings, compare } from './against-score.ts';
import type { Measured } from './measure.ts';
import { faults, kindOf } from './thresholds.ts';

const clipOf = (id: string) => CLIPS.find((clip) => clip.id === id) as Clip;
const VERSE = clipOf('section-verse');

/** A recording of the verse in which all is as it should be, but for what is said. */
function recording(but: Partial<Measured> = {}): Measured {
  const score = VERSE.score();
  const onsets = beginnings(score).map(({ time }) => ({ time: time + 0.002, rise: 10 }));
  return {
    seconds: clipSeconds(VERSE),
    loudness: -16,
    truePeak: -2,
    silence: 0.001,
    ending: -80,
    onsets,
    beginnings: compare(score, onsets),
    tempo: score.bpm,
    ...but,
  };
}

test('a recording as it should be misses no bar', () => {
  expect(faults(VERSE, recording())).toEqual([]);
});

test.each<[string, Partial<Measured>]>([
  ['true peak -0.5 dBTP', { truePeak: -0.5 }],
  ['loudness -18.4 LUFS, not -18 to -15', { loudness: -18.4 }],
  ['loudness -Infinity LUFS, not -18 to -15', { loudness: Number.NEGATIVE_INFINITY }],
  ['0.160 s of silence at the start', { silence: 0.16 }],
  ['breaks off at -31 dBFS', { ending: -31 }],
  ['tempo 121.0 bpm, not 120', { tempo: 121 }],
  ['5.000 s long, not 9.200', { seconds: 5 }],
])('%s', (said, but) => {
  expect(faults(VERSE, recording(but))).toEqual([said]);
});

test('a beginning that is 11 ms off, or not there at all, is named', () => {
  const score = VERSE.score();
  const { onsets } = recording();
  const off = onsets.map((onset, i) => (i === 7 ? { ...onset, time: onset.time + 0.009 } : onset));
  const said = faults(VERSE, recording({ beginnings: compare(score, off) }));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/ not heard at 1\.\d{3} s$/);
  expect(faults(VERSE, recording({ beginnings: compare(score, []) }))).toHaveLength(onsets.length);
});

test('the strings of a strum begin together, an eighth later is another beginning', () => {
  const strum = [0, 0.009, 0.018, 0.027, 0.25].map((time) => ({
    instrument: 'segunda' as const,
    pitch: 60,
    duration: 0.1,
    velocity: 0.7,
    time,
  }));
  expect(beginnings({ notes: strum }).map(({ time }) => time)).toEqual([0, 0.25]);
});

test('a clip is to be as loud as what plays in it', () => {
  expect(kindOf(clipOf('solo-mambo-bongos'))).toBe('solo');
  expect(kindOf(clipOf('solo-mambo-bongos_guira'))).toBe('some');
  expect(kindOf(clipOf('band-majao'))).toBe('band');
  expect(kindOf(clipOf('section-outro'))).toBe('band');
  expect(kindOf(clipOf('section-intro'))).toBe('some');
  expect(kindOf(clipOf('rhythms-03'))).toBe('some');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf } from '#audio/music/harmony/harmony.ts';
import { BAND } from '#audio/music/instrument.ts';
import { LANE_STROKES, type OwnLanes } from '#audio/music/live/own-lane.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { CHANGES, SONG_BY_ID, SONG_IDS } from '#audio/music/songs/songs.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import {
  CHANNEL_NAMES,
  type ChannelState,
  forChannels,
  INITIAL_MIXER,
  withChannel,
} from '#src/band/mixer.ts';
import { WHOLE_SONG_LINK } from '#src/content/site/practice-link.ts';
import {
  TRAINER_LIMITS,
  type TrainerNumber,
  type TrainerSettings,
} from '#src/practice/trainer/settings.ts';
import { keyRefusal } from './key-refusal.ts';
import { DEFAULT_SETTINGS, LENGTHS, type PracticeSettings, TAKES } from './settings.ts';
import { decodeSettings, encodeSettings, hasSettings } from './settings-query.ts';

const percent = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const anyChannel: fc.Arbitrary<ChannelState> = fc.record({
  mute: fc.boolean(),
  solo: fc.boolean(),
  volume: percent(0, 150),
  pan: percent(-100, 100),
});
const anyMixer = fc.record(forChannels(() => anyChannel));
const anyLanes: fc.Arbitrary<OwnLanes> = fc.record(
  Object.fromEntries(
    BAND.map((player) => {
      const symbols = ['.', ...LANE_STROKES[player].map(({ symbol }) => symbol)];
      const cells = fc
        .constantFrom(1, 2, 4, 8)
        .chain((bars) =>
          fc.array(fc.constantFrom(...symbols), { minLength: bars * 16, maxLength: bars * 16 }),
        );
      return [player, cells.map((each) => ({ cells: each.join('') }))];
    }),
  ),
  { requiredKeys: [] },
);
const number = (name: TrainerNumber) => fc.integer(TRAINER_LIMITS[name]);
const anyTrainer: fc.Arbitrary<TrainerSettings> = fc.record({
  ramp: fc.option(fc.record({ by: number('by'), every: number('every'), to: number('to') })),
  silent: fc.option(fc.record({ kind: fc.constantFrom('every', 'random'), bars: number('bars') })),
  flash: fc.boolean(),
});
const anySettings: fc.Arbitrary<PracticeSettings> = fc
  .constantFrom(...SONG_IDS)
  .chain((song) =>
    fc.record({
      rhythm: fc.constantFrom(...RHYTHM_TYPES),
      song: fc.constant(song),
      key: fc.constantFrom(...keysOf(SONG_BY_ID[song])),
      changes: fc.constantFrom(...CHANGES),
      take: fc.integer({ min: 1, max: TAKES }),
      tempo: fc.integer({ min: TEMPO.slowest, max: TEMPO.fastest }),
      countIn: fc.boolean(),
      length: fc.constantFrom(...LENGTHS),
      range: fc.option(
        fc
          .integer({ min: 0, max: 88 })
          .chain((from) =>
            fc.record({ from: fc.constant(from), bars: fc.integer({ min: 1, max: 89 - from }) }),
          ),
      ),
      mine: fc.option(fc.constantFrom(...BAND)),
      mixer: anyMixer,
      lanes: anyLanes,
      trainer: anyTrainer,
      isTheirs: fc.boolean(),
      words: fc.constantFrom(
        '',
        'For Thursday: majao at 80 first',
        'Größer & lauter, bitte! 100 % + 5',
      ),
    }),
  )
  .map(({ isTheirs, ...settings }) => ({
    ...settings,
    theirs: isTheirs ? BAND.filter((player) => settings.lanes[player]) : [],
  }));

test('every setting survives the address', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(decodeSettings(encodeSettings(settings))).toEqual(settings);
      expect(decodeSettings(`?${encodeSettings(settings)}`)).toEqual(settings);
    }),
  );
});

test('no address leads to invalid settings', () => {
  const names = [...new URLSearchParams(encodeSettings(DEFAULT_SETTINGS)).keys()].concat(
    'song key changes take tempo count-in loop section bars theirs words ramp silent flash'.split(
      ' ',
    ),
    CHANNEL_NAMES,
    BAND.map((player) => `my-${player}`),
  );
  const anyValue = fc.oneof(fc.string(), fc.stringMatching(/^[a-z.0-9-]{0,20}$/), fc.integer());
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), anyValue)), (params) => {
      const query = new URLSearchParams(params.map(([name, value]) => [name, `${value}`]));
      const settings = decodeSettings(`${query}`);
      // Settings that can be written and read again unchanged are valid.
      expect(decodeSettings(encodeSettings(settings))).toEqual(settings);
      expect(settings.tempo).toBeGreaterThanOrEqual(TEMPO.slowest);
      expect(settings.tempo).toBeLessThanOrEqual(TEMPO.fastest);
      expect(keysOf(SONG_BY_ID[settings.song])).toContain(settings.key);
    }),
  );
});

test('an address with a setting is recognised, also with an invalid one, others are not', () => {
  expect(hasSettings('?flash=yes')).toBe(true);
  expect(hasSettings('')).toBe(false);
  expect(hasSettings('?utm_source=x')).toBe(false);
});

describe('an address', () => {
  test('is short and can be read', () => {
    const mixer = withChannel(withChannel(INITIAL_MIXER, 'guira', { mute: true }), 'click', {
      mute: false,
      volume: 0.8,
      pan: -0.3,
    });
    const range = { from: 28, bars: 8 };
    const settings = { ...DEFAULT_SETTINGS, tempo: 96, length: 'form' as const, range, mixer };
    expect(encodeSettings(settings)).toBe(
      'rhythm=derecho&tempo=96&loop=form&section=4&guira=mute&click=on.v80.p-30',
    );
    const silent = { kind: 'random', bars: 4 } as const;
    const trainer = { ramp: { by: 5, every: 8, to: 140 }, silent, flash: true };
    expect(encodeSettings({ ...DEFAULT_SETTINGS, trainer })).toBe(
      'rhythm=derecho&ramp=5-8-140&silent=random-4&flash=1',
    );
  });

  test.each(['guira=v-0', 'guira=p-0'])('with %s means 0', (query) => {
    expect(decodeSettings(query)).toEqual(decodeSettings(query.replace('-', '')));
  });

  test('of the default says its rhythm, so that it means the same on every device', () => {
    expect(encodeSettings(DEFAULT_SETTINGS)).toBe('rhythm=derecho');
    expect(decodeSettings('')).toEqual(DEFAULT_SETTINGS);
  });

  test('takes the key of its song where none is given', () => {
    expect(decodeSettings('song=el-camino').key).toBe('Em');
    expect(decodeSettings('song=el-camino&key=A').key).toBe('Em');
    expect(decodeSettings('song=el-camino&key=Am').key).toBe('Am');
    expect(decodeSettings('song=el-camino&key=Dm').key).toBe('Dm');
  });

  test('may have the other name of a key', () => {
    expect(decodeSettings('key=A%23m').key).toBe('Bbm');
    expect(decodeSettings('key=D%23m').key).toBe('Ebm');
    expect(decodeSettings('song=domingo&key=Gb').key).toBe('F#');
    expect(keyRefusal('key=A%23m')).toBeNull();
  });

  test.each([
    ...'rhythm=salsa song=despacito take=0 take=1e3 tempo=-50 tempo=99.5 loop=3'.split(' '),
    ...'section=0 section=12 bars=0-4 bars=8-7 bars=80-90 bars=4'.split(' '),
    ...'bass=v151 bass=p-101 bass=v my-bass=1... my-bass=xxxxxxxxxxxxxxxx'.split(' '),
    ...'ramp=0-8-140 ramp=5-8 ramp=a-8-140 ramp=5-8-140-2 ramp='.split(' '),
    ...'silent=every-1 silent=every-17 silent=often-4 silent=4 flash=yes'.split(' '),
    `tempo=${TEMPO.fastest + 1}`,
    `ramp=5-8-${TEMPO.fastest + 1}`,
  ])('with %s keeps what is valid beside it', (invalid) => {
    expect(decodeSettings(`${invalid}&key=Bm&count-in=off`)).toEqual({
      ...DEFAULT_SETTINGS,
      key: 'Bm',
      countIn: false,
    });
  });
});

test('a line for the reader is plain text on one line, of 140 characters at most', () => {
  const { words } = decodeSettings(
    `words=${encodeURIComponent(' Majao\n\u202Eat <b>80</b>\u0000 first ')}`,
  );
  expect(words).toBe('Majao at <b>80</b> first');
  expect([...decodeSettings(`words=${'🎸'.repeat(200)}`).words]).toHaveLength(140);
  expect(decodeSettings(encodeSettings({ ...DEFAULT_SETTINGS, words })).words).toBe(words);
});

test('the link to a whole song sets the form and nothing else', () => {
  const query = WHOLE_SONG_LINK.split('?')[1] ?? '';
  expect(hasSettings(query)).toBe(true);
  expect(decodeSettings(query)).toEqual({ ...DEFAULT_SETTINGS, length: 'form' });
});

test('a key that the song does not have is said with the reason, and other keys are not', () => {
  expect(keyRefusal('song=domingo&key=Gm')).toBe(
    'Domingo is a song in major, so it cannot be played in G minor: it is set to G major.',
  );
  expect(keyRefusal('song=domingo&key=nonsense')).toContain('the key of this link');
  expect(keyRefusal('song=domingo&key=A')).toBeNull();
  expect(keyRefusal('key=Gm')).toBeNull();
  expect(keyRefusal('song=domingo')).toBeNull();
});

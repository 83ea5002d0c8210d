import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import {
  CHANNEL_NAMES,
  type ChannelName,
  forChannels,
  heardMix,
  INITIAL_MIXER,
  MAX_VOLUME,
  type MixerState,
  withChannel,
} from './mixer.ts';

const heard = (mixer: MixerState) => {
  const mix = heardMix(mixer);
  return CHANNEL_NAMES.filter((name) => mix[name].gain > 0);
};
const set = (...changes: [ChannelName, Parameters<typeof withChannel>[2]][]) =>
  changes.reduce((mixer, [name, change]) => withChannel(mixer, name, change), INITIAL_MIXER);

test('at first everyone plays at the calibrated level, and the click is muted', () => {
  expect(heard(INITIAL_MIXER)).toEqual([...BAND]);
  expect(BAND.map((player) => heardMix(INITIAL_MIXER)[player].gain)).toEqual([1, 1, 1, 1, 1]);
});

test('a mute takes out one player', () => {
  expect(heard(set(['bass', { mute: true }]))).toEqual(BAND.filter((one) => one !== 'bass'));
});

test('solos add up', () => {
  expect(heard(set(['bass', { solo: true }]))).toEqual(['bass']);
  expect(heard(set(['bass', { solo: true }], ['guira', { solo: true }]))).toEqual([
    'bass',
    'guira',
  ]);
});

test('a solo leaves mutes alone', () => {
  const mixer = set(['bass', { solo: true, mute: true }], ['guira', { solo: true }]);
  expect(heard(mixer)).toEqual(['guira']);
  expect(heard(withChannel(mixer, 'guira', { solo: false }))).toEqual([]);
});

test('a solo never silences the click, and one on the click silences nobody', () => {
  expect(heard(set(['click', { mute: false }], ['bass', { solo: true }]))).toEqual([
    'bass',
    'click',
  ]);
  expect(heard(set(['click', { mute: false, solo: true }]))).toEqual([...BAND, 'click']);
});

const channelState = fc.record({
  mute: fc.boolean(),
  solo: fc.boolean(),
  volume: fc.double({ min: 0, max: MAX_VOLUME, noNaN: true }),
  pan: fc.double({ min: -1, max: 1, noNaN: true }),
});
const mixers = fc.record(forChannels(() => channelState));

test('whatever is set, a channel is heard at its volume and place, or not at all', () => {
  fc.assert(
    fc.property(mixers, fc.constantFrom(...CHANNEL_NAMES), (mixer, name) => {
      const { gain, pan } = heardMix(mixer)[name];
      expect([0, mixer[name].volume]).toContain(gain);
      expect(pan).toBe(mixer[name].pan);
      if (mixer[name].mute) expect(gain).toBe(0);
    }),
  );
});

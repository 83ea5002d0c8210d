import { expect, test } from 'vitest';
import { Kit } from '#audio/engine/band/kit.ts';
import { findOnsets } from '#audio/measure/onsets.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import { type BandMix, renderBars } from '#audio/render/render-bars.ts';
import type { ChannelName } from '#src/band/mixer.ts';
import { pieceOf } from '#src/practice/playing/piece.ts';
import { DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';
import { wavOf } from '#src/practice/share/export.ts';
import { ExpectedBand } from '#tests/support/expected-band.ts';
import { renderLive } from '#tests/support/offline-band.ts';

const BPM = 120;
const BARS = loopBars(
  { song: 'la-ventana', key: 'Am', changes: 'verse', rhythm: 'majao', take: 0, lanes: {} },
  4,
);

/** Only some of the channels, in the centre. */
const only = (...heard: (BandInstrument | 'click')[]): BandMix => {
  const gain = (channel: BandInstrument | 'click') => ({
    gain: heard.includes(channel) ? 1 : 0,
    pan: 0,
  });
  const players = BAND.map((player) => [player, gain(player)]);
  return { ...Object.fromEntries(players), click: gain('click') } as BandMix;
};
const channels = (buffer: AudioBuffer) => [buffer.getChannelData(0), buffer.getChannelData(1)];
const peakOf = (samples: Float32Array) => samples.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
const peak = (buffer: AudioBuffer) => Math.max(...channels(buffer).map(peakOf));

test('has every stroke of the güira at its time, in the last bar as in the first', async () => {
  const buffer = await renderBars(BARS, BPM, only('guira'));
  const onsets = findOnsets(channels(buffer), buffer.sampleRate);
  const expected = BARS.flatMap((bar, i) =>
    bar.notes.flatMap(({ instrument, beat, late }) =>
      instrument === 'guira' ? [((4 * i + beat) * 60) / BPM + late] : [],
    ),
  );
  expect(expected).toHaveLength(16);
  for (const time of expected) {
    const nearest = Math.min(...onsets.map((onset) => Math.abs(onset.time - time)));
    expect(nearest, `a stroke at ${time} s`).toBeLessThan(0.01);
  }
});

test('is silent with every channel muted', async () => {
  expect(peak(await renderBars(BARS.slice(0, 1), BPM, only()))).toBe(0);
});

test('has the click on every count, and pans it', async () => {
  const mix = { ...only('click'), click: { gain: 1, pan: -1 } };
  const buffer = await renderBars(BARS.slice(0, 2), BPM, mix);
  const onsets = findOnsets(channels(buffer), buffer.sampleRate);
  for (let count = 1; count < 8; count++) {
    const nearest = Math.min(...onsets.map(({ time }) => Math.abs(time - count / 2)));
    expect(nearest, `count ${count}`).toBeLessThan(0.01);
  }
  expect(peakOf(buffer.getChannelData(1))).toBeLessThan(1e-6);
});

test('is what the band plays live, sample by sample, and rings out', async () => {
  const mix = { ...only(...BAND, 'click'), bass: { gain: 0.7, pan: -0.5 } };
  const buffer = await renderBars(BARS, BPM, mix);
  expect(buffer.duration).toBeCloseTo(4 * 2 + 2.4, 2);
  expect(peak(buffer)).toBeGreaterThan(0.1);
  expect(peak(buffer)).toBeLessThan(1);
  // The live band begins 100 ms after Play.
  const options = { barAt: (bar: number) => BARS[bar] ?? null, bpm: BPM, countIn: false };
  const sounds = new ExpectedBand(options, -0.1).sounds(buffer.duration);
  const mixes = Object.entries(mix).map(
    ([channel, set]) => [channel as ChannelName, [{ ...set, time: 0 }]] as const,
  );
  const live = await renderLive(
    sounds.map((sound) => ({ ...sound, time: Math.max(0, sound.time) })),
    { seconds: buffer.duration, sampleRate: buffer.sampleRate },
    new Kit(),
    new Map(mixes),
  );
  expect(peakOf(live[0])).toBeGreaterThan(0.1);
  for (const [side, samples] of channels(buffer).entries()) {
    const off = samples.map((sample, i) => sample - (live[side]?.[i] ?? 0));
    expect(peakOf(off)).toBeLessThan(1e-4);
  }
});

test('a song is saved in full, from a mambo to the chord at its end, without clipping', async () => {
  const settings = { ...DEFAULT_SETTINGS, length: 'form', tempo: 160 } as const;
  const whole = pieceOf(settings);
  // Many more bars than are scheduled at the same time.
  const piece = { ...whole, bars: whole.bars.slice(-20) };
  const file = await wavOf(piece, settings);
  const samples = new Int16Array(await file.arrayBuffer(), 44);
  // Stereo at 48 kHz, and 2.4 s to ring out.
  const bar = 1.5 * 48_000 * 2;
  expect(samples.length).toBe(piece.bars.length * bar + 2.4 * 48_000 * 2);
  const peaks = piece.bars.map((_, i) => peakOf16(samples.subarray(i * bar, (i + 1) * bar)));
  expect(Math.min(...peaks)).toBeGreaterThan(0.02);
  // −1 dBFS.
  expect(Math.max(...peaks)).toBeCloseTo(10 ** (-1 / 20), 3);
  expect(peakOf16(samples.subarray(-4800))).toBeLessThan(0.001);
});

const peakOf16 = (samples: Int16Array) =>
  samples.reduce((max, x) => Math.max(max, Math.abs(x)), 0) / 0x8000;

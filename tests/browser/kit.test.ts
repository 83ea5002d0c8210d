// The sprites as a browser decodes them: each note where the index says, in tune and whole.
import { describe, expect, test } from 'vitest';
import { GUESTS, type PitchedInstrument } from '#audio/music/instrument.ts';
import {
  KIT,
  PITCHED,
  type PitchedSlice,
  type RecordedInstrument,
  type RecordedStruck,
  type Slice,
  STRUCK,
  soundOfPitch,
  spriteUrl,
} from '#audio/samples/banks.ts';
import { peakOf, pitchNear } from '#tests/support/spectrum.ts';

const RATE = 48_000;
/** How far from its place in the index an attack may be (seconds). */
const EXACT = 0.001;
const HALF = 0.5;

const SPRITES: readonly { name: RecordedInstrument; format: 'webm' | 'mp3' }[] = [
  ...KIT.flatMap((name) => [{ name, format: 'webm' } as const, { name, format: 'mp3' } as const]),
  ...GUESTS.map((name) => ({ name, format: 'webm' }) as const),
];

const isPitched = (name: RecordedInstrument): name is PitchedInstrument => name in PITCHED;
const slicesOf = (name: RecordedInstrument): readonly Slice[] =>
  isPitched(name) ? PITCHED[name] : Object.values(STRUCK[name as RecordedStruck]);

async function decode(name: RecordedInstrument, format: 'webm' | 'mp3'): Promise<Float32Array> {
  const response = await fetch(spriteUrl(name, format));
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(
    await response.arrayBuffer(),
  );
  expect(buffer.numberOfChannels).toBe(1);
  return buffer.getChannelData(0);
}

const part = (samples: Float32Array, from: number, to: number) =>
  samples.subarray(Math.round(from * RATE), Math.round(to * RATE));

const decibels = (ratio: number) => 20 * Math.log10(ratio);

/** How alike two sounds are from their starts on: 1 the same, at whatever level. */
function likeness(a: Float32Array, b: Float32Array): number {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);
  const shared = short.reduce((sum, x, i) => sum + x * (long[i] ?? 0), 0);
  return shared / Math.sqrt(energy(a) * energy(b));
}

describe.each(SPRITES)('$name as $format', async ({ name, format }) => {
  const sprite = await decode(name, format);
  const slices = slicesOf(name);

  test.each(slices)('the slice at $at s starts there, rings and ends in silence', (slice) => {
    const { at, seconds } = slice;
    const sound = part(sprite, at, at + seconds);
    expect(sound.length).toBe(Math.round((at + seconds) * RATE) - Math.round(at * RATE));
    const peak = peakOf(sound);
    expect(decibels(peak), 'peak in dBFS').toBeGreaterThan(-20);
    expect(decibels(peak), 'peak in dBFS').toBeLessThan(-1);

    // The encoders smear a little ahead of an attack: a tenth of its height is more than that.
    const from = at - 0.05;
    const height = peakOf(part(sprite, at, at + Math.min(0.3, seconds)));
    const around = part(sprite, from, at + 0.05);
    const onset = from + around.findIndex((x) => Math.abs(x) > 0.1 * height) / RATE;
    expect(Math.abs(onset - at), `attack at ${onset}`).toBeLessThanOrEqual(EXACT);

    const end = peakOf(part(sprite, at + seconds - 0.001, at + seconds + 0.04));
    expect(decibels(end / peak), 'what is left at the end, in dB').toBeLessThan(-45);
  });

  test('no slice is another one again', () => {
    const sounds = slices.map(({ at, seconds }) => part(sprite, at, at + seconds));
    sounds.forEach((sound, i) => {
      for (const other of sounds.slice(i + 1)) expect(likeness(sound, other)).toBeLessThan(0.98);
    });
  });

  if (!isPitched(name)) return;
  test('every slice has the pitch that the index gives it', () => {
    for (const { at, midi } of slices as readonly PitchedSlice[]) {
      const heard = pitchNear(part(sprite, at + 0.06, at + 0.06 + HALF), midi, RATE);
      expect(Math.abs(heard - midi) * 100, `cents off ${midi}`).toBeLessThan(5);
    }
  });
});

test('a pitch between two recordings sounds in tune', async () => {
  const sprite = await decode('requinto', 'webm');
  const context = new OfflineAudioContext(1, RATE, RATE);
  const buffer = context.createBuffer(1, sprite.length, RATE);
  buffer.copyToChannel(new Float32Array(sprite), 0);
  const { at, rate } = soundOfPitch('requinto', 67);
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate });
  source.connect(context.destination);
  source.start(0, at);
  const played = (await context.startRendering()).getChannelData(0);
  const heard = pitchNear(part(played, 0.06, 0.06 + HALF), 67, RATE);
  expect(Math.abs(heard - 67) * 100).toBeLessThan(5);
});

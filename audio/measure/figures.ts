// Figures of a mix that need its stems: each player's own sound, before the limiter.

import { CLIP_SAMPLE_RATE, type Clip } from '#audio/music/clips/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import type { Note } from '#audio/music/score/score.ts';
import { biquad, filtered } from '#audio/samples/filter.ts';
import { mean } from '#lib/statistics.ts';
import { loudness } from './loudness.ts';
import type { Channels } from './measure.ts';
import { hann, peakOf, powerSpectrum, type Spectrum, within } from './spectrum.ts';

/** Each player's sound in a clip; together they are the mix, before the limiter. */
export type Stems = Partial<Record<Instrument, Channels>>;

/** Figures of a clip's mix. Figures of players who do not play are missing. */
export interface Figures {
  /** Peak before the limiter, in dBFS. */
  peak: number;
  /** Loudness of each player, in LU relative to the mix. */
  stems: Partial<Record<Instrument, number>>;
  /** The bass through a phone's loudspeaker: its loudness in LU relative to the mix… */
  phoneBass?: number;
  /** …and the number of ERB bands that fall by more than 3 dB without it. */
  phoneBands?: number;
  /** The amount by which strokes of the bongos stand out in their best band: median in dB, open and muted ones. */
  openBongos?: number;
  mutedBongos?: number;
  /** The level of the hembra over the macho, and over all others at 500 to 720 Hz (dB). */
  hembraOverMacho?: number;
  hembraOverRest?: number;
  /** Loudness of the requinto over the segunda (LU). */
  requintoOverSegunda?: number;
  /** Standard deviation of each player's times about their own mean, in milliseconds. */
  touch: Partial<Record<Instrument, number>>;
}

/** The range of a phone's loudspeaker, in Hz. */
const PHONE = { from: 450, to: 12_000 };
/** Length of a stroke that is compared (seconds). */
const STROKE = 0.06;
/** Smallest audible change of a band (dB). */
const HEARD = 3;
/** Energy of silence, so that ratios stay finite. */
const SILENCE = 1e-12;
/** The seconds before the fade-out that are compared, and the fade-out itself. */
const BEFORE_FADE = 0.2;
const FADE = 0.25;

/** Measures the mix of a clip. @param stems at 48 kHz */
export function figuresOf(clip: Pick<Clip, 'score'>, stems: Stems): Figures {
  const { notes, bpm } = clip.score();
  const mix = mixed(Object.values(stems));
  const total = loudness(mix);
  const figures: Figures = {
    peak: decibels(Math.max(...mix.map(peakOf)) ** 2),
    stems: Object.fromEntries(
      Object.entries(stems).map(([player, stem]) => [player, loudness(stem) - total]),
    ),
    touch: touchOf(notes, bpm),
  };
  const { bass, bongos, requinto, segunda } = stems;
  if (bass) {
    const [all, low] = [phone(mix), phone(bass)];
    figures.phoneBass = loudness(low) - loudness(all);
    const without = phone(mixed([mix], [bass]));
    const [before, after] = [bandsOf(all), bandsOf(without)];
    figures.phoneBands = before.filter(
      (power, i) => decibels(power / ((after[i] ?? 0) + SILENCE)) > HEARD,
    ).length;
  }
  if (bongos) {
    const rest = mixed([mix], [bongos]);
    const strokes = notes.filter(({ instrument }) => instrument === 'bongos');
    const of = (...names: string[]) =>
      strokes.filter((note) => 'stroke' in note && names.includes(note.stroke));
    const standsOut = (some: readonly Note[]) =>
      median(some.map(({ time }) => bestBand(bongos, rest, time)));
    figures.openBongos = standsOut(of('macho', 'hembra', 'slap'));
    figures.mutedBongos = standsOut(of('muted'));
    const level = (sound: Channels, { time }: Note, from = 0, to = Number.POSITIVE_INFINITY) =>
      decibels(powerAt(sound, time, 0.1, from, to) + SILENCE);
    const hembra = of('hembra');
    figures.hembraOverMacho =
      mean(hembra.map((note) => level(bongos, note))) -
      mean(of('macho').map((note) => level(bongos, note)));
    figures.hembraOverRest = median(
      hembra.map((note) => level(bongos, note, 500, 720) - level(rest, note, 500, 720)),
    );
  }
  if (requinto && segunda) figures.requintoOverSegunda = loudness(requinto) - loudness(segunda);
  return Object.fromEntries(
    Object.entries(figures).filter(([, value]) => !Number.isNaN(value)),
  ) as unknown as Figures;
}

/** The sum of sounds, minus others. */
export function mixed(plus: readonly Channels[], minus: readonly Channels[] = []): Channels {
  const length = plus[0]?.[0]?.length ?? 0;
  return [0, 1].map((side) => {
    const sum = new Float32Array(length);
    for (const [sign, sounds] of [
      [1, plus],
      [-1, minus],
    ] as const) {
      for (const sound of sounds) {
        const samples = sound[side] ?? new Float32Array();
        for (let i = 0; i < length; i++) sum[i] = (sum[i] ?? 0) + sign * (samples[i] ?? 0);
      }
    }
    return sum;
  });
}

/** The sound of a phone: mono, without frequencies below 450 Hz (24 dB an octave). */
export function phone(sound: Channels): Channels {
  const mono = (sound[0] ?? new Float32Array()).map((x, i) => (x + (sound[1]?.[i] ?? 0)) / 2);
  // Butterworth of the fourth order.
  const filters = [0.5412, 1.3066].map((q) =>
    biquad({ type: 'highpass', frequency: PHONE.from, q }, CLIP_SAMPLE_RATE),
  );
  return [filters.reduce(filtered, mono)];
}

/** Edges of the ERB bands between two frequencies in Hz (Glasberg and Moore). */
function erbEdges(from: number, to: number): number[] {
  const number = (frequency: number) => 21.4 * Math.log10(1 + 0.00437 * frequency);
  const edges: number[] = [];
  for (let erb = number(from); erb <= number(to); erb++)
    edges.push((10 ** (erb / 21.4) - 1) / 0.00437);
  return edges;
}

/** Mean level of a sound in each of the ERB bands that a phone plays, as power: loud moments do not outweigh the others. */
function bandsOf([samples = new Float32Array()]: Channels): number[] {
  const size = 4096;
  const edges = erbEdges(PHONE.from, PHONE.to);
  const bands = new Array<number>(edges.length - 1).fill(0);
  for (let from = 0; from + size <= samples.length; from += size) {
    const spectrum = powerSpectrum(hann(samples.subarray(from, from + size)), CLIP_SAMPLE_RATE);
    for (const [i] of bands.entries()) {
      const power = within(spectrum, edges[i] ?? 0, edges[i + 1] ?? 0);
      bands[i] = (bands[i] ?? 0) + decibels(power + SILENCE);
    }
  }
  const frames = Math.floor(samples.length / size);
  return bands.map((sum) => 10 ** (sum / frames / 10));
}

/** The highest ratio of a stroke's power to that of the rest in any ERB band, in dB. */
function bestBand(stem: Channels, rest: Channels, time: number): number {
  const edges = erbEdges(200, 8000);
  const spectra = (sound: Channels) => sound.map((samples) => spectrumAt(samples, time, STROKE));
  const [own, others] = [spectra(stem), spectra(rest)];
  const power = (of: readonly Spectrum[], i: number) =>
    of.reduce((sum, one) => sum + within(one, edges[i] ?? 0, edges[i + 1] ?? 0), 0);
  return Math.max(
    ...edges.slice(1).map((_, i) => decibels(power(own, i) / (power(others, i) + SILENCE))),
  );
}

function powerAt(sound: Channels, time: number, seconds: number, from: number, to: number): number {
  return sound.reduce(
    (sum, samples) => sum + within(spectrumAt(samples, time, seconds), from, to),
    0,
  );
}

function spectrumAt(samples: Float32Array, time: number, seconds: number) {
  const start = Math.max(0, Math.round(time * CLIP_SAMPLE_RATE));
  const part = samples.slice(start, start + Math.round(seconds * CLIP_SAMPLE_RATE));
  return powerSpectrum(part.length > 1 ? part : new Float32Array(2), CLIP_SAMPLE_RATE);
}

/** The level of the whole sound minus that before the fade-out (dB). */
export function levelBeforeFade(sound: Channels): number {
  const length = sound[0]?.length ?? 0;
  const end = length - Math.round(FADE * CLIP_SAMPLE_RATE);
  const start = end - Math.round(BEFORE_FADE * CLIP_SAMPLE_RATE);
  const power = (from: number, to: number) =>
    mean(sound.map((samples) => mean([...samples.subarray(from, to)].map((x) => x * x))));
  return decibels((power(0, length) + SILENCE) / (power(start, end) + SILENCE));
}

/** Places in a beat at which strokes are written: twelfths, for sixteenths and triplets. */
const PLACES = 12;

/** Standard deviation of each player's times about their mean, in milliseconds. */
export function touchOf(notes: readonly Note[], bpm: number): Figures['touch'] {
  const beat = 60 / bpm;
  const off = new Map<Instrument, Map<number, number>>();
  for (const { instrument, time } of notes) {
    // Strings of a strum follow each other: the first one counts.
    const place = Math.round((time / beat) * PLACES);
    const player = off.get(instrument) ?? new Map<number, number>();
    off.set(instrument, player);
    const written = place % 3 === 0 || place % 4 === 0;
    if (place > 0 && written && !player.has(place))
      player.set(place, time - (place * beat) / PLACES);
  }
  return Object.fromEntries(
    [...off]
      .filter(([, places]) => places.size > 8)
      .map(([player, places]) => [player, 1000 * deviationOf([...places.values()])]),
  );
}

function deviationOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((x) => (x - middle) ** 2)));
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const decibels = (power: number) => 10 * Math.log10(power);

import { beforeAll, describe, expect, test } from 'vitest';
import { Band } from '#audio/engine/band/band.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import { Kit } from '#audio/engine/band/kit.ts';
import { powerSpectrum } from '#audio/measure/spectrum.ts';
import { audiblePlayers } from '#audio/music/ear/audible.ts';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { only, PERCUSSION } from '#audio/music/ear/piece.ts';
import type { EarPiece, EarQuestion, Skill } from '#audio/music/ear/question.ts';
import { EIGHTH_COUNTS } from '#audio/music/ear/questions/drums.ts';
import { GROOVES } from '#audio/music/grooves/grooves.ts';
import { chord } from '#audio/music/harmony/harmony.ts';
import { BAND, type BandInstrument, type Instrument } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { perform } from '#audio/music/score/perform.ts';

// Audibility of a sound among others, measured in the frequency bands of the ear, window by window.

const RATE = 48_000;
/** Minimum number of windows per bar in which a player is audible. */
const STRETCHES = 2;
/** Length of a window, in samples: 43 ms at 48 kHz. */
const STRETCH = 2048;
/** Edges of the bands, in ERB numbers: about 50 Hz to 13 kHz. */
const [LOWEST, HIGHEST] = [2, 38];
/** Factor by which the power of a band must change to be audible: 3 dB. */
const TELLING = 2;
/** Minimum number of bands that must change in the same window. */
const BANDS = 3;
/**
 * The threshold of hearing in a room that is not quite silent, as a share of the loudest band's power: 30 dB
 * less.
 */
const AUDIBLE = 1e-3;

/** The window function, sample by sample. */
const WINDOW = Float64Array.from(
  { length: STRETCH },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / STRETCH),
);

/** The power in each band of the ear, window by window. */
type HeardBands = readonly Float64Array[];

/** The number of a frequency (Hz) on the scale of the ear's bands. */
const erb = (frequency: number) => 21.4 * Math.log10(1 + 0.00437 * frequency);

/**
 * The gain of a phone's loudspeaker at a frequency (share of the power): −24 dB per octave below 450
 * Hz.
 */
const phoneGain = (frequency: number) => 1 / (1 + (450 / Math.max(1, frequency)) ** 8);

/** @param phone whether it plays through a phone's loudspeaker */
function heardBands(samples: Float32Array, phone: boolean): HeardBands {
  const bandOf = Int8Array.from(
    { length: STRETCH },
    (_, bin) => Math.floor(erb((bin * RATE) / STRETCH)) - LOWEST,
  );
  const gains = Float64Array.from({ length: STRETCH }, (_, bin) =>
    phone ? phoneGain((bin * RATE) / STRETCH) : 1,
  );
  return Array.from({ length: Math.floor(samples.length / STRETCH) }, (_, i) => {
    // Without the window function a low tone would seem to have overtones.
    const stretch = samples
      .slice(i * STRETCH, (i + 1) * STRETCH)
      .map((sample, at) => sample * (WINDOW[at] ?? 0));
    const { power } = powerSpectrum(stretch, RATE);
    const bands = new Float64Array(HIGHEST - LOWEST);
    power.forEach((value, bin) => {
      const band = bandOf[bin] ?? -1;
      if (band < 0 || band >= bands.length) return;
      bands[band] = (bands[band] ?? 0) + value * (gains[bin] ?? 0);
    });
    return bands;
  });
}

/** The sum of several sounds. */
function together(...sounds: readonly HeardBands[]): HeardBands {
  const [first = [], ...others] = sounds;
  return first.map((bands, i) =>
    bands.map((power, band) => others.reduce((sum, one) => sum + (one[i]?.[band] ?? 0), power)),
  );
}

/** The indices of the windows in which two sounds differ audibly. */
function tellingStretches(one: HeardBands, other: HeardBands): number[] {
  const audible = AUDIBLE * Math.max(loudestBand(one), loudestBand(other));
  return one.flatMap((bands, i) => {
    const changed = [...bands].filter((power, band) => {
      const [low, high] = ordered(power, other[i]?.[band] ?? 0);
      return high > audible && high > low * TELLING;
    });
    return changed.length >= BANDS ? [i] : [];
  });
}

const ordered = (a: number, b: number) => (a < b ? ([a, b] as const) : ([b, a] as const));

/** The power of the loudest band. */
const loudestBand = (bands: HeardBands) =>
  bands.reduce((loudest, frame) => frame.reduce((a, b) => Math.max(a, b), loudest), 0);

const kit = new Kit();

/** The piece as a mono recording, mixed as the band is. */
async function recorded({ bars, bpm }: Pick<EarPiece, 'bars' | 'bpm'>): Promise<Float32Array> {
  const seconds = (bars.length * 240) / bpm;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const band = new Band(context, kit, new Desk(context, context.destination));
  const notes = bars.flatMap((bar, i) =>
    bar.notes.map(({ late: _, ...note }) => ({ ...note, beat: note.beat + i * 4 })),
  );
  const score = perform(notes, { bpm, bars: bars.length, seed: 'ear' });
  await band.load(new Set<Instrument>(notes.map(({ instrument }) => instrument)));
  for (const note of score.notes) band.schedule(note, Math.max(0, note.time));
  return (await context.startRendering()).getChannelData(0);
}

/** The windows in which a part of some music is audible among the rest, through a phone's loudspeaker. */
async function stretchesOf(
  { bars, bpm }: Pick<EarPiece, 'bars' | 'bpm'>,
  isOf: (note: LiveNote) => boolean,
) {
  const part = await recorded({ bars: withNotes(bars, isOf), bpm });
  const others = await recorded({ bars: withNotes(bars, (note) => !isOf(note)), bpm });
  const rest = heardBands(others, true);
  return tellingStretches(together(rest, heardBands(part, true)), rest);
}

/** The bars with only some of their notes. */
const withNotes = (bars: readonly LiveBar[], keep: (note: LiveNote) => boolean): LiveBar[] =>
  bars.map((bar) => ({ ...bar, notes: bar.notes.filter(keep) }));

const SETTING = { song: 'la-ventana', key: 'Am', changes: 'verse', take: 1, lanes: {} } as const;
const RHYTHMS: readonly RhythmType[] = ['derecho', 'majao', 'mambo'];
const barsIn = (rhythm: RhythmType) => loopBars({ ...SETTING, rhythm }, 2);
/** Recordings of each player in each rhythm, and their analysed sound, cached. */
const stems = new Map<string, Float32Array>();
const known = new Map<string, HeardBands>();

beforeAll(async () => {
  for (const rhythm of RHYTHMS) {
    for (const player of BAND) {
      const bars = only(barsIn(rhythm), [player]);
      stems.set(`${rhythm} ${player}`, await recorded({ bars, bpm: 120 }));
    }
  }
});

/** The recorded sound of a player in a rhythm. */
function bandsOf(rhythm: RhythmType, player: BandInstrument, phone: boolean): HeardBands {
  const stem = `${rhythm} ${player}`;
  const key = `${stem} ${phone}`;
  const bands = known.get(key) ?? heardBands(stems.get(stem) ?? new Float32Array(), phone);
  known.set(key, bands);
  return bands;
}

/** The recorded sound of some players in a rhythm. */
const heardOf = (rhythm: RhythmType, players: readonly BandInstrument[], phone: boolean) =>
  together(...players.map((player) => bandsOf(rhythm, player, phone)));

const without = (...players: readonly BandInstrument[]) =>
  BAND.filter((player) => !players.includes(player));

/** Expects enough windows of some bars to differ audibly. */
const expectTold = (telling: readonly number[], bars: number, what = '') =>
  expect(telling.length / bars, what).toBeGreaterThanOrEqual(STRETCHES);

test('everyone who is asked for is heard in the full band, through the speaker that is used', () => {
  for (const phone of [false, true]) {
    for (const player of audiblePlayers(BAND, phone)) {
      for (const rhythm of RHYTHMS) {
        const band = heardOf(rhythm, BAND, phone);
        const telling = tellingStretches(band, heardOf(rhythm, without(player), phone));
        expectTold(telling, 2, `${player} in ${rhythm}, phone: ${phone}`);
      }
    }
  }
});

describe('through the loudspeaker of a phone', () => {
  test('rhythms are told apart by the band, its percussion and each of its drums', () => {
    for (const [one, other] of [
      ['derecho', 'majao'],
      ['derecho', 'mambo'],
      ['majao', 'mambo'],
    ] as const) {
      for (const players of [BAND, PERCUSSION, ['guira'], ['bongos']] as const) {
        const [first, second] = [heardOf(one, players, true), heardOf(other, players, true)];
        expectTold(tellingStretches(first, second), 2, `${one} and ${other} by ${players}`);
      }
    }
  });

  test('one who plays another rhythm is heard beside the others', () => {
    for (const rhythm of ['derecho', 'majao'] as const) {
      for (const player of PERCUSSION) {
        const others = heardOf(rhythm, without(player), true);
        const before = together(others, heardOf(rhythm, [player], true));
        const after = together(others, heardOf('mambo', [player], true));
        expectTold(tellingStretches(before, after), 2, `${player} in ${rhythm}`);
      }
    }
  });

  test('the low drum on 4, which tells where count 1 is, is heard in each bar', async () => {
    for (const rhythm of RHYTHMS) {
      const isFour = (note: LiveNote) =>
        note.instrument === 'bongos' && note.stroke === 'hembra' && note.beat === 3;
      const telling = await stretchesOf({ bars: barsIn(rhythm), bpm: 120 }, isFour);
      expect(new Set(telling.map((stretch) => beatOf(stretch, 120))), rhythm).toEqual(
        new Set([3, 7]),
      );
    }
  });

  test('the hembra sounds other than the macho, and is heard in the band', async () => {
    const { bars, bpm } = earQuestion({ skill: 'drums', level: 1, seed: 'a', phone: true }).piece(
      EAR_MUSIC,
    );
    const [hembra, macho] = await Promise.all(
      (['hembra', 'macho'] as const).map(async (stroke) => {
        const struck = bars.map((bar) => ({
          ...bar,
          notes: bar.notes.map((note) =>
            note.instrument === 'bongos' ? { ...note, stroke } : note,
          ),
        }));
        return heardBands(await recorded({ bars: struck, bpm }), true);
      }),
    );
    // Four times as many windows as the minimum.
    expectTold(tellingStretches(hembra ?? [], macho ?? []), 4 * bars.length);

    const { task, ...question } = earQuestion({ skill: 'drums', level: 5, seed: 'd', phone: true });
    const asked = question.piece(EAR_MUSIC);
    const telling = await stretchesOf(
      asked,
      (note) => note.instrument === 'bongos' && note.stroke === 'hembra',
    );
    const count = task.kind === 'choice' ? EIGHTH_COUNTS.indexOf(task.right as '1') / 2 : -1;
    const eighths = telling.map((stretch) => beatOf(stretch, asked.bpm, 2));
    expect(eighths).toContain(count);
    expect(eighths).toContain(count + 4);
  });

  test('the voice is heard, which tells a verse from an interlude', async () => {
    const verse = questionOn('section', 3, 'verse').piece(EAR_MUSIC);
    const telling = await stretchesOf(verse, ({ instrument }) => instrument === 'voice');
    expectTold(telling, verse.bars.length);
  });

  test.each(Object.keys(GROOVES))(
    'the percussion of %s is heard that bachata has not',
    async (style) => {
      const piece = questionOn('style', 5, style).piece(EAR_MUSIC);
      const isStranger = ({ instrument }: LiveNote) => !BAND.some((own) => own === instrument);
      const telling = await stretchesOf(piece, isStranger);
      expectTold(telling, piece.bars.length);
    },
  );

  test.each(['a', 'c', 'f', 'h'])(
    'the next chord of question %s sounds like it more than like the others',
    async (seed) => {
      const { task, ...question } = earQuestion({ skill: 'chord', level: 5, seed, phone: true });
      if (task.kind !== 'choice') throw new Error('not a choice');
      const { bars, bpm } = question.piece(EAR_MUSIC);
      const next = bars[bars.length - 4];
      if (!next) throw new Error('there is no next bar');
      // Up to where it changes.
      const until = next.chords[1]?.beat ?? 4;
      const samples = await recorded({ bars: withNotes([next], ({ beat }) => beat < until), bpm });
      const shares = pitchShares(samples.slice(0, (until * 60 * RATE) / bpm));
      const likeness = (name: string) => {
        const { tones } = chord(name);
        return tones.reduce((sum, tone) => sum + Math.sqrt(shares[tone] ?? 0), 0) / tones.length;
      };
      expect(task.options.toSorted((x, y) => likeness(y) - likeness(x))[0]).toBe(task.right);
    },
  );
});

/** The beat, or part of it, that a window belongs to. The window may begin slightly earlier. */
function beatOf(stretch: number, bpm: number, parts = 1): number {
  const beat = ((stretch + 0.75) * STRETCH * bpm) / RATE / 60;
  return Math.floor(beat * parts) / parts;
}

/** A question whose answer is an item. */
function questionOn(skill: Skill, level: number, item: string): EarQuestion {
  for (let seed = 0; ; seed++) {
    const question = earQuestion({ skill, level, seed: `${seed}`, phone: true });
    if (question.item === item) return question;
  }
}

/** The share of each pitch class in a phone's playback of a recording. */
function pitchShares(samples: Float32Array): Float64Array {
  const { power, width } = powerSpectrum(samples, RATE);
  const shares = new Float64Array(12);
  for (const [bin, value] of power.entries()) {
    const frequency = bin * width;
    if (frequency < 60 || frequency > 2000) continue;
    const pitch = 69 + 12 * Math.log2(frequency / 440);
    // Between two notes there is only noise.
    if (Math.abs(pitch - Math.round(pitch)) > 0.25) continue;
    const note = Math.round(pitch) % 12;
    shares[note] = (shares[note] ?? 0) + value * phoneGain(frequency);
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

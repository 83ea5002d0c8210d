import { expect, test } from 'vitest';
import { Band } from '#audio/engine/band/band.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import { powerSpectrum } from '#audio/measure/spectrum.ts';
import { tellable } from '#audio/music/ear/audible.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { countOf } from '#audio/music/ear/judge.ts';
import { only } from '#audio/music/ear/piece.ts';
import { playersIn } from '#audio/music/ear/players.ts';
import type { EarQuestion, Piece } from '#audio/music/ear/question.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live.ts';
import { perform } from '#audio/music/perform.ts';
import { loopBars } from '#audio/music/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

const RATE = 48_000;
/** Length of the stretches in which a player is heard or not, in samples: 43 ms. */
const FRAME = 2048;
/** Edges of the bands, in ERB numbers: about 50 Hz to 13 kHz. */
const [LOWEST, HIGHEST] = [2, 38];
/** A band tells of a player when its level changes by more than this (dB). */
const TELLING = 3;
/** How many bands have to change at once. */
const BANDS = 3;
/** How many stretches a bar have to tell of a player, at least. */
const STRETCHES = 2;

const kit = new Kit(fetchSprite);

/** The piece as a mono recording, mixed as the band is. */
async function recorded({ bars, bpm }: Pick<Piece, 'bars' | 'bpm'>): Promise<Float32Array> {
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

/** The number of a frequency (Hz) on the scale of the ear's bands. */
const erb = (frequency: number) => 21.4 * Math.log10(1 + 0.00437 * frequency);
/** What the loudspeaker of a phone leaves of a frequency: 24 dB less for each octave below 450 Hz. */
const phoneGain = (frequency: number) => 1 / (1 + (450 / Math.max(1, frequency)) ** 8);

/** The power in each band of the ear, stretch by stretch. */
function heardBands(samples: Float32Array, phone: boolean): Float64Array[] {
  return Array.from({ length: Math.floor(samples.length / FRAME) }, (_, i) => {
    const { power, width } = powerSpectrum(samples.slice(i * FRAME, (i + 1) * FRAME), RATE);
    const bands = new Float64Array(HIGHEST - LOWEST);
    for (const [bin, value] of power.entries()) {
      const frequency = bin * width;
      const band = Math.floor(erb(frequency)) - LOWEST;
      if (band < 0 || band >= bands.length) continue;
      bands[band] = (bands[band] ?? 0) + value * (phone ? phoneGain(frequency) : 1);
    }
    return bands;
  });
}

test('everyone who is asked for is heard in the full band, through the speaker that is used', async () => {
  for (const rhythm of ['derecho', 'majao', 'mambo'] as RhythmType[]) {
    const bars = loopBars(
      { song: 'la-ventana', key: 'Am', changes: 'verse', rhythm, take: 1, lanes: {} },
      2,
    );
    const stems = new Map<string, Float32Array>();
    for (const player of BAND) {
      stems.set(player, await recorded({ bars: only(bars, [player]), bpm: 120 }));
    }
    for (const phone of [false, true]) {
      const bands = new Map([...stems].map(([player, stem]) => [player, heardBands(stem, phone)]));
      const loudest = Math.max(...[...bands.values()].flat().flatMap((frame) => [...frame]));
      for (const player of BAND) {
        const own = bands.get(player) ?? [];
        const telling = own.filter((frame, i) => {
          const changed = [...frame].filter((power, band) => {
            const others = BAND.filter((other) => other !== player).reduce(
              (sum, other) => sum + (bands.get(other)?.[i]?.[band] ?? 0),
              0,
            );
            // 60 dB under the loudest, nothing is heard.
            return power > loudest * 1e-6 && 10 * Math.log10((others + power) / others) > TELLING;
          });
          return changed.length >= BANDS;
        });
        const perBar = telling.length / bars.length;
        if (tellable(BAND, phone).includes(player)) {
          expect(perBar, `${player} in ${rhythm}, phone: ${phone}`).toBeGreaterThanOrEqual(
            STRETCHES,
          );
        }
      }
    }
  }
});

/** Energy of a recording between two frequencies (Hz), around a time in seconds. */
function energyAt(samples: Float32Array, seconds: number, low: number, high: number): number {
  const from = Math.round(seconds * RATE);
  const { power, width } = powerSpectrum(samples.slice(from, from + 2 * FRAME), RATE);
  return power.reduce((sum, p, i) => (i * width >= low && i * width < high ? sum + p : sum), 0);
}

const ask = (asked: Pick<EarQuestion, 'skill' | 'level' | 'seed'>) =>
  earQuestion({ ...asked, phone: false });

test('the low drum is recorded on the counts 4 of a question on count 1', async () => {
  const question = ask({ skill: 'one', level: 5, seed: 'recorded' });
  const piece = question.piece();
  const samples = await recorded(piece);
  const { task } = question;
  if (task.kind !== 'downbeat') throw new Error('not a question on count 1');
  const beat = 60 / piece.bpm;
  const sums = [0, 0, 0, 0];
  for (let i = 1; i < task.beats - 4; i++) {
    const count = countOf(task, i);
    sums[count - 1] = (sums[count - 1] ?? 0) + energyAt(samples, i * beat, 150, 330);
  }
  expect(sums.indexOf(Math.max(...sums)) + 1).toBe(4);
});

test('who is missing is not in the recording, and would be heard in it', async () => {
  const question = ask({ skill: 'missing', level: 2, seed: 'recorded' });
  const { bars, bpm } = question.piece();
  const explained = question.explained();
  const right = question.task.kind === 'choice' ? question.task.right : '';
  const [missing] = playersIn(right);
  if (!missing) throw new Error('nobody is missing');
  const whole = explained.bars.slice(bars.length);
  const rest = await recorded({ bars, bpm });
  const stem = await recorded({ bars: only(whole, [missing]), bpm });
  const together = await recorded({ bars: whole as LiveBar[], bpm });
  const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);
  const difference = together.map((x, i) => x - (rest[i] ?? 0));
  // What the whole band has beyond the question is the missing player, note by note.
  expect(energy(difference.map((x, i) => x - (stem[i] ?? 0)))).toBeLessThan(0.05 * energy(stem));
  expect(energy(stem)).toBeGreaterThan(0.005 * energy(together));
});

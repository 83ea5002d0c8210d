import fc from 'fast-check';
import { BasicMIDI } from 'spessasynth_core';
import { expect, test } from 'vitest';
import { type BandItem, Bars } from '#audio/engine/live/bars.ts';
import { lanesOf, notesByCell } from '#audio/music/chart/lanes.ts';
import { keysOf } from '#audio/music/harmony/harmony.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { FORM_BARS } from '#audio/music/live/form.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { midiFile } from '#audio/music/live/midi-file.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { CHANGES, SONG_BY_ID, SONG_IDS } from '#audio/music/songs/songs.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { heardMix, INITIAL_MIXER } from '#src/band/mixer.ts';
import {
  type BarRange,
  DEFAULT_SETTINGS,
  LENGTHS,
  type PracticeSettings,
} from '#src/practice/settings/settings.ts';
import {
  barsOf,
  follow,
  opening,
  type PiecePlacement,
  pieceOf,
  placementAt,
  withCorte,
  withPlacement,
} from './piece.ts';

// Chart, MIDI file and sound of the same music: random songs, keys, forms and cues. The rendered sound of the schedule
// is compared sample by sample in tests/browser/live-band.properties.test.ts.

/** The longest stretch of music that is compared, in bars. */
const MOST_BARS = 24;
/** Two samples at 48 kHz, in seconds. */
const SAMPLES = 2 / 48_000;

/** The cue that comes in a bar since Play. */
type Call = { bar: number } & (
  | { type: 'corte' }
  | { type: 'jump'; to: number }
  | { type: 'repeat'; range: BarRange }
);

const anySettings: fc.Arbitrary<PracticeSettings> = fc
  .record({
    song: fc.constantFrom(...SONG_IDS),
    index: fc.nat(11),
    rhythm: fc.constantFrom(...RHYTHM_TYPES),
    changes: fc.constantFrom(...CHANGES),
    length: fc.constantFrom('form' as const, 'form' as const, ...LENGTHS),
    take: fc.integer({ min: 1, max: 99 }),
    tempo: fc.integer({ min: TEMPO.slowest, max: TEMPO.fastest }),
    own: fc.boolean(),
  })
  .map(({ index, own, ...music }) => ({
    ...DEFAULT_SETTINGS,
    ...music,
    key: keysOf(SONG_BY_ID[music.song])[index] ?? 'Am',
    lanes: own ? { guira: { cells: 'd.u.t.s.D.udtt..' }, bass: { cells: '1.....5.8..3....' } } : {},
  }));

const anyRange = fc
  .record({ from: fc.nat(80), bars: fc.integer({ min: 1, max: 8 }) })
  .map((range) => ({ type: 'repeat', range }) as const);
const anyCall: fc.Arbitrary<Call> = fc
  .tuple(
    fc.integer({ min: 1, max: MOST_BARS }),
    fc.oneof(
      fc.constant({ type: 'corte' } as const),
      fc.nat(FORM_BARS.length - 1).map((to) => ({ type: 'jump', to }) as const),
      anyRange,
    ),
  )
  .map(([bar, call]) => ({ bar, ...call }));

/** The bars since Play, as the machine of the page places them. */
function played(settings: PracticeSettings, start: number, calls: readonly Call[]): LiveBar[] {
  const piece = pieceOf(settings);
  const isSong = piece.sections.length > 0;
  let placements: readonly PiecePlacement[] = [opening(piece, isSong ? start : 0, null)];
  for (const call of calls.toSorted((a, b) => a.bar - b.bar)) {
    const last = placementAt(placements, call.bar);
    const range = call.type === 'repeat' ? call.range : null;
    const added =
      call.type === 'corte'
        ? withCorte(last, call.bar)
        : isSong
          ? [follow(last, call.bar, { piece, range, ...(call.type === 'jump' && { to: call.to }) })]
          : [];
    // Earlier placements are kept, since the bars are read from the beginning.
    placements = added.reduce((all, each) => withPlacement(all, each, 0), placements);
  }
  const at = barsOf(placements);
  const bars: LiveBar[] = [];
  for (let bar = 0; bar < MOST_BARS; bar++) {
    const next = at(bar);
    if (!next) break;
    bars.push(next);
  }
  return bars;
}

/** The identity of a stroke: player, place, and pitch or sound. */
const keyOf = (note: LiveNote, bar: number) =>
  [note.instrument, bar, note.beat, 'pitch' in note ? note.pitch : note.stroke].join(' ');

const strokesOf = (bars: readonly LiveBar[], player: BandInstrument) =>
  bars.flatMap(({ notes }, bar) =>
    notes.filter(({ instrument }) => instrument === player).map((note) => ({ note, bar })),
  );

test('chart, MIDI and sound have the same strokes, none lost or doubled', () => {
  let strokes = 0;
  fc.assert(
    fc.property(
      anySettings,
      fc.nat(FORM_BARS.length - 4),
      fc.array(anyCall, { maxLength: 5 }),
      (settings, start, calls) => {
        const { tempo } = settings;
        const bars = played(settings, start, calls);
        const timeline = { timeOf: (beat: number) => (beat * 60) / tempo };
        const music = new Bars((bar) => bars[bar] ?? null, false);
        const sounds = [...music.sounds(0, bars.length * 4, timeline)];
        const scheduled = sounds.flatMap(({ stroke, time }: BandItem) =>
          stroke ? [{ ...stroke, time }] : [],
        );
        const midi = BasicMIDI.fromArrayBuffer(
          midiFile(bars, tempo, heardMix(INITIAL_MIXER)).buffer,
        );
        for (const [index, player] of BAND.entries()) {
          const wanted = strokesOf(bars, player);
          strokes += wanted.length;

          const heard = scheduled.filter(({ note }) => note.instrument === player);
          expect(heard.map(({ note, bar }) => keyOf(note, bar)).toSorted()).toEqual(
            wanted.map(({ note, bar }) => keyOf(note, bar)).toSorted(),
          );
          for (const { note, bar, time } of heard) {
            const late = time - (timeline.timeOf(bar * 4 + note.beat) + note.late);
            expect(Math.abs(late)).toBeLessThan(SAMPLES);
          }

          const ticks = (midi.tracks[index + 1]?.events ?? [])
            .filter(({ statusByte }) => statusByte >> 4 === 9)
            .map(({ ticks: at }) => at);
          const exact = wanted
            .map(({ note, bar }) => bar * 4 + note.beat + (note.late * tempo) / 60)
            .map((beat) => Math.max(0, beat * 480))
            .toSorted((a, b) => a - b);
          expect(ticks).toHaveLength(exact.length);
          for (const [n, tick] of ticks.toSorted((a, b) => a - b).entries()) {
            expect(Math.abs(tick - (exact[n] ?? 0))).toBeLessThan(0.501);
          }

          for (const [bar, each] of bars.entries()) {
            const lane = lanesOf(each, bars[bar + 1])[player];
            const cells = lane.map(({ cell }) => cell);
            const sounding = notesByCell(player, each);
            expect(cells).toEqual(sounding.map(([cell]) => cell));
            const isInOrder = lane.every(
              ({ cell, label, name }, index) =>
                cell > (cells[index - 1] ?? -1) && cell < 16 && label !== '' && name !== '',
            );
            expect(isInOrder).toBe(true);
            // A cell has the notes within half a sixteenth of it; ornaments belong to the note they lead to.
            for (const [cell, notes] of sounding) {
              for (const { beat } of notes) expect(Math.abs(beat * 4 - cell)).toBeLessThan(0.51);
            }
            const drawn = sounding.flatMap(([, notes]) => notes);
            const own = each.notes.filter(({ instrument }) => instrument === player);
            const ornaments = own.filter((note) => !drawn.includes(note));
            expect(drawn.length + ornaments.length).toBe(own.length);
            for (const note of ornaments) {
              expect('beats' in note && note.beats <= 0.125 && (note.beat * 4) % 1 !== 0).toBe(
                true,
              );
            }
          }
        }
      },
    ),
    { seed: 48, numRuns: 60 },
  );
  expect(strokes).toBeGreaterThan(20_000);
});

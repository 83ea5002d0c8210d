import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { LANE_STROKES, parseLane } from '#audio/music/live/own-lane.ts';
import { type LoopBars, loopBars, songForm } from '#audio/music/live/practice-music.ts';
import { SONG_BY_ID, SONG_IDS } from '#audio/music/songs/songs.ts';
import { MUSIC } from '#tests/support/loop-music.ts';
import { laneOf } from './lane-of.ts';
import { lanesOf } from './lanes.ts';

const LENGTHS: readonly LoopBars[] = [1, 2, 4, 8];

const lanes = (player: BandInstrument) =>
  fc.constantFrom(...LENGTHS).chain((bars) =>
    fc
      .array(fc.constantFrom('.', ...LANE_STROKES[player].map(({ symbol }) => symbol)), {
        minLength: bars * 16,
        maxLength: bars * 16,
      })
      .map((cells) => cells.join('')),
  );
const sound = (bars: readonly LiveBar[], player: BandInstrument) =>
  bars.map((bar) => bar.notes.filter(({ instrument }) => instrument === player));

describe('the lane of played notes', () => {
  test.each(BAND.filter((player) => player !== 'requinto'))(
    'of a lane of one’s own is that lane: %s',
    (player) => {
      fc.assert(
        fc.property(lanes(player), fc.constantFrom(...SONG_IDS), (cells, song) => {
          const { key } = SONG_BY_ID[song];
          const bars = (cells.length / 16) as LoopBars;
          const played = loopBars({ ...MUSIC, song, key, lanes: { [player]: { cells } } }, bars);
          expect(laneOf(player, played)).toEqual({ cells });
        }),
        { numRuns: 30 },
      );
    },
  );

  test('of a lane of one’s own sounds the same: requinto', () => {
    fc.assert(
      fc.property(lanes('requinto'), fc.constantFrom(...SONG_IDS), (cells, song) => {
        const { key } = SONG_BY_ID[song];
        const bars = (cells.length / 16) as LoopBars;
        const played = (text: string) =>
          loopBars({ ...MUSIC, song, key, lanes: { requinto: { cells: text } } }, bars);
        const again = played(laneOf('requinto', played(cells)).cells);
        expect(sound(again, 'requinto')).toEqual(sound(played(cells), 'requinto'));
      }),
      { numRuns: 30 },
    );
  });

  test('is valid for every player in all the music of the page', () => {
    for (const song of SONG_IDS) {
      const { key } = SONG_BY_ID[song];
      const { bars, sections } = songForm({ ...MUSIC, song, key });
      for (const { from } of sections) {
        for (const player of BAND) {
          const lane = laneOf(player, bars.slice(from, from + 4));
          expect(parseLane(player, lane.cells)).toEqual(lane);
          expect(lane.cells).toHaveLength(64);
        }
      }
    }
  });

  test('keeps the cells that are played', () => {
    const bars = loopBars({ ...MUSIC, rhythm: 'majao' }, 1);
    expect(laneOf('guira', bars).cells).toBe('d...d...d...D...');
    expect(laneOf('bongos', loopBars(MUSIC, 1)).cells).toMatch(/^M\.m\.o\.m\.M\.[mo]\.H\..\.$/);
    expect(laneOf('bass', bars).cells.replaceAll(/[1583]/g, 'x')).toMatch(/^x.....x.x...x...$/);
  });

  test('keeps the slaps of the segunda', () => {
    const bars = loopBars(MUSIC, 8);
    const slaps = bars.flatMap((bar) => lanesOf(bar).segunda.filter(({ kind }) => kind === 'slap'));
    expect(slaps.length).toBeGreaterThan(0);
    expect(laneOf('segunda', bars).cells.replaceAll(/[^x]/g, '')).toHaveLength(slaps.length);
  });

  test('has the longest length that a lane can have', () => {
    const bars = loopBars(MUSIC, 8);
    expect(laneOf('guira', bars.slice(0, 3)).cells).toHaveLength(32);
    expect(laneOf('guira', songForm(MUSIC).bars).cells).toHaveLength(128);
    expect(laneOf('guira', []).cells).toBe('.'.repeat(16));
  });
});

import { BasicMIDI } from 'spessasynth_core';
import { describe, expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { MUSIC } from '#tests/support/loop-music.ts';
import type { LiveBar, LiveNote } from './live.ts';
import { type MidiMix, midiFile } from './midi-file.ts';
import { loopBars, songForm } from './practice-music.ts';

const PLAYERS = ['Requinto', 'Segunda', 'Bass', 'Guira', 'Bongos'];
/** The players' tracks come after the one with tempo and meter. */
const [REQUINTO, SEGUNDA, BASS, GUIRA, BONGOS] = [1, 2, 3, 4, 5];

const heard = { gain: 1, pan: 0 };
const EVERYONE = Object.fromEntries(BAND.map((player) => [player, heard])) as MidiMix;

const parsed = (bars: readonly LiveBar[], bpm = 120, mix = EVERYONE) =>
  BasicMIDI.fromArrayBuffer(midiFile(bars, bpm, mix).buffer);

interface Parsed {
  key: number;
  on: number;
  off: number;
  velocity: number;
  channel: number;
}

/** The notes of a track. Throws if a note is never released or is struck while it sounds. */
function notesOf(midi: BasicMIDI, track: number | undefined): Parsed[] {
  const notes: Parsed[] = [];
  const sounding = new Map<number, Parsed>();
  for (const { ticks, statusByte, data } of midi.tracks[track ?? -1]?.events ?? []) {
    const [key = -1, velocity = 0] = data;
    if (statusByte >> 4 === 9) {
      if (sounding.has(key)) throw new Error(`${key} is struck while it sounds`);
      const note = { key, on: ticks, off: -1, velocity, channel: statusByte & 15 };
      sounding.set(key, note);
      notes.push(note);
    } else if (statusByte >> 4 === 8) {
      const note = sounding.get(key);
      if (!note) throw new Error(`${key} does not sound`);
      note.off = ticks;
      sounding.delete(key);
    }
  }
  if (sounding.size > 0) throw new Error('a note is never released');
  return notes;
}

const bar = (notes: readonly LiveNote[], more: Partial<LiveBar> = {}): LiveBar => ({
  rhythm: 'derecho',
  chords: [],
  notes,
  ...more,
});
const bass = (beat: number, beats: number, late = 0): LiveNote => ({
  ...{ instrument: 'bass', pitch: 33, velocity: 0.5 },
  ...{ beat, beats, late },
});

describe('a MIDI file', () => {
  const midi = parsed(loopBars(MUSIC, 4), 96);

  test('is of format 1 with 480 ticks per quarter note', () => {
    const bytes = midiFile(loopBars(MUSIC, 1), 96, EVERYONE);
    expect([...bytes.slice(0, 14)]).toEqual([
      ...[0x4d, 0x54, 0x68, 0x64, 0, 0, 0, 6],
      ...[0, 1, 0, 6, 0x01, 0xe0],
    ]);
    expect(midi.format).toBe(1);
    expect(midi.timeDivision).toBe(480);
  });

  test('has a track of its own for tempo and meter', () => {
    const [conductor] = midi.tracks;
    const tempo = conductor?.events.find(({ statusByte }) => statusByte === 0x51);
    // 625,000 µs a quarter note.
    expect([...(tempo?.data ?? [])]).toEqual([0x09, 0x89, 0x68]);
    const meter = conductor?.events.find(({ statusByte }) => statusByte === 0x58);
    expect([...(meter?.data ?? [])].slice(0, 2)).toEqual([4, 2]);
    expect(notesOf(midi, 0)).toEqual([]);
  });

  test('has a named track for each player, percussion on channel 10', () => {
    expect(midi.tracks.slice(1).map(({ name }) => name)).toEqual(PLAYERS);
    for (const track of [GUIRA, BONGOS]) {
      expect(new Set(notesOf(midi, track).map(({ channel }) => channel))).toEqual(new Set([9]));
    }
    const channels = [REQUINTO, SEGUNDA, BASS].map((track) => notesOf(midi, track)[0]?.channel);
    expect(channels).toEqual([0, 1, 2]);
  });

  test('gives the guitars and the bass their General MIDI programs', () => {
    const programs = midi.tracks.map(
      ({ events }) => events.find(({ statusByte }) => statusByte >> 4 === 0xc)?.data[0],
    );
    expect(programs).toEqual([undefined, 25, 24, 33, undefined, undefined]);
  });

  test('leaves out silent players', () => {
    const mix = { ...EVERYONE, segunda: { gain: 0, pan: 0 }, guira: { gain: 0, pan: 0 } };
    const { tracks } = parsed(loopBars(MUSIC, 4), 96, mix);
    expect(tracks.slice(1).map(({ name }) => name)).toEqual(['Requinto', 'Bass', 'Bongos']);
  });

  test('has volume and pan of the guitars and the bass as they are set', () => {
    const mix = {
      ...EVERYONE,
      requinto: { gain: 1, pan: 0.3 },
      segunda: { gain: 0.25, pan: -1 },
      bass: { gain: 1.5, pan: 0 },
    };
    const controls = (track: number | undefined) =>
      parsed(loopBars(MUSIC, 1), 96, mix)
        .tracks[track ?? -1]?.events.filter(({ statusByte }) => statusByte >> 4 === 0xb)
        .map(({ statusByte, data }) => [statusByte & 15, ...data]);
    expect(controls(REQUINTO)).toEqual([
      [0, 7, 100],
      [0, 10, 83],
    ]);
    // Volume is squared: a quarter of the gain is half of the volume.
    expect(controls(SEGUNDA)).toEqual([
      [1, 7, 50],
      [1, 10, 1],
    ]);
    expect(controls(BASS)).toEqual([
      [2, 7, 122],
      [2, 10, 64],
    ]);
  });

  test('has softer strokes of percussion that is turned down, since they share a channel', () => {
    const bars = loopBars(MUSIC, 1);
    const velocities = (mix?: MidiMix) =>
      notesOf(parsed(bars, 120, mix), BONGOS).map(({ velocity }) => velocity);
    const full = velocities();
    const quarter = velocities({ ...EVERYONE, bongos: { gain: 0.25, pan: 0 } });
    for (const [i, velocity] of quarter.entries()) {
      expect(Math.abs(velocity - (full[i] ?? 0) / 2)).toBeLessThanOrEqual(0.5);
    }
    expect(notesOf(parsed(bars), GUIRA)).not.toEqual([]);
  });

  test('has every note of a whole song with its key, none struck while it sounds', () => {
    const { bars } = songForm(MUSIC);
    const file = parsed(bars, 160);
    expect(file.duration).toBeCloseTo((bars.length * 4 * 60) / 160, 0);
    for (const [i, player] of BAND.entries()) {
      const keys = notesOf(file, i + 1).map(({ key }) => key);
      const played = bars.flatMap(({ notes }) =>
        notes.filter(({ instrument }) => instrument === player),
      );
      expect(keys, player).toHaveLength(played.length);
      const pitches = played.flatMap((note) => ('pitch' in note ? [note.pitch] : []));
      if (pitches.length > 0) expect(keys.toSorted()).toEqual(pitches.toSorted());
    }
  });

  test('plays bongos and güira on the keys of General MIDI', () => {
    const bongos = notesOf(midi, BONGOS);
    const fourth = bongos.find(({ on }) => Math.abs(on - 3 * 480) < 20);
    expect(fourth?.key).toBe(61);
    expect(bongos[0]?.key).toBe(60);
    expect(new Set(notesOf(midi, GUIRA).map(({ key }) => key))).toEqual(new Set([73, 69, 74]));
    const strokes = notesOf(
      parsed(loopBars({ ...MUSIC, lanes: { guira: { cells: 'd.u.t.s.D.......' } } }, 1)),
      GUIRA,
    );
    expect(strokes.map(({ key }) => key)).toEqual([73, 69, 70, 74, 73]);
  });

  const signposts = (bars: readonly LiveBar[], type: number) =>
    parsed(bars).tracks[0]?.events.flatMap(({ ticks, statusByte, data }) =>
      statusByte === type ? [[ticks / 480 / 4, String.fromCharCode(...data)] as const] : [],
    );

  test('has a marker at each section of a song, and none in a loop', () => {
    const { bars, sections } = songForm(MUSIC);
    const markers = signposts(bars, 0x06);
    expect(markers?.map(([bar]) => bar)).toEqual(sections.map(({ from }) => from));
    expect(markers?.map(([, name]) => name).slice(0, 6)).toEqual([
      ...['Intro', 'Verse 1', 'Pre-chorus 1', 'Chorus 1', 'Interlude', 'Verse 2'],
    ]);
    expect(signposts(loopBars(MUSIC, 4), 0x06)).toEqual([]);
  });

  test('has each chord where it begins, as it is named on the chart', () => {
    const { bars } = songForm({ ...MUSIC, song: 'el-camino', key: 'F#m' });
    const named = bars.flatMap(({ chords }, bar) =>
      chords.map(({ beat, name }) => [bar + beat / 4, name]),
    );
    expect(signposts(bars, 0x01)).toEqual(named);
    expect(named).toContainEqual([29.5, 'E']);
  });

  test.each([
    ['la-ventana', 'Am', 0, 1],
    ['la-ventana', 'Bbm', 251, 1],
    ['la-ventana', 'G#m', 5, 1],
    ['domingo', 'F#', 6, 0],
    ['domingo', 'Ab', 252, 0],
  ] as const)('has one key signature: %s in %s', (song, key, sharps, minor) => {
    const [conductor] = parsed(songForm({ ...MUSIC, song, key }).bars).tracks;
    const signatures = conductor?.events.filter(({ statusByte }) => statusByte === 0x59);
    expect(signatures?.map(({ ticks, data }) => [ticks, ...data])).toEqual([[0, sharps, minor]]);
  });
});

describe('a note in a MIDI file', () => {
  test('is late by its touch at the tempo of the file', () => {
    const late = [bar([bass(1, 1, 0.01)])];
    expect(notesOf(parsed(late, 60), BASS)[0]?.on).toBe(485);
    expect(notesOf(parsed(late, 120), BASS)[0]?.on).toBe(490);
  });

  test('keeps its length in beats and its velocity', () => {
    expect(notesOf(parsed([bar([bass(1, 1.5)])]), BASS)).toEqual([
      { key: 33, on: 480, off: 1200, velocity: 64, channel: 2 },
    ]);
  });

  test('is never before the start of the file', () => {
    expect(notesOf(parsed([bar([bass(0, 1, -0.005)])]), BASS)[0]?.on).toBe(0);
  });

  test('ends where the same key is struck again', () => {
    const notes = notesOf(parsed([bar([bass(0, 3), bass(1, 1)])]), BASS);
    expect(notes.map(({ on, off }) => [on, off])).toEqual([
      [0, 480],
      [480, 960],
    ]);
  });

  test('does not sound in a silent bar, which still lasts', () => {
    const silent = bar([bass(0, 1)], { silent: true });
    expect(notesOf(parsed([silent, bar([bass(0, 1)])]), BASS).map(({ on }) => on)).toEqual([1920]);
  });
});

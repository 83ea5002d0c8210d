import { majorKey, minorKey } from '@tonaljs/key';
import { BEATS } from '#audio/music/chart/chart.ts';
import { isMinor, type MusicalKey } from '#audio/music/harmony/harmony.ts';
import { BAND, type BandInstrument, type BandStroke } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from './live.ts';

/** Ticks per quarter note. */
const PPQ = 480;
/** Duration of a percussion stroke, in ticks. */
const STRUCK = PPQ / 8;

/** Channels from 0; percussion is on 9, which musicians call 10. */
const PERCUSSION = 9;

/** The name and the sound of a player's track: its channel, and its General MIDI program. */
const TRACKS: Readonly<
  Record<BandInstrument, { name: string; channel: number; program?: number }>
> = {
  // Steel-string, nylon-string guitar and fingered bass.
  requinto: { name: 'Requinto', channel: 0, program: 25 },
  segunda: { name: 'Segunda', channel: 1, program: 24 },
  bass: { name: 'Bass', channel: 2, program: 33 },
  // Without an umlaut: the encoding of names in MIDI files is not defined.
  guira: { name: 'Guira', channel: PERCUSSION },
  bongos: { name: 'Bongos', channel: PERCUSSION },
};

/** The closest sounds of the General MIDI percussion map. */
const PERCUSSION_KEYS: Readonly<Record<BandStroke, number>> = {
  // High and low bongo; a mute high conga for a damped stroke, and an open one for a slap.
  macho: 60,
  hembra: 61,
  muted: 62,
  slap: 63,
  // Short and long güiro; cabasa and maracas, so that the güira's directions differ.
  down: 73,
  up: 69,
  tap: 70,
  scrape: 74,
};

const VOLUME = 7;
const PAN = 10;
/** The volume (controller 7) for a gain of 1. Leaves room for a gain of 1.5, since volume is squared. */
const FULL_VOLUME = 100;

/** The mix of each player: gain, 0 silent and 1 as calibrated; pan, −1 left to 1 right. */
export type MidiMix = Readonly<Record<BandInstrument, { gain: number; pan: number }>>;

/** An event of a track: a time in ticks from the start, and its bytes. */
interface Event {
  tick: number;
  bytes: readonly number[];
}

/**
 * A MIDI file of the bars: format 1, 480 ticks per quarter note, a track with tempo, meter, key signatures, markers of
 * sections and texts of chords, then one track per audible player. The humanising is kept. Güira and bongos share the
 * percussion channel, so their volume is in the velocities and their panning is left to the drum kit.
 * @param bpm counts a minute
 */
export function midiFile(
  bars: readonly LiveBar[],
  bpm: number,
  mix: MidiMix,
): Uint8Array<ArrayBuffer> {
  const end = bars.length * BEATS * PPQ;
  const microseconds = Math.round(60e6 / bpm);
  const conductor = [
    meta(0x03, text('Martillo')),
    meta(0x51, bigEndian(microseconds, 3)),
    // 4/4, with 24 MIDI clocks to a beat and eight 32nds to a quarter note.
    meta(0x58, [BEATS, 2, 24, 8]),
  ];
  const tracks = [
    track([...conductor.map((bytes) => ({ tick: 0, bytes })), ...signposts(bars)], end),
    ...BAND.filter((player) => mix[player].gain > 0).map((player) =>
      playerTrack(player, mix[player], bars, bpm, end),
    ),
  ];
  const header = chunk(
    'MThd',
    [1, tracks.length, PPQ].flatMap((value) => bigEndian(value, 2)),
  );
  return Uint8Array.from([header, ...tracks].flat());
}

/** Key signatures, section markers and chord names, each where it changes. */
function signposts(bars: readonly LiveBar[]): Event[] {
  const sections = bars.map(({ section }) => section);
  const starts = [...sections.keys()].filter((bar) => sections[bar] !== sections[bar - 1]);
  return bars.flatMap(({ key, section, chords }, bar) => {
    const line = bar * BEATS * PPQ;
    const events: Event[] = [];
    if (key && key !== bars[bar - 1]?.key) {
      events.push({ tick: line, bytes: meta(0x59, signatureOf(key)) });
    }
    if (section && starts.includes(bar)) {
      const same = starts.filter((start) => sections[start] === section);
      const number = same.length > 1 ? ` ${same.indexOf(bar) + 1}` : '';
      const name = section.charAt(0).toUpperCase() + section.slice(1) + number;
      events.push({ tick: line, bytes: meta(0x06, text(name)) });
    }
    const names = chords.map(({ beat, name }) => ({
      tick: line + beat * PPQ,
      bytes: meta(0x01, text(name)),
    }));
    return [...events, ...names];
  });
}

/** A key signature: the number of sharps, or of flats as a negative number in two's complement; 1 for minor. */
function signatureOf(key: MusicalKey): number[] {
  const minor = isMinor(key);
  const { alteration } = minor ? minorKey(key.slice(0, -1)) : majorKey(key);
  return [alteration & 0xff, Number(minor)];
}

function playerTrack(
  player: BandInstrument,
  { gain, pan }: MidiMix[BandInstrument],
  bars: readonly LiveBar[],
  bpm: number,
  end: number,
) {
  const { name, channel, program } = TRACKS[player];
  const events: Event[] = [{ tick: 0, bytes: meta(0x03, text(name)) }];
  let notes = notesOf(player, bars, bpm);
  if (program === undefined) {
    notes = notes.map((note) => ({ ...note, velocity: data(note.velocity * Math.sqrt(gain), 1) }));
  } else {
    const control = 0xb0 | channel;
    events.push(
      { tick: 0, bytes: [0xc0 | channel, program] },
      { tick: 0, bytes: [control, VOLUME, data(FULL_VOLUME * Math.sqrt(gain))] },
      { tick: 0, bytes: [control, PAN, data(64 + 63 * pan)] },
    );
  }
  return track([...events, ...noteEvents(notes, channel)], end);
}

const data = (value: number, least = 0) => Math.min(127, Math.max(least, Math.round(value)));

interface MidiNote {
  key: number;
  velocity: number;
  on: number;
  off: number;
}

/** The notes of a player, in order. Silent bars have none. */
function notesOf(player: BandInstrument, bars: readonly LiveBar[], bpm: number): MidiNote[] {
  const notes = bars.flatMap(({ notes: all, silent }, bar) =>
    silent
      ? []
      : all
          .filter(({ instrument }) => instrument === player)
          .map((note) => midiNote(note, bar * BEATS, bpm)),
  );
  return notes.sort((a, b) => a.on - b.on);
}

function midiNote(note: LiveNote, barLine: number, bpm: number): MidiNote {
  const beat = barLine + note.beat + (note.late * bpm) / 60;
  const on = Math.max(0, Math.round(beat * PPQ));
  const velocity = data(note.velocity * 127, 1);
  const length = 'pitch' in note ? Math.max(1, Math.round(note.beats * PPQ)) : STRUCK;
  const key = 'pitch' in note ? note.pitch : PERCUSSION_KEYS[note.stroke as BandStroke];
  return { key, velocity, on, off: on + length };
}

/** Note-on and note-off events. A key that is struck again is released first. */
function noteEvents(notes: readonly MidiNote[], channel: number): Event[] {
  const struckAgain = new Map<number, number>();
  return notes.toReversed().flatMap(({ key, velocity, on, off }) => {
    const end = Math.max(on + 1, Math.min(off, struckAgain.get(key) ?? off));
    struckAgain.set(key, on);
    return [
      { tick: on, bytes: [0x90 | channel, key, velocity] },
      { tick: end, bytes: [0x80 | channel, key, 0] },
    ];
  });
}

/** A track chunk: events in order, each with the ticks since the previous one. Releases come first. */
function track(events: readonly Event[], end: number): number[] {
  const inOrder = events.toSorted((a, b) => a.tick - b.tick || release(b) - release(a));
  const last = Math.max(end, inOrder.at(-1)?.tick ?? 0);
  let now = 0;
  const bytes = [...inOrder, { tick: last, bytes: meta(0x2f, []) }].flatMap((event) => {
    const delta = variableLength(event.tick - now);
    now = event.tick;
    return [...delta, ...event.bytes];
  });
  return chunk('MTrk', bytes);
}

const release = ({ bytes: [status = 0] }: Event) => Number(status >> 4 === 8);

const chunk = (type: string, bytes: readonly number[]) => [
  ...text(type),
  ...bigEndian(bytes.length, 4),
  ...bytes,
];

const meta = (type: number, bytes: readonly number[]) => [0xff, type, bytes.length, ...bytes];

const text = (ascii: string) => [...ascii].map((character) => character.charCodeAt(0));

const bigEndian = (value: number, length: number) =>
  Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256);

/** A variable-length number: seven bits per byte; all but the last byte have the highest bit set. */
function variableLength(value: number): number[] {
  const rest = Math.floor(value / 128);
  const bytes = [value % 128];
  return rest === 0 ? bytes : [...variableLength(rest).map((byte) => byte | 0x80), ...bytes];
}

// A score of twenty notes a beat, all five instruments on every sixteenth, looped by the live engine.

import { engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { BAND, type BandInstrument, STROKES } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live.ts';
import { onsets, type Recorder, record } from '#tests/support/recorder.ts';

const BPM = 160;
/** MIDI pitches of an arpeggio, within the range of all instruments. */
const PITCHES = [57, 60, 64, 69];
/** Number of channels on which the güira's strokes are recorded in turn, so that they do not overlap. */
const CHANNELS = 16;

const BAR: LiveBar = {
  rhythm: 'mambo',
  chords: [],
  notes: Array.from({ length: 16 }, (_, sixteenth) =>
    BAND.map((instrument) => noteOf(instrument, sixteenth)),
  ).flat(),
};

function noteOf(instrument: BandInstrument, sixteenth: number): LiveNote {
  const place = { beat: sixteenth / 4, late: 0, velocity: 0.7 };
  if (instrument === 'guira' || instrument === 'bongos') {
    const strokes = STROKES[instrument];
    return { ...place, instrument, stroke: strokes[sixteenth % strokes.length] } as LiveNote;
  }
  const pitch = (PITCHES[sixteenth % 4] ?? 60) - (instrument === 'bass' ? 24 : 0);
  return { ...place, instrument, pitch, beats: 0.8 };
}

/** How long before its start each note was scheduled, in seconds. */
let leads: number[] = [];
let playback: BandPlayback | null = null;
/** When each recorded stroke of the güira should sound, in turn on the channels. */
let due: number[] = [];
let strokes: ChannelMergerNode | null = null;
let recorder: Recorder | null = null;

/** Opens the sound and loads all instruments. */
async function open(): Promise<void> {
  await engine.loadBand();
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (
    this: AudioBufferSourceNode,
    when = 0,
    ...rest
  ) {
    leads.push(when - this.context.currentTime);
    // Only the güira's strokes, which are synthesised, play from the start of their buffer.
    if (strokes && rest[0] === 0) this.connect(strokes, 0, due.push(when) % CHANNELS);
    start.call(this, when, ...rest);
  };
}

function play(): void {
  leads = [];
  playback = engine.playBand({ barAt: () => BAR, bpm: BPM, countIn: false }, () => {});
}

/** @returns how long before its start each note was scheduled, in seconds */
function stop(): number[] {
  if (playback) engine.stop(playback);
  return leads;
}

/** Records the güira's strokes separately while everything plays. */
async function startRecording(): Promise<void> {
  const { bus } = engine.output;
  if (!bus) throw new Error('no sound');
  due = [];
  strokes = bus.context.createChannelMerger(CHANNELS);
  recorder = await record(strokes);
}

/** @returns each recorded stroke's error in seconds; NaN if it was not heard */
async function stopRecording(): Promise<number[]> {
  if (!recorder) throw new Error('nothing is recorded');
  const { samples, startFrame, sampleRate } = await recorder.recording();
  const until = (startFrame + samples.length) / sampleRate;
  const found = await Promise.all(
    Array.from({ length: CHANNELS }, async (_, channel) =>
      onsets(await (recorder as Recorder).recording(channel)),
    ),
  );
  recorder.stop();
  strokes = null;
  return due
    .map((time, i) => {
      const near = found[(i + 1) % CHANNELS]?.find((one) => Math.abs(one - time) < 0.05);
      return { time, error: (near ?? Number.NaN) - time };
    })
    .filter(({ time }) => time < until - 0.1)
    .map(({ error }) => error);
}

Object.assign(window, { bench: { open, play, stop, startRecording, stopRecording } });

// A score of twenty notes a beat, all five instruments on every sixteenth, looped by the live engine.

import { engine } from '#audio/engine/engine.ts';
import type { Playback } from '#audio/engine/playback.ts';
import { SCORE_STEPS_PER_BEAT, scoreSteps } from '#audio/engine/step.ts';
import { BAND, type BandInstrument, STROKES } from '#audio/music/instrument.ts';
import type { Note, Score } from '#audio/music/score.ts';
import { onsets, type Recorder, record } from '#tests/support/recorder.ts';

const BPM = 160;
const BARS = 4;
/** MIDI pitches of an arpeggio, within the range of all instruments. */
const PITCHES = [57, 60, 64, 69];
/** Number of channels on which the güira's strokes are recorded in turn, so that they do not overlap. */
const CHANNELS = 16;

const SCORE: Score = {
  bpm: BPM,
  bars: BARS,
  notes: Array.from({ length: BARS * 16 }, (_, sixteenth) =>
    BAND.map((instrument) => noteOf(instrument, sixteenth)),
  ).flat(),
};

function noteOf(instrument: BandInstrument, sixteenth: number): Note {
  const time = (sixteenth * 15) / BPM;
  if (instrument === 'guira' || instrument === 'bongos') {
    const strokes = STROKES[instrument];
    return { instrument, stroke: strokes[sixteenth % strokes.length], time, velocity: 0.7 } as Note;
  }
  const pitch = (PITCHES[sixteenth % 4] ?? 60) - (instrument === 'bass' ? 24 : 0);
  return { instrument, pitch, time, velocity: 0.7, duration: 0.3 } as Note;
}

/** How long before its start each note was scheduled, in seconds. */
let leads: number[] = [];
let playback: Playback | null = null;
/** When each recorded stroke of the güira should sound, in turn on the channels. */
let due: number[] = [];
let strokes: ChannelMergerNode | null = null;
let recorder: Recorder | null = null;

/** Opens the sound and loads all instruments. */
async function open(): Promise<void> {
  await engine.load(BAND);
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
  const options = {
    steps: scoreSteps(SCORE),
    stepsPerBeat: SCORE_STEPS_PER_BEAT,
    bpm: BPM,
    loop: true,
    countIn: false,
  };
  playback = engine.play(options, () => {});
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

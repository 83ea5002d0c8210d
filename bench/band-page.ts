// A score of twenty notes a beat, all five players on every sixteenth, played round and round by the
// live engine.

import { engine } from '#audio/engine/engine.ts';
import type { Playback } from '#audio/engine/playback.ts';
import { SCORE_STEPS_PER_BEAT, scoreSteps } from '#audio/engine/step.ts';
import { BAND, type BandInstrument, STROKES } from '#audio/music/instrument.ts';
import type { Note, Score } from '#audio/music/score.ts';
import { onsets, type Recorder, record } from '#tests/support/recorder.ts';

const BPM = 160;
const BARS = 4;
/** The pitches of a chord's turn, within what everybody can play. */
const PITCHES = [57, 60, 64, 69];
/** Strokes of the güira are recorded in turn on so many channels, so that they do not overlap. */
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

/** How long before its time each note was put on the clock (seconds). */
let leads: number[] = [];
let playback: Playback | null = null;
/** The strokes of the güira that are recorded: when each is due, in turn on the channels. */
let due: number[] = [];
let strokes: ChannelMergerNode | null = null;
let recorder: Recorder | null = null;

/** Opens the sound and fetches everybody's notes. */
async function open(): Promise<void> {
  await engine.load(BAND);
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (
    this: AudioBufferSourceNode,
    when = 0,
    ...rest
  ) {
    leads.push(when - this.context.currentTime);
    // Only the güira's strokes are made on the spot, each in a buffer of its own from its beginning.
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

/** @returns how long before its time each note was put on the clock (seconds) */
function stop(): number[] {
  if (playback) engine.stop(playback);
  return leads;
}

/** Records the güira's strokes, one by one, beside everything else that goes on playing. */
async function startRecording(): Promise<void> {
  const { bus } = engine.output;
  if (!bus) throw new Error('no sound');
  due = [];
  strokes = bus.context.createChannelMerger(CHANNELS);
  recorder = await record(strokes);
}

/** @returns seconds from when each recorded stroke was due to when it sounded, not a number for none */
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

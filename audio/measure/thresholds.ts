import { type Clip, clipSeconds, heardIn } from '#audio/music/clips/clip.ts';
import { BAND } from '#audio/music/instrument.ts';
import { isFound } from './against-score.ts';
import type { Level, Measured } from './measure.ts';

/** Acceptance thresholds for every clip. */
export const THRESHOLDS = {
  /** Lowest and highest loudness by kind of clip, in LUFS. */
  loudness: { band: [-18, -15], solo: [-22, -17], some: [-22, -15] },
  /** Highest true peak, in dBTP. */
  truePeak: -1,
  /** Upper limit of the silence before the first sound, in seconds. */
  silence: 0.15,
  /** Upper limit of the peak in the last 20 ms, in dBFS. */
  ending: -50,
  /** Largest tempo error, in beats per minute. */
  tempo: 0.5,
  /** Largest difference between the durations of file and music, in seconds. */
  seconds: 0.03,
  /** Upper limit of the loudness difference between formats, in LU: the MP3 encoder turns its input down. */
  formats: 0.75,
} as const;

/** The loudness range that applies to a clip: of the whole band throughout, of a single player, or of the rest. */
export function kindOf(clip: Clip): keyof typeof THRESHOLDS.loudness {
  const players = heardIn(clip);
  if (players.length === 1) return 'solo';
  const wholeBand = BAND.every((player) => players.includes(player));
  // An intro begins with the requinto alone.
  const { example } = clip;
  return wholeBand && !(example.kind === 'section' && example.section === 'intro')
    ? 'band'
    : 'some';
}

/** The thresholds that a clip's file misses, as messages. For files of any format. */
export function fileFaults(clip: Clip, level: Level): string[] {
  const seconds = clipSeconds(clip);
  return [
    level.truePeak <= THRESHOLDS.truePeak ? null : `true peak ${level.truePeak.toFixed(1)} dBTP`,
    level.silence < THRESHOLDS.silence
      ? null
      : `${level.silence.toFixed(3)} s of silence at the start`,
    level.ending < THRESHOLDS.ending ? null : `breaks off at ${level.ending.toFixed(0)} dBFS`,
    Math.abs(level.seconds - seconds) <= THRESHOLDS.seconds
      ? null
      : `${level.seconds.toFixed(3)} s long, not ${seconds.toFixed(3)}`,
  ].filter((fault) => fault !== null);
}

/** All thresholds that a clip misses, as messages. Empty if the clip is acceptable. */
export function faults(clip: Clip, measured: Measured): string[] {
  const { bpm } = clip.score();
  const [softest, loudest] = THRESHOLDS.loudness[kindOf(clip)];
  const missed = measured.comparedOnsets.filter((onset) => !isFound(onset));
  return [
    ...fileFaults(clip, measured),
    ...(measured.loudness >= softest && measured.loudness <= loudest
      ? []
      : [`loudness ${measured.loudness.toFixed(1)} LUFS, not ${softest} to ${loudest}`]),
    ...missed.map(({ time, notes }) => {
      const players = [...new Set(notes.map(({ instrument }) => instrument))].join(' and ');
      return `${players} not heard at ${time.toFixed(3)} s`;
    }),
    ...(measured.comparedOnsets[0]?.time === 0 ? [] : ['the first note is not on the beat']),
    ...(Math.abs(measured.tempo - bpm) <= THRESHOLDS.tempo
      ? []
      : [`tempo ${measured.tempo.toFixed(1)} bpm, not ${bpm}`]),
  ];
}

import { type Clip, clipSeconds, heardIn } from '#audio/music/clip.ts';
import { BAND } from '#audio/music/instrument.ts';
import { isFound } from './against-score.ts';
import type { Level, Measured } from './measure.ts';

/** What every clip has to be. */
export const BARS = {
  /** LUFS, by what is played. */
  loudness: { band: [-18, -15], solo: [-22, -17], some: [-22, -15] },
  /** dBTP. */
  truePeak: -1,
  /** Seconds before the first sound. */
  silence: 0.15,
  /** dBFS in the last 20 ms. */
  ending: -50,
  /** Beats per minute that the tempo may be off. */
  tempo: 0.5,
  /** Seconds by which a file may be longer or shorter than the music. */
  seconds: 0.03,
  /** LU between the formats: mp3 leaves the highest of the güira out. */
  formats: 0.75,
} as const;

/** How loud a clip is to be: all five throughout, a single player, or what lies between. */
export function kindOf(clip: Clip): keyof typeof BARS.loudness {
  const players = heardIn(clip);
  if (players.length === 1) return 'solo';
  const wholeBand = BAND.every((player) => players.includes(player));
  // The requinto begins an intro alone.
  const { example } = clip;
  return wholeBand && !(example.kind === 'section' && example.section === 'intro')
    ? 'band'
    : 'some';
}

/** The bars that a file of a clip misses in any format, each said in a few words. */
export function fileFaults(clip: Clip, level: Level): string[] {
  const seconds = clipSeconds(clip);
  return [
    level.truePeak <= BARS.truePeak ? null : `true peak ${level.truePeak.toFixed(1)} dBTP`,
    level.silence < BARS.silence ? null : `${level.silence.toFixed(3)} s of silence at the start`,
    level.ending < BARS.ending ? null : `breaks off at ${level.ending.toFixed(0)} dBFS`,
    Math.abs(level.seconds - seconds) <= BARS.seconds
      ? null
      : `${level.seconds.toFixed(3)} s long, not ${seconds.toFixed(3)}`,
  ].filter((fault) => fault !== null);
}

/** The bars that a clip misses; none when it may be shipped. */
export function faults(clip: Clip, measured: Measured): string[] {
  const { bpm } = clip.score();
  const [softest, loudest] = BARS.loudness[kindOf(clip)];
  const missed = measured.beginnings.filter((beginning) => !isFound(beginning));
  return [
    ...fileFaults(clip, measured),
    ...(measured.loudness >= softest && measured.loudness <= loudest
      ? []
      : [`loudness ${measured.loudness.toFixed(1)} LUFS, not ${softest} to ${loudest}`]),
    ...missed.map(({ time, notes }) => {
      const players = [...new Set(notes.map(({ instrument }) => instrument))].join(' and ');
      return `${players} not heard at ${time.toFixed(3)} s`;
    }),
    ...(measured.beginnings[0]?.time === 0 ? [] : ['the first note is not on the beat']),
    ...(Math.abs(measured.tempo - bpm) <= BARS.tempo
      ? []
      : [`tempo ${measured.tempo.toFixed(1)} bpm, not ${bpm}`]),
  ];
}

import { type Clip, heardIn } from '#audio/music/clips/clip.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import type { Figures } from './figures.ts';

/** A clip's figures as kept in figures.json, which `npm run render:clips` writes. */
export interface KeptFigures extends Figures {
  /** The fingerprint of the clip that was measured. */
  madeFrom: string;
  /** Loudness of each format, in LUFS. */
  loudness: { webm: number; mp3: number };
  /** The level of the whole clip minus that before the fade-out, in dB. */
  fade: number;
}

export const FIGURE_LIMITS = {
  /** Highest peak before the limiter (dBFS). */
  peak: 1,
  /** Lowest loudness of a player in the mix (LU), by the kind of clip: some play softly in other styles. */
  stem: { rhythm: -10, section: -10, groove: -11, technique: -10 },
  /** Lowest loudness (LU) and fewest audible bands of the bass through a phone. An outro ends on a chord above a low bass. */
  phoneBass: { rhythm: -12, section: -14.5, groove: -12, technique: -12 },
  phoneBands: { rhythm: 3, section: 2, groove: 3, technique: 3 },
  /** The least by which strokes of the bongos stand out (dB). */
  openBongos: 10,
  mutedBongos: 0,
  hembraOverMacho: 1.5,
  hembraOverRest: 3,
  /** The requinto leads in derecho (LU). */
  requintoOverSegunda: 2,
  /** Lowest level of the music under its mean when the fade-out begins (dB). */
  fade: 10,
  /** Range of the standard deviation of a player's times, over all clips (ms). */
  touch: [3, 5],
  /** Largest difference between the loudness of two clips of a list (LU). */
  loudness: 4,
} as const;

/** The limits that a clip's figures miss, as messages. Empty if there are none. */
export function figureFaults(clip: Clip, figures: Omit<KeptFigures, 'madeFrom'>): string[] {
  const limits = FIGURE_LIMITS;
  const { kind } = clip.example;
  const players = heardIn(clip);
  const alone = players.length === 1;
  const derecho = clip.example.kind === 'rhythm' && clip.example.rhythm === 'derecho';
  const faults: string[] = [];
  const atLeast = (name: string, value: number | undefined, limit: number, unit: string) => {
    if (value !== undefined && value < limit) {
      faults.push(`${name} ${value.toFixed(1)} ${unit}, not ${limit} or more`);
    }
  };
  if (figures.peak > limits.peak) {
    faults.push(
      `peak before the limiter ${figures.peak.toFixed(1)} dBFS, not ${limits.peak} or less`,
    );
  }
  atLeast('level before the fade-out under the mean', figures.fade, limits.fade, 'dB');
  if (alone) return faults;
  for (const [player, level] of Object.entries(figures.stems)) {
    if (BAND.includes(player as (typeof BAND)[number]))
      atLeast(player, level, limits.stem[kind], 'LU');
  }
  atLeast('bass on a phone', figures.phoneBass, limits.phoneBass[kind], 'LU');
  atLeast('bands with the bass on a phone', figures.phoneBands, limits.phoneBands[kind], 'ERB');
  atLeast('open bongos stand out by', figures.openBongos, limits.openBongos, 'dB');
  atLeast('muted bongos stand out by', figures.mutedBongos, limits.mutedBongos, 'dB');
  atLeast('hembra over macho', figures.hembraOverMacho, limits.hembraOverMacho, 'dB');
  atLeast('hembra over the rest', figures.hembraOverRest, limits.hembraOverRest, 'dB');
  if (derecho) {
    atLeast('requinto over segunda', figures.requintoOverSegunda, limits.requintoOverSegunda, 'LU');
  }
  return faults;
}

/** The limits that clips miss together, as messages. @param figures of the clips by their ids */
export function overallFaults(figures: Readonly<Record<string, KeptFigures>>): string[] {
  const all = Object.values(figures);
  const faults: string[] = [];
  // Clips of one list are heard one after the other: `solo`, `present` and so on.
  for (const list of new Set(Object.keys(figures).map((id) => id.split('-')[0]))) {
    const own = Object.entries(figures).filter(([id]) => id.split('-')[0] === list);
    const loudness = own.flatMap(([, one]) => [one.loudness.webm, one.loudness.mp3]);
    // Rounded, since the difference of two decimals is not exact.
    const range = Math.round(10 * (Math.max(...loudness) - Math.min(...loudness))) / 10;
    if (range > FIGURE_LIMITS.loudness) {
      faults.push(
        `loudness of ${list} differs by ${range.toFixed(1)} LU, not ${FIGURE_LIMITS.loudness} or less`,
      );
    }
  }
  for (const [player, deviation] of Object.entries(touchOfAll(all))) {
    const [least, most] = FIGURE_LIMITS.touch;
    if (deviation < least || deviation > most) {
      faults.push(`touch of the ${player} ${deviation.toFixed(1)} ms, not ${least} to ${most}`);
    }
  }
  return faults;
}

/** Each player's standard deviation over all clips, in milliseconds. */
export function touchOfAll(all: readonly Pick<Figures, 'touch'>[]): Figures['touch'] {
  const players = [...new Set(all.flatMap(({ touch }) => Object.keys(touch)))] as Instrument[];
  return Object.fromEntries(
    players.map((player) => {
      const own = all.flatMap(({ touch }) => touch[player] ?? []);
      return [player, Math.sqrt(own.reduce((sum, x) => sum + x * x, 0) / own.length)];
    }),
  );
}

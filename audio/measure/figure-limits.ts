import { type Clip, heardIn } from '#audio/music/clips/clip.ts';
import { BAND, GUESTS } from '#audio/music/instrument.ts';
import { mean } from '#lib/statistics.ts';
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
  stem: { rhythm: -10, section: -10, groove: -11 },
  /** Lowest level of the music under its mean when the fade-out begins (dB). */
  fade: 10,
  /** Range of the standard deviation of a player's times, over all clips (ms). */
  touch: [3, 5],
  /** Largest difference between the loudness of two clips of a list (LU). */
  loudness: 4,
} as const;

/** The figures that only some clips have, with their lowest value, which may depend on the kind of clip. */
export const SOME_FIGURES = [
  // An outro ends on a chord above a low bass.
  {
    name: 'phoneBass',
    title: 'bass on a phone',
    unit: 'LU',
    least: { rhythm: -12, section: -14.5, groove: -12 },
  },
  {
    name: 'phoneBands',
    title: 'bands with the bass on a phone',
    unit: 'ERB',
    least: { rhythm: 3, section: 2, groove: 3 },
  },
  { name: 'openBongos', title: 'open bongos stand out by', unit: 'dB', least: 10 },
  { name: 'mutedBongos', title: 'muted bongos stand out by', unit: 'dB', least: 0 },
  { name: 'hembraOverMacho', title: 'hembra over macho', unit: 'dB', least: 1.5 },
  { name: 'hembraOverRest', title: 'hembra over the rest', unit: 'dB', least: 3 },
  // The requinto leads in derecho.
  { name: 'requintoOverSegunda', title: 'requinto over segunda', unit: 'LU', least: 2 },
] as const;

/** The limits that a clip's figures miss, as messages. Empty if there are none. */
export function figureFaults(clip: Clip, figures: Omit<KeptFigures, 'madeFrom'>): string[] {
  const { example } = clip;
  const { peak, fade, stem } = FIGURE_LIMITS;
  const isDerecho = example.kind === 'rhythm' && example.rhythm === 'derecho';
  const faults: string[] = [];
  const atLeast = (title: string, value: number | undefined, least: number, unit: string) => {
    if (value !== undefined && value < least) {
      faults.push(`${title} ${value.toFixed(1)} ${unit}, not ${least} or more`);
    }
  };
  if (figures.peak > peak) {
    faults.push(`peak before the limiter ${figures.peak.toFixed(1)} dBFS, not ${peak} or less`);
  }
  atLeast('level before the fade-out under the mean', figures.fade, fade, 'dB');
  if (heardIn(clip).length === 1) return faults;
  for (const player of BAND) atLeast(player, figures.stems[player], stem[example.kind], 'LU');
  for (const { name, title, unit, least } of SOME_FIGURES) {
    if (name === 'requintoOverSegunda' && !isDerecho) continue;
    const limit = typeof least === 'number' ? least : least[example.kind];
    atLeast(title, figures[name], limit, unit);
  }
  return faults;
}

/** The limits that clips miss together, as messages. @param figures of the clips by their ids */
export function overallFaults(figures: Readonly<Record<string, KeptFigures>>): string[] {
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
  for (const player of [...BAND, ...GUESTS]) {
    const touches = Object.values(figures).flatMap(({ touch }) => touch[player] ?? []);
    const deviation = Math.sqrt(mean(touches.map((x) => x * x)));
    const [least, most] = FIGURE_LIMITS.touch;
    if (deviation < least || deviation > most) {
      faults.push(`touch of the ${player} ${deviation.toFixed(1)} ms, not ${least} to ${most}`);
    }
  }
  return faults;
}

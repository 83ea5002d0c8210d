import {
  type Performance,
  playRhythm,
  playSection,
  type RhythmPerformance,
} from './arrangement.ts';
import { type GrooveName, type GroovePerformance, playGroove } from './grooves/grooves.ts';
import { BAND, GUESTS, type Instrument } from './instrument.ts';
import type { RhythmType } from './rhythms.ts';
import { type Score, scoreSeconds } from './score.ts';
import type { SectionName } from './sections.ts';

/** What a clip is an example of. */
export type Example =
  | { kind: 'rhythm'; rhythm: RhythmType }
  | { kind: 'section'; section: SectionName }
  | { kind: 'groove'; groove: GrooveName };

/** A piece of music to be rendered to one file. */
export interface Clip {
  /** Also the name of its file, e.g. `present-03`. */
  id: string;
  example: Example;
  /**
   * Writes the music; the same notes every time.
   * @param players who plays instead of those who do in the clip: the same performance, with others
   */
  score(players?: readonly Instrument[]): Score;
  /** Seconds after the last bar in which the closing chord sounds and fades. */
  ringOut: number;
}

/** A short closing chord has died away in this time; the final chord of a song takes longer. */
const RING_OUT = { button: 1.2, final: 2.4 };

/** How a clip is played; its id is the seed unless clips are to fit together. */
type Seeded<P extends { seed: string }> = Omit<P, 'seed'> & { seed?: string };

export function rhythmClip(id: string, rhythm: RhythmType, how: Seeded<RhythmPerformance>): Clip {
  return {
    id,
    example: { kind: 'rhythm', rhythm },
    score: (players) => playRhythm(rhythm, { seed: id, ...how, ...(players && { players }) }),
    ringOut: RING_OUT.button,
  };
}

export function sectionClip(id: string, section: SectionName, how: Seeded<Performance>): Clip {
  return {
    id,
    example: { kind: 'section', section },
    score: (players) => playSection(section, { seed: id, ...how, ...(players && { players }) }),
    ringOut: section === 'outro' ? RING_OUT.final : RING_OUT.button,
  };
}

export function grooveClip(id: string, groove: GrooveName, how: Seeded<GroovePerformance>): Clip {
  return {
    id,
    example: { kind: 'groove', groove },
    score: (players) => playGroove(groove, { seed: id, ...how, ...(players && { players }) }),
    ringOut: RING_OUT.button,
  };
}

/** How long the file of a clip is, in seconds. */
export function clipSeconds({ score, ringOut }: Pick<Clip, 'score' | 'ringOut'>): number {
  return scoreSeconds(score()) + ringOut;
}

/** Whoever sounds in a clip, read from its notes; the band first. */
export function heardIn({ score }: Pick<Clip, 'score'>): Instrument[] {
  const playing = new Set(score().notes.map(({ instrument }) => instrument));
  return [...BAND, ...GUESTS].filter((instrument) => playing.has(instrument));
}

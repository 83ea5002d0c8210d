import { chart } from '#audio/music/chart/chart.ts';
import {
  arrangeGroove,
  type GrooveName,
  type GroovePerformance,
} from '#audio/music/grooves/grooves.ts';
import { BAND, GUESTS, type Instrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import { writeRequinto } from '#audio/music/parts/requinto.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import {
  arrangeRhythm,
  arrangeSection,
  type Performance,
  play,
  type RhythmPerformance,
} from '#audio/music/score/arrangement.ts';
import { type Score, scoreSeconds } from '#audio/music/score/score.ts';
import type { Arrangement } from '#audio/music/score/sections.ts';
import type { ClipFacts } from './catalogue.ts';

/** Sample rate of rendered clips in Hz: the native rate of Opus. */
export const CLIP_SAMPLE_RATE = 48_000;

/** The rhythm, section or style that a clip demonstrates. */
export type Example =
  | { kind: 'rhythm'; rhythm: RhythmType }
  | { kind: 'section'; section: SectionName }
  | { kind: 'groove'; groove: GrooveName };

/** A short piece of music that is rendered to a file in each format. */
export interface Clip {
  /** E.g. `present-03`. */
  id: string;
  example: Example;
  /** Generates the notes before humanising, always the same. */
  arrangement(): Arrangement;
  performance: Pick<Performance, 'bpm' | 'seed' | 'players'>;
  /** Generates the notes, always the same. @param players replace the clip's own, in the same performance */
  score(players?: readonly Instrument[]): Score;
  /** Time after the last bar in which its ending sounds and fades, in seconds. */
  ringOut: number;
}

/** Decay time of a closing chord or downbeat, in seconds; the final chord of a song takes longer. */
const RING_OUT = { button: 1.2, final: 2.4 };

/** Options of a clip. The seed is its id by default; matching clips share one. */
type Seeded<P extends { seed: string }> = Omit<P, 'seed'> & { seed?: string };

function clip(
  id: string,
  example: Example,
  performance: Clip['performance'],
  arrangement: () => Arrangement,
): Clip {
  const isOutro = example.kind === 'section' && example.section === 'outro';
  return {
    id,
    example,
    arrangement,
    performance,
    score: (players) => play(arrangement(), { ...performance, ...(players && { players }) }),
    ringOut: isOutro ? RING_OUT.final : RING_OUT.button,
  };
}

export function rhythmClip(id: string, rhythm: RhythmType, how: Seeded<RhythmPerformance>): Clip {
  const performance = { seed: id, ...how };
  const arrangement = () => arrangeRhythm(rhythm, performance);
  return clip(id, { kind: 'rhythm', rhythm }, performance, arrangement);
}

export function sectionClip(id: string, section: SectionName, how: Seeded<Performance>): Clip {
  const performance = { seed: id, ...how };
  const arrangement = () => arrangeSection(section, performance);
  return clip(id, { kind: 'section', section }, performance, arrangement);
}

/** A technique of the requinto, solo: a line in the notation of chord-line.ts. */
export function techniqueClip(
  id: string,
  line: string,
  { song, bpm }: Pick<Performance, 'song' | 'bpm'>,
): Clip {
  const arrangement = (): Arrangement => {
    const sheet = chart(song.verse.chords, { written: song.key });
    return { chart: sheet, notes: writeRequinto(line, sheet), ending: 'button' };
  };
  return clip(id, { kind: 'rhythm', rhythm: 'derecho' }, { bpm, seed: id }, arrangement);
}

export function grooveClip(id: string, groove: GrooveName, how: Seeded<GroovePerformance>): Clip {
  const performance = { seed: id, ...how };
  const arrangement = () => arrangeGroove(groove, performance);
  return clip(id, { kind: 'groove', groove }, performance, arrangement);
}

/** Duration of a clip's file, in seconds. */
export function clipSeconds({ score, ringOut }: Pick<Clip, 'score' | 'ringOut'>): number {
  return scoreSeconds(score()) + ringOut;
}

/** The catalogue's facts about the music of a clip: its players, and its rhythm, section or style. */
export function factsOf({ example, score }: Pick<Clip, 'example' | 'score'>): ClipFacts {
  const { kind: _, ...about } = example;
  return { instruments: heardIn({ score }), ...about };
}

/** The players of a clip, taken from its notes; the band first. */
export function heardIn({ score }: Pick<Clip, 'score'>): Instrument[] {
  const playing = new Set(score().notes.map(({ instrument }) => instrument));
  return [...BAND, ...GUESTS].filter((instrument) => playing.has(instrument));
}

import { GROOVES } from '#audio/music/grooves/grooves.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import { SONG_SECTIONS } from '#audio/music/live/form.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { EL_CAMINO, LA_VENTANA } from '#audio/music/songs/songs.ts';
import { type Clip, grooveClip, rhythmClip, sectionClip, techniqueClip } from './clip.ts';
import { QUIZ_CLIPS } from './quiz-clips.ts';

/** The players of each lesson card: every instrument alone, and the percussion together. */
const SOLOS: Readonly<Record<string, readonly Instrument[]>> = {
  ...Object.fromEntries(BAND.map((instrument) => [instrument, [instrument]])),
  bongos_guira: ['bongos', 'guira'],
};

/** One performance per rhythm, at the same tempo, so that only the rhythm differs. Its cards have fewer players. */
const lessonClip = (id: string, rhythm: RhythmType, players?: readonly Instrument[]) =>
  rhythmClip(id, rhythm, {
    ...{ song: LA_VENTANA, key: 'Am', bpm: 124, plain: true, seed: rhythm },
    ...(players && { players }),
  });

/** `solo-derecho-requinto` and so on: every card in every rhythm. */
export const SOLO_CLIPS: readonly Clip[] = RHYTHM_TYPES.flatMap((rhythm) =>
  Object.entries(SOLOS).map(([card, players]) =>
    lessonClip(`solo-${rhythm}-${card}`, rhythm, players),
  ),
);

/** `band-derecho` and so on: all five players, no voice. */
export const BAND_CLIPS: readonly Clip[] = RHYTHM_TYPES.map((rhythm) =>
  lessonClip(`band-${rhythm}`, rhythm),
);

/** `section-verse` and so on. */
export const SECTION_CLIPS: readonly Clip[] = SONG_SECTIONS.map((section) =>
  sectionClip(`section-${section}`, section, {
    song: LA_VENTANA,
    bpm: section === 'mambo' ? 128 : 120,
  }),
);

/** Techniques of the requinto, each plucked plainly first and then with the technique. */
const TECHNIQUES: Readonly<Record<string, string>> = {
  /** Hammer-ons and pull-offs. */
  slurs: `
    4 < > < > < > 4 | 5 ~< ~> ~< ~> ~< ~> 5
    | 4 ~< 5 ~< 6 ~> 5 ~> | 6 ~> 5 ~> 4 - - -`,
  slides: `
    4 - 5 - 6 - 5 - | /4 - /5 - /6 - /5 -
    | /5 - - /4 - - /5 - | /6= - /5= - /4= - - -`,
  tremolo: `
    5 - 6 - 7 - 6 - | 5* - - - 6* - - -
    | 7* - - - 6* - - - | 5* - - - - - 4 -`,
  thirds: `
    6 > > < 6 - 5 - | 6: >: >: <: 6: - 5: -
    | 5: <: <: >: 5: - 4: - | 6: >: >: >: 4: - - -`,
};

const TECHNIQUE_CLIPS: readonly Clip[] = Object.entries(TECHNIQUES).map(([technique, line]) =>
  techniqueClip(`technique-${technique}`, line, { song: LA_VENTANA, bpm: 112 }),
);

/** Styles that are ancestors or relatives of bachata, for comparison. */
const STYLE_CLIPS: readonly Clip[] = [
  grooveClip('style-bolero', 'bolero', { key: 'Am', bpm: 98 }),
  grooveClip('style-son', 'son', { key: 'Am', bpm: 112 }),
  grooveClip('style-cumbia', 'cumbia', { key: 'Am', bpm: 96 }),
  grooveClip('style-merengue', 'merengue', { key: 'C', bpm: 140 }),
  grooveClip('style-merengue-guira_tambora', 'merengue', {
    ...{ key: 'C', bpm: 140, seed: 'style-merengue' },
    players: GROOVES.merengue.percussion,
  }),
];

const GUITAR_AND_BASS = { bpm: 116, key: 'Am', players: ['segunda', 'bass'] } as const;

/** Two common progressions in A minor, on rhythm guitar and bass: i-iv-V7-i and i-VI-III-VII. */
const PROGRESSION_CLIPS: readonly Clip[] = [
  rhythmClip('progression-am-dm-e7', 'derecho', { song: LA_VENTANA, ...GUITAR_AND_BASS }),
  rhythmClip('progression-am-f-c-g', 'derecho', { song: EL_CAMINO, ...GUITAR_AND_BASS }),
];

export const CLIPS: readonly Clip[] = [
  ...SOLO_CLIPS,
  ...BAND_CLIPS,
  ...SECTION_CLIPS,
  ...TECHNIQUE_CLIPS,
  ...STYLE_CLIPS,
  ...PROGRESSION_CLIPS,
  ...Object.values(QUIZ_CLIPS).flat(),
];

/** A clip by its id. @throws RangeError when there is no such clip */
export function clipById(id: string): Clip {
  const clip = CLIPS.find((candidate) => candidate.id === id);
  if (!clip) throw new RangeError(`there is no clip '${id}'`);
  return clip;
}

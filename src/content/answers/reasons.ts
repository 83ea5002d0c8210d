import type { BACHATA } from '#audio/music/ear/questions/style.ts';
import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

/** The signs of each player. */
export const PLAYER_REASONS: Readonly<Record<BandInstrument, string>> = {
  requinto: 'The requinto is the lead guitar: single notes and runs, high and bright.',
  segunda: 'The segunda strums the chords in the middle.',
  bass: 'The bass is the lowest, with few notes: a long 1, a short push before 3, then 3 and 4.',
  guira: 'The güira is a metal scraper: bright and dry.',
  bongos: 'The bongos are the two small drums, one high and one low.',
};

/** The signs of each rhythm: of the whole percussion, of the güira or of the bongos alone. */
export const RHYTHM_REASONS: Readonly<
  Record<RhythmType, Readonly<Record<'both' | 'guira' | 'bongos', string>>>
> = {
  derecho: {
    both: 'In derecho the güira scrapes twice a count, down and up, and the bongos keep even eighths with the hembra on 4.',
    guira: 'In derecho the güira scrapes twice a count, down and up.',
    bongos: 'In derecho the bongos keep even eighths, the martillo, with the hembra on 4.',
  },
  majao: {
    both: 'In majao the güira scrapes once a count, and the bongos play the counts open and strong.',
    guira: 'In majao the güira scrapes once a count.',
    bongos:
      'In majao the bongos play the counts open and equally strong, with little between them.',
  },
  mambo: {
    both: 'In the mambo the güira gallops, three strokes a count: a long one and a quick pair. The bongos are at their busiest.',
    guira: 'In the mambo the güira gallops, three strokes a count: a long one and a quick pair.',
    bongos: 'In the mambo the bongos are at their busiest, with strokes between the eighths.',
  },
};

/** The signs of each part of a song. */
export const SECTION_REASONS: Readonly<Record<SectionName, string>> = {
  intro: 'In the intro the requinto begins alone, and the band comes in after two bars.',
  verse:
    'In the verse the voice sings over derecho. The requinto runs softly underneath and steps forward at the ends of the lines.',
  'pre-chorus': 'The pre-chorus grows: from a soft derecho to a full majao.',
  chorus: 'In the chorus all play majao, and second voices answer the singer.',
  mambo: 'In the mambo nobody sings: the requinto solos over the galloping güira.',
  interlude:
    'In the interlude nobody sings: the requinto leads over derecho, in two notes at once.',
  outro: 'The outro ends with a corte and a final chord.',
};

/** The signs of each style, and its likeness to bachata. */
export const STYLE_REASONS: Readonly<Record<GrooveName | typeof BACHATA, string>> = {
  bachata: 'This is bachata: the güira keeps time, with the two drums of the bongos beside it.',
  merengue:
    'This is merengue: the tambora, a drum with two skins, rolls into the 1. The güira is there too, but no bongos.',
  cumbia:
    'This is cumbia: the scraper goes long, short-short, and a drum answers on 2 and 4. No bongos.',
  son: 'This is son: two sticks, the claves, play its pattern, over maracas. The bongos are much as in bachata, but nobody scrapes a güira.',
  bolero:
    'This is a bolero: maracas keep time instead of a güira, and the pulse is slower. The bongos are those of bachata, which grew from it.',
};

import type { ClipFacts } from '#audio/music/clips/catalogue.ts';
import { BAND, type BandInstrument, type Instrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import type { AudioQuiz } from '#src/content/answers/choices.ts';
import {
  PLAYER_REASONS,
  RHYTHM_REASONS,
  SECTION_REASONS,
  STYLE_REASONS,
} from '#src/content/answers/reasons.ts';
import { isKey } from '#src/content/walk.ts';

/** The names of the players who can be brought forward. */
export const FRONT_NAMES = {
  ...INSTRUMENT_NAMES,
  voice: 'Voice',
  tambora: 'Tambora',
  claves: 'Claves',
  maracas: 'Maracas',
} as const satisfies Partial<Record<Instrument, string>>;

export type InFront = keyof typeof FRONT_NAMES;

/** The reason why the answer to a clip is right. */
export interface Reason {
  text: string;
  /** The player to bring forward when the clip is played again; `null` if that would not help. */
  front: InFront | null;
}

/** The rank of each player among those that are most easily forgotten. */
const FORGOTTEN_RANKS: Readonly<Record<BandInstrument, number>> = {
  bass: 1,
  segunda: 2,
  bongos: 3,
  guira: 4,
  requinto: 5,
};
const FORGOTTEN = BAND.toSorted((a, b) => FORGOTTEN_RANKS[a] - FORGOTTEN_RANKS[b]);

/** The player by whom a part of a song is recognised; at its end all stop together. */
const SECTION_FRONTS: Readonly<Record<SectionName, InFront | null>> = {
  intro: 'requinto',
  verse: 'voice',
  'pre-chorus': 'guira',
  chorus: 'voice',
  mambo: 'requinto',
  interlude: 'requinto',
  outro: null,
};

/** The player by whom a style is recognised. */
const STYLE_FRONTS: Readonly<Record<keyof typeof STYLE_REASONS, InFront>> = {
  bachata: 'guira',
  merengue: 'tambora',
  cumbia: 'guira',
  son: 'claves',
  bolero: 'maracas',
};

/**
 * The reason why the answer of a quiz to a clip is right, from the catalogue's facts about it.
 * @throws RangeError if there is no reason for such a clip
 */
export function reasonOf(quiz: AudioQuiz, facts: ClipFacts): Reason {
  const { instruments, section, rhythm, groove } = facts;
  switch (quiz) {
    case 'present':
    case 'missing': {
      const front = FORGOTTEN.find(
        (player) => instruments.includes(player) === (quiz === 'present'),
      );
      if (front) return { text: PLAYER_REASONS[front], front };
      break;
    }
    case 'sections':
      if (isKey(SECTION_REASONS, section)) {
        return { text: SECTION_REASONS[section], front: SECTION_FRONTS[section] };
      }
      break;
    case 'rhythms':
    case 'parts':
      if (isKey(STYLE_REASONS, groove)) {
        return { text: STYLE_REASONS[groove], front: STYLE_FRONTS[groove] };
      }
      if (isKey(RHYTHM_REASONS, rhythm)) {
        const [alone] = instruments.length === 1 ? instruments : [];
        const who = alone === 'guira' || alone === 'bongos' ? alone : 'both';
        // Nobody covers a player who is alone.
        return { text: RHYTHM_REASONS[rhythm][who], front: who === 'both' ? 'guira' : null };
      }
  }
  throw new RangeError(`${quiz} has no reason for ${JSON.stringify(facts)}`);
}

/** 'the bass in front', in a sentence. */
export const inFront = (player: InFront) => `the ${FRONT_NAMES[player].toLowerCase()} in front`;

/** The colour of a player of the band; undefined for others, who get that of the page. */
export const colourOf = (player: InFront): BandInstrument | undefined =>
  isKey(INSTRUMENT_NAMES, player) ? player : undefined;

import { audiblePlayers } from '#audio/music/ear/audible.ts';
import type { EarPiece, EarQuestion, Skill } from '#audio/music/ear/question.ts';
import type { BACHATA, NOT_BACHATA } from '#audio/music/ear/questions/style.ts';
import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import { printedName } from '#audio/music/harmony/spelling.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { capitalised, joinWords } from '#lib/words.ts';
import {
  HEADPHONES,
  INSTRUMENT_NAMES,
  RHYTHM_NAMES,
  SECTION_NAMES,
} from '#src/content/answers/answer-names.ts';
import { CHOICE_NAMES } from '#src/content/answers/choices.ts';

export const SKILL_TEXTS: Readonly<Record<Skill, { title: string; question: string }>> = {
  rhythm: { title: 'Which rhythm', question: 'Which rhythm is it?' },
  who: { title: 'Who plays', question: 'Who plays?' },
  missing: { title: 'Who is missing', question: 'Who is missing from the band?' },
  section: { title: 'Part of the song', question: 'Which part of the song is it?' },
  style: { title: 'Bachata or not', question: 'Is it bachata?' },
  change: {
    title: 'Where the rhythm changes',
    question: 'Tap as soon as you hear the rhythm change.',
  },
  changed: {
    title: 'What changed',
    question: 'You hear two bars twice. Who plays differently the second time?',
  },
  one: { title: 'Find count 1', question: 'Tap on any count 1.' },
  drums: { title: 'Hembra or macho', question: 'Which drum is it?' },
  guira: {
    title: 'Write the güira',
    question: 'After four clicks you hear one bar of güira twice. Fill in a cell for each stroke.',
  },
  tempo: {
    title: 'Faster or slower',
    question: 'You hear the same two bars twice. Is the second time faster or slower?',
  },
  chord: { title: 'The next chord', question: 'Which chord comes next?' },
};

export function questionText({ skill, task, given, level }: EarQuestion): string {
  if (skill === 'chord') {
    return `You hear four bars that begin on ${printedName(given ?? '')}. They start again, and the band stops. Which chord comes next?`;
  }
  if (skill === 'drums' && level > 1)
    return 'After four clicks: on which count does the hembra sound?';
  if (skill === 'style' && task.kind === 'choice' && task.options.length > 2) {
    return 'Which style is it?';
  }
  return SKILL_TEXTS[skill].question;
}

export const OF_PLAYERS: readonly Skill[] = ['who', 'missing', 'changed'];

/** The advice on loudspeakers for a question; `null` if any will do. Shown on devices that may be phones. */
export function hintText({ skill, task, phone }: EarQuestion): string | null {
  if (phone || task.kind !== 'choice') return null;
  const players = BAND.filter((player) =>
    task.options.some((id) => id.split('+').includes(player)),
  );
  return OF_PLAYERS.includes(skill) && audiblePlayers(players, true).length < players.length
    ? HEADPHONES
    : null;
}

const STYLE_NAMES: Readonly<Record<string, string>> = {
  bachata: 'Bachata',
  'not-bachata': CHOICE_NAMES['other-style'],
  merengue: 'Merengue',
  son: 'Son',
  cumbia: 'Cumbia',
  bolero: 'Bolero',
} satisfies Record<GrooveName | typeof BACHATA | typeof NOT_BACHATA, string>;

/** 'Güira', or 'Bass and güira' for `bass+guira`. */
function playersText(id: string): string {
  const names = BAND.filter((player) => id.split('+').includes(player)).map((player) =>
    INSTRUMENT_NAMES[player].toLowerCase(),
  );
  return capitalised(joinWords(names));
}

export function optionText(skill: Skill, id: string): string {
  switch (skill) {
    case 'rhythm':
      return RHYTHM_NAMES[id as RhythmType];
    case 'who':
    case 'missing':
    case 'changed':
      return playersText(id);
    case 'section':
      return SECTION_NAMES[id as SectionName];
    case 'style':
      return STYLE_NAMES[id] ?? id;
    case 'drums':
      return capitalised(id.replace(/^(\d)&$/, 'the “and” of $1'));
    case 'chord':
      return printedName(id);
    case 'tempo':
      return id === 'faster' ? 'Faster' : 'Slower';
    default:
      return id;
  }
}

/** The description of an explained passage. @param piece the music of the question */
export function againText({ skill, level }: EarQuestion, { guests }: EarPiece): string {
  if (skill === 'missing') return 'Hear it again, then everyone';
  if (skill === 'chord') return 'Hear it again, and what follows';
  if (skill === 'drums' && level === 1) return 'Hear it again, then the other drum';
  if (skill === 'style' && guests.length > 0) return 'Hear it again, then bachata';
  return skill === 'change' ? 'Hear the change again' : 'Hear it again';
}

/** The right answer in words, after 'it was'. */
export function rightText({ skill, task }: EarQuestion): string {
  return task.kind === 'choice' ? optionText(skill, task.right) : '';
}

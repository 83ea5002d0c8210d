import { BEATS } from '#audio/music/chart.ts';
import type { EarQuestion, Piece, Skill } from '#audio/music/ear/question.ts';
import type { BACHATA, NOT_BACHATA } from '#audio/music/ear/style.ts';
import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import { BAND, type BandInstrument, type Guest } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SectionName } from '#audio/music/sections.ts';
import { listed } from '#lib/listed.ts';
import { INSTRUMENT_NAMES, RHYTHM_NAMES, SECTION_NAMES } from '#src/content/answer-names.ts';

/** What each skill is called, and what it asks. */
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
  one: { title: 'Find count 1', question: 'Tap on a count 1.' },
  drums: { title: 'Hembra or macho', question: 'Which drum is it?' },
  guira: {
    title: 'Write the güira',
    question: 'After four clicks you hear one bar of güira twice. Write it down.',
  },
  tempo: {
    title: 'Faster or slower',
    question: 'You hear the same two bars twice. Is the second time faster or slower?',
  },
  chord: { title: 'The next chord', question: 'Which chord comes next?' },
};

/** The question in words. */
export function questionText({ skill, task, given, level }: EarQuestion): string {
  if (skill === 'chord') {
    return `Four bars of chords starting on ${given} repeat, then stop. Which chord comes next?`;
  }
  if (skill === 'drums' && level > 1)
    return 'After four clicks: on which count does the hembra sound?';
  if (skill === 'style' && task.kind === 'choice' && task.options.length > 2) {
    return 'Which style is it?';
  }
  return SKILL_TEXTS[skill].question;
}

/** What to hear a question through; `null` if anything will do. Shown where there may be a phone. */
export function hintText({ skill, task, phone }: EarQuestion): string | null {
  if (phone || task.kind !== 'choice') return null;
  const asksForPlayers = skill === 'who' || skill === 'missing' || skill === 'changed';
  const asksForBass = task.options.some((id) => id.split('+').includes('bass'));
  return asksForPlayers && asksForBass
    ? 'Use headphones: the loudspeaker of a phone hardly plays the bass.'
    : null;
}

const STYLE_NAMES: Readonly<Record<string, string>> = {
  bachata: 'Bachata',
  'not-bachata': 'Not bachata',
  merengue: 'Merengue',
  son: 'Son',
  cumbia: 'Cumbia',
  bolero: 'Bolero',
} satisfies Record<GrooveName | typeof BACHATA | typeof NOT_BACHATA, string>;

/** 'Güira', or 'Bass and güira' for `bass+guira`. */
function playersText(id: string): string {
  const names = BAND.filter((player) => id.split('+').includes(player)).map(
    (player) => INSTRUMENT_NAMES[player],
  );
  const [first = '', ...others] = names;
  const last = others.pop();
  if (last === undefined) return first;
  const between = others.map((name) => `, ${name.toLowerCase()}`).join('');
  return `${first}${between} and ${last.toLowerCase()}`;
}

/** An option in words. */
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
      return id.replace('&', ' and').replace(/^[a-z]/, (letter) => letter.toUpperCase());
    case 'tempo':
      return id === 'faster' ? 'Faster' : 'Slower';
    default:
      return id;
  }
}

/** An item in words, for the map. */
export function itemText(skill: Skill, item: string): string {
  if (skill === 'change') {
    return item
      .split('+')
      .map((rhythm) => RHYTHM_NAMES[rhythm as RhythmType] ?? rhythm)
      .join(' and ');
  }
  if (skill === 'one') return RHYTHM_NAMES[item as RhythmType] ?? item;
  const text = optionText(skill, item) || item;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What to listen for in each rhythm: of the whole percussion, the güira or the bongos alone. */
const RHYTHM_CLUES: Readonly<
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

/** How each player is recognised. */
const PLAYER_CLUES: Readonly<Record<BandInstrument, string>> = {
  requinto: 'The requinto is the lead guitar: single notes and runs, high and bright.',
  segunda: 'The segunda strums the chords in the middle.',
  bass: 'The bass is the lowest: few notes, long ones, mostly on 1, 3 and 4.',
  guira: 'The güira scrapes without a pause, bright and dry.',
  bongos: 'The bongos are the two small drums, one high and one low.',
};

const SECTION_CLUES: Readonly<Record<SectionName, string>> = {
  intro: 'In the intro the requinto begins alone, and the band comes in after two bars.',
  verse: 'In the verse the voice sings over derecho, and the requinto answers softly.',
  'pre-chorus': 'The pre-chorus grows: from a soft derecho to a full majao.',
  chorus: 'In the chorus all play majao, and second voices answer the singer.',
  mambo: 'In the mambo nobody sings: the requinto solos over the galloping güira.',
  interlude:
    'In the interlude nobody sings: the requinto leads over derecho, in two notes at once.',
  outro: 'The outro ends with a break and a final chord.',
};

const GUEST_NAMES: Readonly<Record<Guest, string>> = {
  voice: 'a voice',
  tambora: 'the tambora, a drum with two skins',
  congas: 'congas',
  claves: 'claves',
  cowbell: 'a cowbell',
  campana: 'a campana',
  maracas: 'maracas',
  'wood-guiro': 'a wooden güiro',
  piano: 'a piano',
  accordion: 'an accordion',
  drums: 'a drum kit',
  brass: 'brass',
};

/** What to listen for, in a few sentences. @param piece the music of the question */
export function clueText(question: EarQuestion, piece: Piece): string {
  const { skill, task, focus } = question;
  const right = 'right' in task ? task.right : '';
  const [player] = focus;
  const of = focus.length === 1 && (player === 'guira' || player === 'bongos') ? player : 'both';
  switch (skill) {
    case 'rhythm':
      return RHYTHM_CLUES[right as RhythmType][of];
    case 'who':
    case 'missing':
      return focus.map((each) => PLAYER_CLUES[each]).join(' ');
    case 'changed':
      return `${changedClue(right as BandInstrument, piece)} ${PLAYER_CLUES[right as BandInstrument]}`;
    case 'section':
      return SECTION_CLUES[right as SectionName];
    case 'style': {
      const strange = piece.guests.map((guest) => GUEST_NAMES[guest]);
      return strange.length === 0
        ? 'Bachata has the scraping güira, and the bongos with their low drum on 4.'
        : `This is ${question.item}: it has ${listed(strange)}, which a bachata band does not. Bachata has the scraping güira, and the bongos with their low drum on 4.`;
    }
    case 'change': {
      const { bars } = piece;
      const [before, after] = [bars[0]?.rhythm ?? 'derecho', bars.at(-1)?.rhythm ?? 'mambo'];
      const bar = bars.findIndex(({ rhythm }) => rhythm !== before) + 1;
      return `From ${before} to ${after}, in bar ${bar}. ${RHYTHM_CLUES[after][of]}`;
    }
    case 'one':
      return 'The hembra, the low drum of the bongos, sounds on 4: the next count is 1.';
    case 'drums':
      return drumClue(right);
    case 'guira':
      return guiraClue(right);
    case 'tempo':
      return 'Keep tapping your foot: does the band pull ahead of you, or drag?';
    case 'chord':
      return chordClue(question, piece);
  }
}

/** What is played when a passage is explained. @param piece the music of the question */
export function againText({ skill }: EarQuestion, { guests }: Piece): string {
  if (skill === 'missing') return 'Hear it again, then everyone';
  if (skill === 'chord') return 'Hear it again, and what follows';
  if (skill === 'style' && guests.length > 0) return 'Hear it again, then bachata';
  return skill === 'change' ? 'Hear the change again' : 'Hear it again';
}

/** What a player does differently the second time, and in which bars of the four. */
function changedClue(player: BandInstrument, { bars }: Piece): string {
  const name = `The ${INSTRUMENT_NAMES[player].toLowerCase()}`;
  const verb = (plural: string) => (player === 'bongos' ? plural : `${plural}s`);
  const partOf = (bar: number) =>
    JSON.stringify(bars[bar]?.notes.filter(({ instrument }) => instrument === player));
  const where = partOf(2) === partOf(0) ? 'in bar 4 only' : 'from bar 3 on';
  if (partOf(3) === '[]') return `${name} ${verb('fall')} silent ${where}.`;
  return bars[0]?.rhythm === 'mambo'
    ? `${name} ${verb('leave')} the busy part of the mambo for a plainer one ${where}.`
    : `${name} ${verb('take')} up the busy part of the mambo ${where}.`;
}

/** @param right a drum, or the count of the hembra */
function drumClue(right: string): string {
  if (right === 'hembra') return 'The hembra is the larger of the two drums, and sounds lower.';
  if (right === 'macho') return 'The macho is the smaller of the two drums, and sounds higher.';
  const usual = right === '4' ? 'just as in the martillo' : 'though in the martillo it is on 4';
  return `The hembra is the one low stroke in each bar. Here it is on ${right.replace('&', ' and')}, ${usual}.`;
}

/** @param right the strokes of a bar, `x`, and its rests */
function guiraClue(right: string): string {
  const each = right.length / BEATS;
  if (each > 2) {
    const strokes = Array.from(
      { length: BEATS },
      (_, i) => right.slice(i * each, (i + 1) * each).split('x').length - 1,
    );
    return `Take one count at a time: counts 1 to 4 have ${listed(strokes.map(String))} strokes.`;
  }
  const places = [...right].flatMap((cell, i) =>
    cell === 'x' ? [`${Math.floor(i / each) + 1}${i % each > 0 ? '&' : ''}`] : [],
  );
  return `The güira scrapes on ${listed(places)}. Count along, and check each place for a stroke.`;
}

/** The chords that go round, where they stop, and how to follow them. */
function chordClue({ phone, task }: EarQuestion, { bars }: Piece): string {
  // The piece is the four bars, and again those before the stop.
  const round = bars.slice(0, BEATS).map(({ chords }) => listed(chords.map(({ name }) => name)));
  const stop = bars.length - round.length;
  const right = task.kind === 'choice' ? task.right : '';
  const how = phone
    ? 'Sing along, and remember how each change feels.'
    : 'Sing the lowest note of each chord.';
  return `The four bars are ${round.join(', ')}. The band stops after bar ${stop} of the second time, before ${right}. ${how}`;
}

/** The right answer in words, after 'it was'. */
export function rightText({ skill, task }: EarQuestion): string {
  return task.kind === 'choice' ? optionText(skill, task.right) : '';
}

import { BEATS } from '#audio/music/chart.ts';
import type { EarQuestion, Piece } from '#audio/music/ear/question.ts';
import type { BACHATA } from '#audio/music/ear/style.ts';
import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import type { BandInstrument, Guest } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SectionName } from '#audio/music/sections.ts';
import { printedName } from '#audio/music/spelling.ts';
import { listed } from '#lib/listed.ts';
import { INSTRUMENT_NAMES } from '#src/content/answer-names.ts';

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
  bass: 'The bass is the lowest, with few notes: a long 1, a short push before 3, then 3 and 4.',
  guira: 'The güira is a metal scraper: bright and dry.',
  bongos: 'The bongos are the two small drums, one high and one low.',
};

const SECTION_CLUES: Readonly<Record<SectionName, string>> = {
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

/** What each style is recognised by, and what it has in common with bachata. */
const STYLE_CLUES: Readonly<Record<GrooveName | typeof BACHATA, string>> = {
  bachata: 'This is bachata: the güira keeps time, with the two drums of the bongos beside it.',
  merengue:
    'This is merengue: the tambora, a drum with two skins, rolls into the 1. The güira is there too, but no bongos.',
  cumbia:
    'This is cumbia: the scraper goes long, short-short, and a drum answers on 2 and 4. No bongos.',
  son: 'This is son: two sticks, the claves, play its pattern, over maracas. The bongos are much as in bachata, but nobody scrapes a güira.',
  bolero:
    'This is a bolero: maracas keep time instead of a güira, and the pulse is slower. The bongos are those of bachata, which grew from it.',
};

export const GUEST_NAMES: Readonly<Record<Guest, string>> = {
  voice: 'a voice',
  tambora: 'the tambora, a drum with two skins',
  congas: 'congas',
  claves: 'claves',
  cowbell: 'a cowbell',
  campana: 'a campana',
  maracas: 'maracas',
  'wood-guiro': 'a güiro',
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
      return changedClue(right as BandInstrument, piece);
    case 'section':
      return SECTION_CLUES[right as SectionName];
    case 'style':
      return STYLE_CLUES[question.item as keyof typeof STYLE_CLUES];
    case 'change': {
      const { bars } = piece;
      const [before, after] = [bars[0]?.rhythm ?? 'derecho', bars.at(-1)?.rhythm ?? 'mambo'];
      const bar = bars.findIndex(({ rhythm }) => rhythm !== before) + 1;
      return `From ${before} to ${after}, in bar ${bar} of the question. The chart has two bars before the change and two after it. ${RHYTHM_CLUES[after][of]}`;
    }
    case 'one':
      return 'The hembra, the low drum of the bongos, sounds on 4: the next count is 1.';
    case 'drums':
      return drumClue(right);
    case 'guira':
      return guiraClue(right);
    case 'tempo':
      return tempoClue(piece);
    case 'chord':
      return chordClue(question, piece);
  }
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

/** Both tempos, and how far they are apart. */
function tempoClue({ bpm, retimed }: Piece): string {
  const ratio = retimed?.ratio ?? 1;
  const percent = Math.round(Math.abs(ratio - 1) * 1000) / 10;
  return `From ${bpm} to ${Math.round(bpm * ratio)} counts a minute: ${percent}% ${ratio > 1 ? 'faster' : 'slower'}. Keep tapping your foot at the first tempo: the band ${ratio > 1 ? 'pulls ahead of you' : 'falls behind you'}.`;
}

/** @param right a drum, or the count of the hembra */
function drumClue(right: string): string {
  if (right === 'hembra') return 'The hembra is the larger of the two drums, and sounds lower.';
  if (right === 'macho') return 'The macho is the smaller of the two drums, and sounds higher.';
  const place = right.replace(/^(\d)&$/, 'the “and” of $1');
  const usual = right === '4' ? ', just as in the martillo' : '; in the martillo it is on 4';
  return `The hembra is the one low stroke in each bar. Here it is on ${place}${usual}.`;
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
  const round = bars
    .slice(0, BEATS)
    .map(({ chords }) => chords.map(({ name }) => printedName(name)).join(' '));
  const stop = bars.length - round.length;
  const right = task.kind === 'choice' ? task.right : '';
  const how = phone
    ? 'Sing along, and remember how each change feels.'
    : 'Sing the lowest note of each chord.';
  return `The four bars are ${round.join(' | ')}. The band stops after bar ${stop} of the second time, before ${printedName(right)}. ${how}`;
}

import { BEATS } from '#audio/music/chart/chart.ts';
import type { Answer, EarPiece, EarQuestion } from '#audio/music/ear/question.ts';
import { printedName } from '#audio/music/harmony/spelling.ts';
import type { BandInstrument, Guest } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { joinWords, plural } from '#lib/words.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import {
  PLAYER_REASONS,
  RHYTHM_REASONS,
  SECTION_REASONS,
  STYLE_REASONS,
} from '#src/content/answers/reasons.ts';
import { optionText, rightText } from '#src/ear/texts.ts';

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

/** The clues to listen for, in a few sentences. @param piece the music of the question */
export function clueText(question: EarQuestion, piece: EarPiece): string {
  const { skill, task, focus } = question;
  const right = 'right' in task ? task.right : '';
  const [player] = focus;
  const of = focus.length === 1 && (player === 'guira' || player === 'bongos') ? player : 'both';
  switch (skill) {
    case 'rhythm':
      return RHYTHM_REASONS[right as RhythmType][of];
    case 'who':
    case 'missing':
      return focus.map((each) => PLAYER_REASONS[each]).join(' ');
    case 'changed':
      return changedClue(right as BandInstrument, piece);
    case 'section':
      return SECTION_REASONS[right as SectionName];
    case 'style':
      return STYLE_REASONS[question.item as keyof typeof STYLE_REASONS];
    case 'change': {
      const { bars } = piece;
      const [before, after] = [bars[0]?.rhythm ?? 'derecho', bars.at(-1)?.rhythm ?? 'mambo'];
      const bar = bars.findIndex(({ rhythm }) => rhythm !== before) + 1;
      return `From ${before} to ${after}, in bar ${bar} of the question. The chart has two bars before the change and two after it. ${RHYTHM_REASONS[after][of]}`;
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

/** The change that a player makes the second time, and its bars of the four. */
function changedClue(player: BandInstrument, { bars }: EarPiece): string {
  const name = `The ${INSTRUMENT_NAMES[player].toLowerCase()}`;
  // The bongos are two drums.
  const players = player === 'bongos' ? 2 : 1;
  const partOf = (bar: number) =>
    JSON.stringify(bars[bar]?.notes.filter(({ instrument }) => instrument === player));
  const where = partOf(2) === partOf(0) ? 'in bar 4 only' : 'from bar 3 on';
  if (partOf(3) === '[]') {
    return plural(players, {
      one: `${name} falls silent ${where}.`,
      other: `${name} fall silent ${where}.`,
    });
  }
  return bars[0]?.rhythm === 'mambo'
    ? plural(players, {
        one: `${name} leaves the busy part of the mambo for a plainer one ${where}.`,
        other: `${name} leave the busy part of the mambo for a plainer one ${where}.`,
      })
    : plural(players, {
        one: `${name} takes up the busy part of the mambo ${where}.`,
        other: `${name} take up the busy part of the mambo ${where}.`,
      });
}

function tempoClue({ bpm, retimed }: EarPiece): string {
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

/** The right answer in a few words, next to the passage that is replayed. */
export function answerText(question: EarQuestion): string {
  const { task } = question;
  switch (task.kind) {
    case 'choice':
      return question.skill === 'drums' && question.level > 1
        ? `The hembra on ${rightText(question).toLowerCase()}`
        : rightText(question);
    case 'cells':
      return strokesText(task.right);
    case 'moment':
      // The explained passage begins two bars before the change.
      return 'The rhythm changes after two bars';
    case 'downbeat':
      return 'It begins on count 1';
  }
}

/** The wrong answer in a few words; `null` if it has none. */
export function givenText({ skill }: EarQuestion, answer: Answer | undefined): string | null {
  if (answer?.kind === 'unheard') return 'you did not hear it';
  if (answer?.kind !== 'choice') return null;
  const text = optionText(skill, answer.choice);
  // A chord's small letter is another chord.
  return `you said ${skill === 'chord' ? text : text.toLowerCase()}`;
}

/** @param right the strokes of a bar, `x`, and its rests */
function guiraClue(right: string): string {
  const each = right.length / BEATS;
  return each > 2
    ? `Take one count at a time: ${strokesText(right)}.`
    : `The güira scrapes ${strokesText(right)}. Count along, and check each place for a stroke.`;
}

/** 'on 1, 2 and 4', or how many strokes each count has. */
function strokesText(right: string): string {
  const each = right.length / BEATS;
  if (each > 2) {
    const strokes = Array.from(
      { length: BEATS },
      (_, i) => right.slice(i * each, (i + 1) * each).split('x').length - 1,
    );
    return `counts 1 to 4 have ${joinWords(strokes.map(String))} strokes`;
  }
  const places = [...right].flatMap((cell, i) =>
    cell === 'x' ? [`${Math.floor(i / each) + 1}${i % each > 0 ? '&' : ''}`] : [],
  );
  return `on ${joinWords(places)}`;
}

/** The chords of the loop, the place where it stops, and how to follow it. */
function chordClue({ phone, task }: EarQuestion, { bars }: EarPiece): string {
  // The piece has the four bars, then the repeated bars before the stop.
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

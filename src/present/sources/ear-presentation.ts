import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { EarQuestion } from '#audio/music/ear/question.ts';
import { clueText } from '#src/ear/explained/clues.ts';
import { today } from '#src/ear/record/ear-record.ts';
import {
  askedAt,
  decodeRound,
  type Entry,
  type SharedRound,
} from '#src/ear/round/question-list.ts';
import { optionText, questionText, rightText, SKILL_TEXTS } from '#src/ear/texts.ts';
import type { Presentation, Slide } from '#src/present/slide.ts';

const entry = (skill: Entry['skill'], level: number): Entry => ({ skill, level, variant: 0 });

/** A round for a class, from easy to hard. */
const CLASS_ROUND: readonly Entry[] = [
  entry('rhythm', 1),
  entry('who', 1),
  entry('drums', 1),
  entry('missing', 1),
  entry('section', 2),
  entry('style', 1),
  entry('rhythm', 3),
  entry('missing', 3),
  entry('tempo', 2),
  entry('who', 3),
];

/**
 * Ear training as slides to vote on: the round in the address, or a new one every day. Questions with tapped or
 * written answers are left out. @param query without `?`
 */
export function earPresentation(query: string, day = today()): Presentation {
  const round: SharedRound = decodeRound(new URLSearchParams(query).get('round') ?? '') ?? {
    seed: day.toString(36),
    phone: false,
    entries: CLASS_ROUND,
  };
  const questions = round.entries.map((each, place) => earQuestion(askedAt(round, each, place)));
  const slides = questions.filter(({ task }) => task.kind === 'choice').map(slideOf);
  const left = questions.length - slides.length;
  const leftOut =
    left === 1
      ? ' One question is left out: it is tapped or written.'
      : ` ${left} questions are left out: they are tapped or written.`;
  const text =
    slides.length === 0
      ? 'Nothing to vote on: the questions of this round are tapped or written.'
      : `The band plays, the class votes: what did you hear?${left > 0 ? leftOut : ''}`;
  const title = 'Train your ear';
  return { title, slides: [{ kind: 'title', id: 'title', title, text }, ...slides] };
}

function slideOf(question: EarQuestion, index: number): Slide {
  const { skill, level, seed, phone, task } = question;
  const { options, right } = task.kind === 'choice' ? task : { options: [], right: '' };
  return {
    kind: 'question',
    id: `ear-${index + 1}`,
    title: SKILL_TEXTS[skill].title,
    question: questionText(question),
    options: options.map((id) => ({ id, text: optionText(skill, id) })),
    correct: [right],
    explanation: `${rightText(question)}. ${clueText(question, question.piece(EAR_MUSIC))}`,
    asked: { skill, level, seed, phone },
  };
}

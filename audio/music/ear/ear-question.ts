import { Draw } from './draw.ts';
import type { EarQuestion, QuestionDraft, QuestionSettings, Skill } from './question.ts';
import { whatChanged, whereItChanges } from './questions/change.ts';
import { whichChord } from './questions/chord.ts';
import { fasterOrSlower, whereIsOne } from './questions/downbeat.ts';
import { guiraByEar, whichDrum } from './questions/drums.ts';
import { whoIsMissing, whoPlays } from './questions/players.ts';
import { whichRhythm, whichSection, whichStyle } from './questions/style.ts';

const DRAFTS: Readonly<Record<Skill, (asked: QuestionSettings, draw: Draw) => QuestionDraft>> = {
  rhythm: whichRhythm,
  who: whoPlays,
  missing: whoIsMissing,
  section: whichSection,
  style: whichStyle,
  change: whereItChanges,
  changed: whatChanged,
  one: whereIsOne,
  drums: whichDrum,
  guira: guiraByEar,
  tempo: fasterOrSlower,
  chord: whichChord,
};

/** A question of ear training, fully determined by skill, level, seed and loudspeaker. */
export function earQuestion(asked: QuestionSettings): EarQuestion {
  const { skill, level, seed, phone } = asked;
  const drafted = DRAFTS[skill](asked, new Draw(`ear ${skill} ${level} ${seed} ${phone}`));
  return { ...asked, explained: drafted.piece, ...drafted };
}

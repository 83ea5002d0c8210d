import { Draw } from './draw.ts';
import type { EarQuestion, QuestionDraft, QuestionSettings, Skill } from './question.ts';
import { whereItChanges } from './questions/change.ts';
import { whatChanged } from './questions/changed.ts';
import { whichChord } from './questions/chord.ts';
import { whereIsOne } from './questions/downbeat.ts';
import { whichDrum } from './questions/drums.ts';
import { guiraByEar } from './questions/guira.ts';
import { whoIsMissing, whoPlays } from './questions/players.ts';
import { whichRhythm } from './questions/rhythm.ts';
import { whichSection } from './questions/section.ts';
import { whichStyle } from './questions/style.ts';
import { fasterOrSlower } from './questions/tempo.ts';

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

/** A question by ear: the same for the same skill, level, seed and loudspeaker. */
export function earQuestion(asked: QuestionSettings): EarQuestion {
  const { skill, level, seed, phone } = asked;
  const drafted = DRAFTS[skill](asked, new Draw(`ear ${skill} ${level} ${seed} ${phone}`));
  return { ...asked, explained: drafted.piece, ...drafted };
}

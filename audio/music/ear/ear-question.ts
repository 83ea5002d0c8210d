import { whereItChanges } from './change.ts';
import { whatChanged } from './changed.ts';
import { whichChord } from './chord.ts';
import { whereIsOne } from './downbeat.ts';
import { Draw } from './draw.ts';
import { whichDrum } from './drums.ts';
import { guiraByEar } from './guira.ts';
import { whoIsMissing, whoPlays } from './players.ts';
import type { EarQuestion, QuestionDraft, QuestionSettings, Skill } from './question.ts';
import { whichRhythm } from './rhythm.ts';
import { whichSection } from './section.ts';
import { whichStyle } from './style.ts';
import { fasterOrSlower } from './tempo.ts';

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

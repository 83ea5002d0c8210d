import type { Skill } from '#audio/music/ear/question.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { capitalised, joinWords } from '#lib/words.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { optionText } from '#src/ear/texts.ts';

/** An item in words, for the map. */
export function itemText(skill: Skill, item: string): string {
  if (skill === 'change') {
    return joinWords(item.split('+').map((rhythm) => RHYTHM_NAMES[rhythm as RhythmType] ?? rhythm));
  }
  if (skill === 'one') return RHYTHM_NAMES[item as RhythmType] ?? item;
  return capitalised(optionText(skill, item) || item);
}

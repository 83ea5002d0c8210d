import type { Skill } from '#audio/music/ear/question.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { optionText } from '#src/ear/texts.ts';

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

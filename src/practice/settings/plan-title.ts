import { BAND } from '#audio/music/instrument.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { joinWords } from '#lib/words.ts';
import { INSTRUMENT_NAMES, RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import type { PracticeSettings } from './settings.ts';

/** The title of the settings in a class plan: 'Practice: majao at 100, without bongos'. */
export function planTitleOf({ length, song, rhythm, tempo, mixer }: PracticeSettings): string {
  const music = length === 'form' ? SONG_BY_ID[song].title : RHYTHM_NAMES[rhythm].toLowerCase();
  const muted = BAND.filter((player) => mixer[player].mute).map((player) =>
    INSTRUMENT_NAMES[player].toLowerCase(),
  );
  return `Practice: ${music} at ${tempo}${muted.length > 0 ? `, without ${joinWords(muted)}` : ''}`;
}

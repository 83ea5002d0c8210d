import { GROOVES, writeGroove } from '#audio/music/grooves/grooves.ts';
import { placesIn, SECTION_BARS } from '#audio/music/live/form.ts';
import { liveBars } from '#audio/music/live/live-bars.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import { arrangeSection } from '#audio/music/score/arrangement.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { allAtOnce } from '#lib/steps.ts';
import type { EarMusic } from './question.ts';

export const EAR_MUSIC: EarMusic = {
  loop: ({ song, key, changes, take }, rhythm, bars, lanes = {}) =>
    loopBars({ song, key, changes, take, rhythm, lanes }, bars),

  section({ song, key, take }, section) {
    const seed = `${song} ${section} ${take}`;
    const { chart, notes } = arrangeSection(section, { song: SONG_BY_ID[song], key, seed });
    return allAtOnce(liveBars(placesIn(section, SECTION_BARS), chart, notes, seed));
  },

  groove: (name) => GROOVES[name],

  grooveBars({ key, take }, name, bars) {
    const { chart, notes } = writeGroove(name, key, bars);
    // Every bar must have a rhythm of bachata. A chart shows the style's name instead.
    const places = Array.from({ length: bars }, () => ({ rhythm: 'derecho' }) as const);
    const written = allAtOnce(liveBars(places, chart, notes, `${name} ${take}`));
    return written.map((bar) => ({ ...bar, style: name }));
  },
};

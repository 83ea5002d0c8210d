import { GROOVES, type GrooveName, writeGroove } from '#audio/music/grooves/grooves.ts';
import { placesIn, SECTION_BARS, type SectionName } from '#audio/music/live/form.ts';
import { liveBars } from '#audio/music/live/live-bars.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import { type LoopBars, loopBars, type PracticeMusic } from '#audio/music/live/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { arrangeSection } from '#audio/music/score/arrangement.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { allAtOnce } from '#lib/steps.ts';

/** The settings of a question's music, except its rhythm. */
export interface Setting extends Omit<PracticeMusic, 'rhythm' | 'lanes'> {
  bpm: number;
}

/** The generators of a question's music. They are large, so they are loaded after the first question is shown. */
export const EAR_MUSIC = {
  loop: (setting: Setting, rhythm: RhythmType, bars: LoopBars, lanes: OwnLanes = {}) =>
    loopBars({ ...setting, rhythm, lanes }, bars),

  /** A section of the song, with the voice if it has one. */
  section({ song, key, take }: Setting, section: SectionName) {
    const seed = `${song} ${section} ${take}`;
    const { chart, notes } = arrangeSection(section, { song: SONG_BY_ID[song], key, seed });
    return allAtOnce(liveBars(placesIn(section, SECTION_BARS), chart, notes, seed));
  },

  /** Another style: its minimum and maximum tempo, and its percussion players. */
  groove: (name: GrooveName) => GROOVES[name],

  grooveBars({ key, take }: Setting, name: GrooveName, bars: number) {
    const { chart, notes } = writeGroove(name, key, bars);
    // Every bar must have a rhythm of bachata. A chart shows the style's name instead.
    const places = Array.from({ length: bars }, () => ({ rhythm: 'derecho' }) as const);
    const written = allAtOnce(liveBars(places, chart, notes, `${name} ${take}`));
    return written.map((bar) => ({ ...bar, style: name }));
  },
};

export type EarMusic = typeof EAR_MUSIC;

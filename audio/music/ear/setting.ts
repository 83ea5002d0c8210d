import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import type { LoopBars } from '#audio/music/live/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { Changes } from '#audio/music/score/arrangement.ts';
import type { SongId } from '#audio/music/songs/songs.ts';

/** The settings of a question's music, apart from its rhythm. */
export interface Setting {
  song: SongId;
  key: MusicalKey;
  changes: Changes;
  take: number;
  bpm: number;
}

/**
 * Functions that write the music of questions. A question gets them when its music is written: they are much
 * more code than questions, and are loaded after the first one is shown.
 */
export interface EarMusic {
  loop(setting: Setting, rhythm: RhythmType, bars: LoopBars, lanes?: OwnLanes): LiveBar[];
  /** A part of the song, with the voice if it sings. */
  section(setting: Setting, section: SectionName): LiveBar[];
  /** Another style: its slowest and fastest tempo, and the players of its percussion. */
  groove(name: GrooveName): {
    tempo: readonly [number, number];
    percussion: readonly Instrument[];
  };
  grooveBars(setting: Setting, name: GrooveName, bars: number): LiveBar[];
}

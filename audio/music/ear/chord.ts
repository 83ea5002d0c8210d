import { BEATS, chart, chordAt } from '#audio/music/chart.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { chordName } from '#audio/music/spelling.ts';
import { tellable } from './audible.ts';
import type { Draw } from './draw.ts';
import { CHANGES, drawSetting, loop, pieceOf, RHYTHM_TYPES, type Setting } from './piece.ts';
import type { Asked, Drafted } from './question.ts';

/** How many chords there are to choose from, by level. */
const OPTIONS = [2, 3, 3, 4, 5] as const;

/**
 * Which chord comes next: four bars of chords are heard, and begin again; the band stops, and what would
 * follow has been heard before. Later levels stop anywhere in the four bars.
 */
export function whichChord({ level, phone }: Asked, draw: Draw): Drafted {
  const setting = drawSetting(draw, [104, 120]);
  const rhythm = draw.one(RHYTHM_TYPES.slice(0, 2));
  const names = chordsOf(setting);
  const first = names[0] ?? '';
  // Where the chord changes, and not back to the first one, which the question names.
  const changes = names.flatMap((name, i) =>
    i > 0 && name !== names[i - 1] && name !== first ? [i] : [],
  );
  const stop = level <= 2 ? (changes.at(-1) ?? 1) : draw.one(changes);
  const right = names[stop] ?? first;
  const ofSong = CHANGES.flatMap((changes) => chordsOf({ ...setting, changes }));
  const others = [...new Set(ofSong)].filter((name) => name !== right);
  const count = OPTIONS[level - 1] ?? 2;
  const options = [right, ...draw.some(count - 1, others)].toSorted();
  return {
    item: right.endsWith('m') ? 'minor' : right.endsWith('7') ? 'seventh' : 'major',
    task: { kind: 'choice', options, right },
    focus: tellable(['segunda', 'bass'], phone),
    given: first,
    piece: () => {
      const bars = loop(setting, rhythm, 4);
      return pieceOf([...bars, ...bars.slice(0, stop)], setting.bpm);
    },
    explained: () => pieceOf(loop(setting, rhythm, 4), setting.bpm),
  };
}

/** The chord on the first count of each of the four bars. */
function chordsOf({ song, key, changes }: Setting): string[] {
  const { [changes]: strain, key: written } = SONG_BY_ID[song];
  const sheet = chart(strain.chords, { written, key, bars: 4, after: 'again' });
  return Array.from({ length: 4 }, (_, bar) => chordName(chordAt(sheet, bar * BEATS), key));
}

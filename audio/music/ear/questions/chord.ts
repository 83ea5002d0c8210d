import { BEATS, chart, chordAt } from '#audio/music/chart/chart.ts';
import type { Draw } from '#audio/music/ear/draw.ts';
import type { EarMusic, Setting } from '#audio/music/ear/ear-music.ts';
import { drawSetting, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import { chordName } from '#audio/music/harmony/spelling.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { CHANGES, type Changes, SONG_BY_ID } from '#audio/music/songs/songs.ts';

/** The number of options by level, and whether all of them occur in the four bars. */
const BY_LEVEL = [
  { count: 2, heard: false },
  { count: 3, heard: false },
  { count: 3, heard: true },
  { count: 4, heard: true },
  { count: 5, heard: false },
] as const;

/** Four bars with a stop before a chord. */
interface ChordStop {
  changes: Changes;
  /** The number of bars in the second pass. */
  bars: number;
  next: string;
}

/**
 * Question: which chord comes next? Four bars of chords play and begin again; the band stops before a chord of the
 * first pass. The options are drawn first, among chords that can follow the named one, and only then the right one, so
 * the options do not reveal it.
 */
export function whichChord({ level, phone }: QuestionSettings, draw: Draw): QuestionDraft {
  const { count, heard } = BY_LEVEL[level - 1] ?? BY_LEVEL[0];
  const drawn = drawSetting(draw, [104, 120]);
  const rhythm = draw.one(RHYTHM_TYPES.slice(0, 2));
  const { given, stops } = draw.one(
    groupsOf(drawn, heard).filter(({ stops }) => nextOf(stops).length >= (heard ? count : 5)),
  );
  const options = draw.some(count, nextOf(stops)).toSorted();
  const right = draw.one(options);
  const { changes, bars: stop } = draw.one(stops.filter(({ next }) => next === right));
  const setting = { ...drawn, changes };
  const bars = ({ loop }: EarMusic, last: number) => {
    const four = loop(setting, rhythm, 4);
    return pieceOf([...four, ...four, ...four].slice(0, last), setting.bpm);
  };
  return {
    item: right.endsWith('m') ? 'minor' : right.endsWith('7') ? 'seventh' : 'major',
    task: { kind: 'choice', options, right },
    // On a phone the requinto's runs make the chords audible, since the segunda is too soft.
    focus: phone ? ['requinto', 'segunda'] : ['segunda', 'bass'],
    given,
    piece: (music) => bars(music, 4 + stop),
    // Includes the bar after the stop.
    explained: (music) => bars(music, 4 + stop + 1),
  };
}

const nextOf = (stops: readonly ChordStop[]) => [...new Set(stops.map(({ next }) => next))];

/** The possible stops of a song's parts, by their first chord. @param apart whether each part has its own group */
function groupsOf(setting: Setting, apart: boolean): { given: string; stops: ChordStop[] }[] {
  const groups = new Map<string, { given: string; stops: ChordStop[] }>();
  for (const changes of CHANGES) {
    const names = chordsOf({ ...setting, changes });
    const [given = ''] = names;
    const stops = [...names, given].flatMap((next, bars) =>
      bars > 0 && next !== names[bars - 1] ? [{ changes, bars, next }] : [],
    );
    const key = apart ? changes : given;
    const before = groups.get(key)?.stops ?? [];
    groups.set(key, { given, stops: [...before, ...stops] });
  }
  return [...groups.values()];
}

function chordsOf({ song, key, changes }: Setting): string[] {
  const { [changes]: strain, key: written } = SONG_BY_ID[song];
  const sheet = chart(strain.chords, { written, key, bars: 4, after: 'again' });
  return Array.from({ length: 4 }, (_, bar) => chordName(chordAt(sheet, bar * BEATS), key));
}

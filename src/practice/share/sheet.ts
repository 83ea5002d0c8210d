import { keyName } from '#audio/music/harmony/spelling.ts';
import { SECTION_BARS } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import type { Sheet } from '#src/band/chart/sheet/chart-sheet.tsx';
import { rowsOf } from '#src/band/chart/visible-rows.ts';
import { RHYTHM_NAMES, SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import { chordsOf, type Piece, sectionAt } from '#src/practice/playing/piece.ts';
import { sectionName } from '#src/practice/playing/playback-position.ts';
import type { PracticeSettings } from '#src/practice/settings/settings.ts';

/** Number of bars of a pattern: the dancers' counts 1 to 8. */
const PATTERN_BARS = 2;

/**
 * The printed music: the bars of a loop, the repeated bars of a song, or the form of the song.
 * @param tempo counts a minute
 */
export function sheetOf(
  { bars, sections }: Piece,
  { rhythm, song, key, range }: PracticeSettings,
  tempo: number,
): Sheet {
  const { title } = SONG_BY_ID[song];
  const details = `${title}, ${keyName(key)}, ${tempo} counts a minute`;
  if (sections.length === 0) return { title: RHYTHM_NAMES[rhythm], details, parts: [{ bars }] };
  const ofSong = { title, details: `${keyName(key)}, ${tempo} counts a minute` };
  if (!range) return { ...ofSong, ...formOf({ bars, sections }) };
  const { from, bars: count } = range;
  const end = from + count;
  const first = sectionAt({ bars, sections }, from);
  const last = sectionAt({ bars, sections }, end - 1);
  const names = [...new Set([first, last])].map((section) => sectionName(sections, section));
  const rhythms = [...new Set(bars.slice(from, end).map((bar) => bar.rhythm))];
  const name = `${names.join(' to ')}, ${rhythms.join(', then ')}, bars ${from + 1} to ${end}`;
  return { ...ofSong, parts: [{ title: name, bars: bars.slice(from, end) }] };
}

/** A form on one page: the order of its sections, and each section once with the patterns of its rhythms. */
function formOf({ bars, sections }: Piece): Pick<Sheet, 'order' | 'parts'> {
  const played = sections.map(({ section, from, bars: count }) => {
    const own = bars.slice(from, from + count);
    const phrase = phraseOf(own.map(chordsOf));
    const times = count / phrase.length;
    const repeats = times > 1 ? `\u00a0×${times}` : '';
    return { name: SECTION_NAMES[section], own, from, count, phrase: phrase.join(' | '), repeats };
  });
  const order = played.map(({ name, repeats }) => name + repeats).join(' – ');
  const isSame = (a: (typeof played)[number], b: (typeof played)[number]) =>
    a.name === b.name && a.phrase === b.phrase;
  const parts = played
    .filter((each, index) => played.findIndex((other) => isSame(other, each)) === index)
    .map((first) => {
      const rhythms = [...new Set(first.own.map((bar) => bar.rhythm))];
      const places = played
        .filter((other) => isSame(other, first))
        .map(({ from, count, repeats }) => `${from + 1}–${from + count}${repeats}`);
      return {
        title: first.name,
        details: `${rhythms.join(', then ')}, bars ${places.join(', ')}`,
        chords: first.phrase,
        bars: rhythms.flatMap((rhythm) =>
          patternOf(first.own.filter((bar) => bar.rhythm === rhythm)),
        ),
      };
    });
  return { order, parts };
}

/** The shortest phrase that makes up a list by repetition. */
function phraseOf(list: readonly string[]): readonly string[] {
  const isPhrase = (length: number) =>
    list.length % length === 0 && list.every((each, index) => each === list[index % length]);
  const length = list.findIndex((_, index) => isPhrase(index + 1)) + 1;
  return list.slice(0, length);
}

/** The first two bars of a phrase: of the first of the phrases with the most players. */
function patternOf(bars: readonly LiveBar[]): readonly LiveBar[] {
  const pairs = rowsOf(bars.length, SECTION_BARS).map((row) =>
    row.slice(0, PATTERN_BARS).flatMap((index) => bars[index] ?? []),
  );
  const sizes = pairs.map((pair) => {
    const playing = pair.map(({ notes }) => new Set(notes.map(({ instrument }) => instrument)));
    return playing.reduce((sum, { size }) => sum + size, 0);
  });
  return pairs[sizes.indexOf(Math.max(...sizes))] ?? [];
}

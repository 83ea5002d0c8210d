import type { Draw } from '#audio/music/ear/draw.ts';
import type { EarMusic } from '#audio/music/ear/ear-music.ts';
import { drawSetting, only, PERCUSSION, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';

export const STYLES: readonly GrooveName[] = ['merengue', 'son', 'cumbia', 'bolero'];
/** Styles whose percussion differs from bachata's. The bolero is not one of them: its guitars are like bachata's. */
const LATIN: readonly GrooveName[] = ['merengue', 'cumbia', 'son'];

export const BACHATA = 'bachata';
/** The option for any other style. */
export const NOT_BACHATA = 'not-bachata';

/** The fastest usual tempo of bachata, in counts a minute. */
const FASTEST = 140;

/** Question: bachata or not? Then: which style? Played by the whole band, then by the percussion alone. */
export function whichStyle({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const alone = level === 2 || level >= 4;
  const named = level >= 3;
  const among = level >= 5 ? STYLES : LATIN;
  const others = named ? draw.some(level >= 5 ? 4 : 3, among) : among;
  const rhythm = draw.one(RHYTHM_TYPES);
  // All options are equally likely to be right.
  const stranger = draw.one(others);
  const style = draw.one<typeof BACHATA | GrooveName>([BACHATA, ...(named ? others : [stranger])]);
  const bars = level === 5 ? 2 : 4;
  const right = named || style === BACHATA ? style : NOT_BACHATA;
  return {
    item: style,
    task: {
      kind: 'choice',
      options: named
        ? [BACHATA, ...STYLES.filter((name) => others.includes(name))]
        : [BACHATA, NOT_BACHATA],
      right,
    },
    focus: PERCUSSION,
    piece: (music) =>
      style === BACHATA
        ? pieceOf(own(music), setting.bpm)
        : pieceOf(other(music, style), bpm(music, style)),
    // The other style again, followed by bachata, at a tempo that suits both.
    explained: (music) =>
      style === BACHATA
        ? pieceOf(own(music), setting.bpm)
        : pieceOf([...other(music, style), ...own(music)], Math.min(bpm(music, style), FASTEST)),
  };

  function own({ loop }: EarMusic): LiveBar[] {
    return only(loop(setting, rhythm, bars), alone ? PERCUSSION : BAND);
  }

  function other({ groove, grooveBars }: EarMusic, name: GrooveName): LiveBar[] {
    const written = grooveBars(setting, name, bars);
    return alone ? only(written, groove(name).percussion) : written;
  }

  function bpm({ groove }: EarMusic, name: GrooveName): number {
    const [slowest, fastest] = groove(name).tempo;
    return Math.round(slowest + ((setting.take % 10) / 9) * (fastest - slowest));
  }
}

/** Question: which rhythm? Played by the band, the percussion, then one player, in shorter and shorter passages. */
export function whichRhythm({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const rhythm = draw.one(RHYTHM_TYPES);
  const players: readonly BandInstrument[] =
    level <= 2 ? BAND : level === 3 ? PERCUSSION : [draw.one(PERCUSSION)];
  const bars = level === 1 || level === 4 ? 4 : 2;
  return {
    item: rhythm,
    task: { kind: 'choice', options: RHYTHM_TYPES, right: rhythm },
    focus: players.length === 1 ? players : PERCUSSION,
    piece: ({ loop }) => pieceOf(only(loop(setting, rhythm, bars), players), setting.bpm),
  };
}

/** The sections to choose from at each level. Not the outro: three of its bars are the same as in a chorus. */
const SECTION_LEVELS: readonly (readonly SectionName[])[] = [
  ['intro', 'mambo'],
  ['intro', 'verse', 'mambo'],
  ['intro', 'verse', 'chorus', 'mambo'],
  ['intro', 'verse', 'pre-chorus', 'chorus', 'mambo'],
  ['intro', 'verse', 'pre-chorus', 'chorus', 'mambo', 'interlude'],
];

/** Question: which section of the song? Four bars, with the voice if the section has one. */
export function whichSection({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw, [112, 126]);
  const options = SECTION_LEVELS[level - 1] ?? [];
  const section = draw.one(options);
  return {
    item: section,
    task: { kind: 'choice', options, right: section },
    focus:
      section === 'intro' || section === 'mambo' || section === 'interlude'
        ? ['requinto']
        : ['guira', 'bongos'],
    piece: (music) => pieceOf(music.section(setting, section), setting.bpm),
  };
}

import { audiblePlayers } from '#audio/music/ear/audible.ts';
import type { Draw } from '#audio/music/ear/draw.ts';
import type { EarMusic } from '#audio/music/ear/ear-music.ts';
import { drawSetting, only, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';

/** Groups of players with similar sounds, which are easily confused. */
const FAMILIES: readonly (readonly BandInstrument[])[] = [
  ['requinto', 'segunda', 'bass'],
  ['guira', 'bongos'],
];

const isKin = (one: BandInstrument, other: BandInstrument) =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other));

/** An option for some players: their ids in the order of the band. */
const playersId = (players: readonly BandInstrument[]) =>
  BAND.filter((player) => players.includes(player)).join('+');

/** The players of an option. */
export const playersIn = (id: string): BandInstrument[] =>
  BAND.filter((player) => id.split('+').includes(player));

/** The distance of two sets of players: the number of differing players, and whether these sound similar. */
function distance(one: readonly BandInstrument[], other: readonly BandInstrument[]): number {
  const apart = BAND.filter((player) => one.includes(player) !== other.includes(player));
  const alike = apart.every((player) => apart.every((kin) => isKin(player, kin)));
  return apart.length + (alike ? 0 : 2);
}

function setsOf(size: number, players: readonly BandInstrument[]): BandInstrument[][] {
  if (size === 0) return [[]];
  return players.flatMap((first, i) =>
    setsOf(size - 1, players.slice(i + 1)).map((others) => [first, ...others]),
  );
}

/** The number of lists of options to draw. The one that is easiest or hardest to tell apart is used. */
const DRAWS = 6;

/** Options, drawn first so that they do not reveal the right one. @param alike whether they are hard to tell apart */
function drawOptions(
  draw: Draw,
  { sets, count, alike }: { sets: readonly BandInstrument[][]; count: number; alike: boolean },
): { right: BandInstrument[]; options: string[] } {
  const lists = Array.from({ length: DRAWS }, () => draw.some(count, sets));
  const apart = (list: BandInstrument[][]) =>
    list.reduce((sum, one) => sum + list.reduce((all, other) => all + distance(one, other), 0), 0);
  const sign = alike ? -1 : 1;
  const best = lists.reduce((a, b) => (sign * apart(b) > sign * apart(a) ? b : a));
  return { right: draw.one(best), options: inOrder(best.map(playersId)) };
}

const WHO_BARS = [4, 4, 4, 3, 2] as const;
const MISSING_BARS = [4, 4, 3, 3, 2] as const;

/** Question: who plays? One player, then several, whose sounds are more and more similar. */
export function whoPlays({ level, phone }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const rhythm = draw.one(RHYTHM_TYPES);
  const among = audiblePlayers(BAND, phone);
  // Leave out inaudible players: no question may depend on them.
  const size = Math.min(level, among.length - 1);
  const alike = level >= 4;
  const { right: players, options } = drawOptions(draw, {
    sets: [...setsOf(size, among), ...(alike ? setsOf(size - 1, among) : [])],
    count: level === 1 ? 3 : 4,
    alike,
  });
  const right = playersId(players);
  const band = ({ loop }: EarMusic) => loop(setting, rhythm, 4).slice(0, WHO_BARS[level - 1]);
  return {
    item: players.length === 1 ? right : `${players.length} players`,
    task: { kind: 'choice', options, right },
    focus: players,
    piece: (music) => pieceOf(only(band(music), players), setting.bpm),
  };
}

/** Question: who is missing from the band? One player, then two, in shorter and shorter music. */
export function whoIsMissing({ level, phone }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const rhythm = draw.one(RHYTHM_TYPES);
  const { right: missing, options } = drawOptions(draw, {
    sets: setsOf(level <= 3 ? 1 : 2, audiblePlayers(BAND, phone)),
    count: level === 1 ? 3 : 4,
    alike: level >= 3,
  });
  const right = playersId(missing);
  const players = BAND.filter((player) => !missing.includes(player));
  const band = ({ loop }: EarMusic) => loop(setting, rhythm, 4).slice(0, MISSING_BARS[level - 1]);
  return {
    item: missing.length === 1 ? right : '2 players',
    task: { kind: 'choice', options, right },
    focus: missing,
    piece: (music) => pieceOf(only(band(music), players), setting.bpm),
    // First without the missing players, then with them.
    explained: (music) => pieceOf([...only(band(music), players), ...band(music)], setting.bpm),
  };
}

const inOrder = (ids: readonly string[]) => ids.toSorted((a, b) => rank(a) - rank(b));

const rank = (id: string) => {
  const players = playersIn(id);
  return players.reduce((sum, player) => sum * 6 + BAND.indexOf(player) + 1, 0);
};

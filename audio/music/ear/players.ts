import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { tellable } from './audible.ts';
import type { Draw } from './draw.ts';
import { drawSetting, loop, only, pieceOf, RHYTHM_TYPES } from './piece.ts';
import type { Asked, Drafted } from './question.ts';

/** Players who sound alike, so that one is easily taken for the other. */
const FAMILIES: readonly (readonly BandInstrument[])[] = [
  ['requinto', 'segunda', 'bass'],
  ['guira', 'bongos'],
];

const isKin = (one: BandInstrument, other: BandInstrument) =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other));

/** Some players as an option: their ids in the order of the band. */
export const playersId = (players: readonly BandInstrument[]) =>
  BAND.filter((player) => players.includes(player)).join('+');

/** The players of an option. */
export const playersIn = (id: string): BandInstrument[] =>
  BAND.filter((player) => id.split('+').includes(player));

/**
 * Sets of players in which one of them is replaced by another.
 * @param alike whether those come first who sound alike, or those who do not
 */
function swapped(
  players: readonly BandInstrument[],
  among: readonly BandInstrument[],
  alike: boolean,
): BandInstrument[][] {
  const swaps = players.flatMap((leaves) =>
    among.filter((comes) => !players.includes(comes)).map((comes) => ({ leaves, comes })),
  );
  const rank = ({ leaves, comes }: (typeof swaps)[number]) =>
    Number(isKin(leaves, comes) !== alike);
  return swaps
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ leaves, comes }) => [...players.filter((player) => player !== leaves), comes]);
}

/** Who plays: one player, then several, and ever more alike. */
export function whoPlays({ level, phone }: Asked, draw: Draw): Drafted {
  const setting = drawSetting(draw);
  const rhythm = draw.one(RHYTHM_TYPES);
  const among = tellable(BAND, phone);
  // Who cannot be told apart from silence never plays, since nobody is asked about them.
  const count = Math.min(level, among.length - 1);
  const players = draw.some(count, among);
  const wrong = [
    ...swapped(players, among, level >= 4),
    ...(level >= 4 ? players.map((one) => players.filter((player) => player !== one)) : []),
  ].map(playersId);
  return choiceOfPlayers(
    draw,
    { right: playersId(players), wrong, count: level === 1 ? 3 : 4 },
    {
      item: level === 1 ? playersId(players) : `${count} players`,
      focus: players,
      piece: () => pieceOf(only(loop(setting, rhythm, level <= 3 ? 4 : 2), players), setting.bpm),
    },
  );
}

/** Who is missing from the band: one player, then two, from ever shorter music. */
export function whoIsMissing({ level, phone }: Asked, draw: Draw): Drafted {
  const setting = drawSetting(draw);
  const rhythm = draw.one(RHYTHM_TYPES);
  const among = tellable(BAND, phone);
  const missing = draw.some(level <= 3 ? 1 : 2, among);
  const wrong = swapped(missing, among, level >= 3).map(playersId);
  const players = BAND.filter((player) => !missing.includes(player));
  const bars = level === 3 || level === 5 ? 2 : 4;
  const band = () => loop(setting, rhythm, bars);
  return choiceOfPlayers(
    draw,
    { right: playersId(missing), wrong, count: level === 1 ? 3 : 4 },
    {
      item: missing.length === 1 ? playersId(missing) : '2 players',
      focus: missing,
      piece: () => pieceOf(only(band(), players), setting.bpm),
      // First without those who are missing, then with them.
      explained: () => pieceOf([...only(band(), players), ...band()], setting.bpm),
    },
  );
}

/** A choice of the right players and of the first few wrong ones that differ. */
function choiceOfPlayers(
  draw: Draw,
  { right, wrong, count }: { right: string; wrong: readonly string[]; count: number },
  drafted: Omit<Drafted, 'task'>,
): Drafted {
  const others = [...new Set(wrong)].filter((id) => id !== right && id !== '');
  const options = draw.some(count, [right, ...others.slice(0, count - 1)]);
  return { ...drafted, task: { kind: 'choice', options: inOrder(options), right } };
}

/** Smaller sets first, then in the order of the band. */
const inOrder = (ids: readonly string[]) => ids.toSorted((a, b) => rank(a) - rank(b));

const rank = (id: string) => {
  const players = playersIn(id);
  return players.reduce((sum, player) => sum * 6 + BAND.indexOf(player) + 1, 0);
};

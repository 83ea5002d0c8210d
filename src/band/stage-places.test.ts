import { expect, test } from 'vitest';
import { BAND, type BandInstrument, STAGE } from '#audio/music/instrument.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import { LABEL_THE_BAND } from '#src/content/answers/matching.ts';
import { LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';

const fromLeft = (placeOf: (player: BandInstrument) => number) =>
  BAND.toSorted((a, b) => placeOf(a) - placeOf(b));
const side = (place: number) => Math.sign(Math.round(place * 100));

test.each([
  ['lesson', LABEL_THE_BAND],
  ['quiz', LABEL_THE_BAND_QUIZ],
])('on the stage of the %s everyone stands where they are heard', (_, { positions }) => {
  const positionOf = (player: BandInstrument) => {
    const position = positions.find(({ label }) => label === INSTRUMENT_NAMES[player]);
    if (!position) throw new Error(`${player} has no position`);
    return position;
  };
  /** From −0.5 at the left edge to 0.5 at the right. */
  const placeOf = (player: BandInstrument) => {
    const { x, width } = positionOf(player);
    return (x + width / 2 - 50) / 100;
  };
  expect(fromLeft(placeOf)).toEqual(fromLeft((player) => STAGE[player]));
  const words = { [-1]: 'on the left', 0: 'in the middle', 1: 'on the right' };
  for (const player of BAND) {
    const where = side(STAGE[player]);
    expect(side(placeOf(player)), player).toBe(where);
    expect(positionOf(player).description).toContain(words[where as -1 | 0 | 1]);
  }
});

import type { BandInstrument } from './instrument.ts';

/** Positions of the five players, as the listener hears and sees them: from −1, left, to 1, right. */
export const STAGE: Readonly<Record<BandInstrument, number>> = {
  segunda: -0.4,
  bongos: -0.25,
  bass: 0,
  requinto: 0.3,
  guira: 0.45,
};

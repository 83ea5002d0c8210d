import { CATALOGUE, clipSources } from '#audio/music/catalogue.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';

/** A clip under the name by which a learner knows it. */
export interface ClipToHear {
  name: string;
  sources: readonly string[];
  instrument?: BandInstrument;
}

/** An instrument alone in a rhythm, under its name; `null` where it was not recorded so. */
export function soloOf(
  rhythm: string,
  instrument: BandInstrument,
  name: string,
): ClipToHear | null {
  const id = `solo-${rhythm}-${instrument}`;
  return Object.hasOwn(CATALOGUE, id) ? { name, instrument, sources: clipSources(id) } : null;
}

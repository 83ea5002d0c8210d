import { check, pipe, string } from 'valibot';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { type MixerState, withChannel } from '#src/band/mixer.ts';
import { heardBars, type PracticeContext } from '#src/practice/playing/machine.ts';
import { hasSettings } from '#src/practice/settings/settings-query.ts';

/** The stored settings, as a query. */
export const SETTINGS = pipe(string(), check(hasSettings));

/** The player of a solo, or `null`. */
export function soloist(mixer: MixerState): BandInstrument | null {
  const soloed = BAND.filter((player) => mixer[player].solo);
  return soloed.length === 1 ? (soloed[0] ?? null) : null;
}

/** The mixer with a solo player; or with everyone, if that player is already alone. */
export function withSoloist(mixer: MixerState, player: BandInstrument): MixerState {
  const isAlone = soloist(mixer) === player;
  const others = BAND.reduce((next, each) => withChannel(next, each, { solo: false }), mixer);
  return isAlone ? others : withChannel(others, player, { solo: true, mute: false });
}

/** The rhythm that is playing, or with which Play begins. */
export function heardRhythm(context: PracticeContext): RhythmType {
  const { bar, piece, settings } = context;
  const heard = bar === null ? null : heardBars(context)(bar);
  return (heard ?? piece.bars[0])?.rhythm ?? settings.rhythm;
}

import { check, pipe, string } from 'valibot';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { type MixerState, withChannel } from '#src/band/mixer.ts';
import { type PracticeContext, soundingBar } from '#src/practice/playing/machine.ts';
import { hasSettings } from '#src/practice/settings/settings-query.ts';

/** The settings that are kept, as a query. */
export const SETTINGS = pipe(string(), check(hasSettings));

/** The player who is heard alone, or `null`. */
export function soloist(mixer: MixerState): BandInstrument | null {
  const soloed = BAND.filter((player) => mixer[player].solo);
  return soloed.length === 1 ? (soloed[0] ?? null) : null;
}

/** The mixer after a player was left alone; or everyone is back, if that player is alone already. */
export function withSoloist(mixer: MixerState, player: BandInstrument): MixerState {
  const isAlone = soloist(mixer) === player;
  const others = BAND.reduce((next, each) => withChannel(next, each, { solo: false }), mixer);
  return isAlone ? others : withChannel(others, player, { solo: true, mute: false });
}

/** The rhythm that is heard, or would be. */
export function heardRhythm(context: PracticeContext): RhythmType {
  const { bar, piece, settings } = context;
  const heard = bar === null ? null : soundingBar(context, bar);
  return (heard ?? piece.bars[0])?.rhythm ?? settings.rhythm;
}

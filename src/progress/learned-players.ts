import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { DeviceStorage } from '#src/device/device-storage.ts';

/** Patterns of *Play along* that are a player's part. */
const PARTS: Readonly<Partial<Record<BandInstrument, string>>> = { bongos: 'bongos|hembra' };

/** The players whose stop on the road is done; all after a lesson from before the road. Also for the first script. */
export function learnedPlayers({
  keys,
  read,
}: Pick<DeviceStorage, 'keys' | 'read'>): BandInstrument[] {
  const all =
    read('lesson_progress_music_instruments') === '100' &&
    !read('road_done_lesson_music_instruments');
  return BAND.filter((player) => {
    const run = new RegExp(`^tap_best_[a-z]+_(${PARTS[player] ?? player})$`);
    return all || read(`road_done_band_${player}`) || keys().some((key) => run.test(key));
  });
}

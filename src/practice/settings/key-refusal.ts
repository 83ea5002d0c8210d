import { isMinor } from '#audio/music/harmony/harmony.ts';
import { keyName } from '#audio/music/harmony/spelling.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { decodeSettings, isKey, readKey } from './settings-query.ts';

/** The message about a key that a query asks for and its song does not have; `null` if there is none. */
export function keyRefusal(query: string): string | null {
  const asked = new URLSearchParams(query).get('key');
  const { song, key } = decodeSettings(query);
  if (asked === null || readKey(asked, song) !== null) return null;
  const { title } = SONG_BY_ID[song];
  const set = `it is set to ${keyName(key)}.`;
  if (!isKey(asked)) return `${title} cannot be played in the key of this link: ${set}`;
  const mode = isMinor(key) ? 'minor' : 'major';
  return `${title} is a song in ${mode}, so it cannot be played in ${keyName(asked)}: ${set}`;
}

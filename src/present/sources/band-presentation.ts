import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { decodeSettings } from '#src/practice/settings/settings-query.ts';
import type { Presentation } from '#src/present/slide.ts';

/** The live band with the settings of the practice page. @param query without `?` */
export function bandPresentation(query: string): Presentation {
  const { title } = SONG_BY_ID[decodeSettings(query).song];
  return { title, slides: [{ kind: 'band', id: 'band', title, query }] };
}

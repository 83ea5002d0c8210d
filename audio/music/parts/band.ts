import type { WrittenNote } from '#audio/music/score/notation.ts';
import { bass } from './bass.ts';
import { bongos } from './bongos.ts';
import { guira } from './guira.ts';
import type { Passage } from './passage.ts';
import { segunda } from './segunda.ts';

/** Everyone but the requinto, whose part differs from section to section. */
export function rhythmSection(passage: Passage): WrittenNote[] {
  return [...guira(passage), ...bongos(passage), ...bass(passage), ...segunda(passage)];
}

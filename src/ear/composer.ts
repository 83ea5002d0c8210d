// The entry point of the code that writes the music of questions, which is loaded once the first one is shown.

import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import type { Guest } from '#audio/music/instrument.ts';
import { spriteUrl } from '#audio/samples/banks.ts';
import { nextTask } from '#lib/next-task.ts';
import type { Chosen } from './next-question.ts';
import type { Written } from './round-context.ts';

/** Writes the music of a question, in two short tasks. */
export async function composed({ question }: Pick<Chosen, 'question'>): Promise<Written> {
  const piece = question.piece(EAR_MUSIC);
  await nextTask();
  return { piece, explained: question.explained(EAR_MUSIC) };
}

/** Whether the samples of a guest are kept for a visit without a connection, in any format. */
export async function isOnDevice(guest: Guest): Promise<boolean> {
  try {
    const kept = await Promise.all(
      (['webm', 'mp3'] as const).map((format) => caches.match(spriteUrl(guest, format))),
    );
    return kept.some((response) => response !== undefined);
  } catch {
    // Storage is not allowed, or there is none.
    return false;
  }
}

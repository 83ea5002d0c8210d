// Entry point of the code that generates the music of questions. Loaded once the first question is shown.

import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import type { EarQuestion } from '#audio/music/ear/question.ts';
import type { Guest } from '#audio/music/instrument.ts';
import { type Sprites, spriteUrl } from '#audio/samples/banks.ts';
import { nextTask } from '#lib/next-task.ts';
import type { QuestionMusic } from './round-context.ts';

/** Generates the music of a question, in two short tasks. */
export async function composed(question: EarQuestion): Promise<QuestionMusic> {
  const piece = question.piece(EAR_MUSIC);
  await nextTask();
  return { piece, explained: question.explained(EAR_MUSIC) };
}

/** Whether a guest's samples are cached on the device, in any format. */
export async function isOnDevice(guest: Guest): Promise<boolean> {
  try {
    const { GUEST_SPRITES } = await import('#audio/samples/guest-sprites.ts');
    const [sprite] = (GUEST_SPRITES as unknown as Sprites)[guest];
    const kept = await Promise.all(
      (['webm', 'mp3'] as const).map((format) => caches.match(spriteUrl(guest, sprite, format))),
    );
    return kept.some((response) => response !== undefined);
  } catch {
    // Storage is blocked or missing.
    return false;
  }
}

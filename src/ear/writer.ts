// The entry point of the questions and their music, which are loaded with the first round.

import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { Guest } from '#audio/music/instrument.ts';
import { spriteUrl } from '#audio/samples/banks.ts';
import { nextTask } from '#lib/next-task.ts';
import { askedAt } from './asked-list.ts';
import { earRecord, today } from './ear-record.ts';
import type { Outcome, Ready, WriterInput } from './machine.ts';
import { nextQuestion } from './next-question.ts';
import type { RoundVisit } from './round-visit.ts';

/**
 * Chooses the next question by what is kept on this device, and writes its music in two short tasks. Offline it
 * leaves out the skills whose players are not on the device, unless all are such.
 * @param isOnDevice whether the samples of a guest can be had offline; replaced in tests
 */
export async function writeQuestion(
  { plan, place }: WriterInput,
  isOnDevice: (guest: Guest) => Promise<boolean> = guestIsOnDevice,
): Promise<Ready | null> {
  // The last answer is kept first, and its verdict is painted.
  await nextTask();
  const chosen = nextQuestion(plan, place, earRecord(), today());
  if (!chosen) return null;
  const piece = chosen.question.piece(EAR_MUSIC);
  const others = plan.skills.filter((skill) => skill !== chosen.entry.skill);
  if (!navigator.onLine && !plan.shared && others.length > 0) {
    const kept = await Promise.all(piece.guests.map(isOnDevice));
    if (kept.includes(false)) {
      const rest = await writeQuestion({ plan: { ...plan, skills: others }, place }, isOnDevice);
      if (rest) return rest;
    }
  }
  await nextTask();
  const explained = chosen.question.explained(EAR_MUSIC);
  return { ...chosen, piece, explained };
}

/** Whether the samples of a guest are kept for a visit without a connection, in any format. */
async function guestIsOnDevice(guest: Guest): Promise<boolean> {
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

/** What was answered in a round that was left. */
export const outcomesOf = ({ plan, done }: RoundVisit): Outcome[] =>
  done.map(({ entry, right }, place) => ({
    entry,
    right,
    question: earQuestion(askedAt(plan.shared ?? plan, entry, place)),
  }));

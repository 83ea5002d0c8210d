import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { readUnfinished } from './unfinished.ts';

/** How far an audio or history quiz has come. */
export interface UnfinishedQuiz {
  /** The order of its questions. */
  seed: string;
  /** Number of the current question, from 1 to `total`. */
  question: number;
  total: number;
  /** The answers so far, as the kind of quiz keeps them. */
  answers: unknown;
}

/** The key under which a quiz is kept, see unfinished.ts. */
export const quizKey = (section: string, quiz: string) => `quiz_${section}_${quiz}`;

/** Where an unfinished audio or history quiz goes on; `null` if none is kept. */
export function unfinishedQuiz(
  section: string,
  quiz: string,
  device: DeviceStorage = deviceStorage,
): UnfinishedQuiz | null {
  return readUnfinished(quizKey(section, quiz), parse, device);
}

function parse(value: unknown): UnfinishedQuiz | null {
  const { seed, question, total, answers } = Object(value);
  const isValid =
    typeof seed === 'string' &&
    seed !== '' &&
    Number.isInteger(question) &&
    Number.isInteger(total) &&
    question >= 1 &&
    question <= total;
  return isValid ? { seed, question, total, answers } : null;
}

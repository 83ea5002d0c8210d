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

/** Where an unfinished attempt at any kind of quiz goes on. */
export interface Attempt {
  seed: string;
  /** Number of the question; `null` if what is kept does not say. */
  question: number | null;
}

/** The unfinished attempt at a quiz; `null` if none is kept. */
export function attemptAt(
  section: string,
  quiz: string,
  device: DeviceStorage = deviceStorage,
): Attempt | null {
  return readUnfinished(
    quizKey(section, quiz),
    (value) => {
      const { seed } = Object(value);
      const question = unfinishedQuiz(section, quiz, device)?.question ?? null;
      return typeof seed === 'string' ? { seed, question } : null;
    },
    device,
  );
}

/** 'Continue at question 4'. */
export const continueText = ({ question }: Attempt): string =>
  question ? `Continue at question ${question}` : 'Continue';

/** The query of the quiz's address that leads to an attempt. */
export const attemptQuery = ({ seed }: Attempt): string => `?${new URLSearchParams({ seed })}`;

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

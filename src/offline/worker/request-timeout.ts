/** Time limits of a request without an answer, in milliseconds. */
const LIMITS = {
  /** The limit after which a network counts as hanging. */
  late: 3000,
  /** The limit after which a request is given up. */
  longest: 10_000,
  /** The same, while the network hangs. */
  shortest: 4000,
};

let hangs = false;

/** Whether a request has timed out, and no later one was answered. */
export const isHanging = (): boolean => hangs;

/**
 * Waits for the beginning of an answer, which may never come. The rest may take as long as a slow network needs.
 * @throws TypeError if there is no answer in time, like `fetch` without a network
 */
export async function patiently(answer: Promise<Response>): Promise<Response> {
  const late = setTimeout(() => {
    hangs = true;
  }, LIMITS.late);
  let end: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const wait = hangs ? LIMITS.shortest : LIMITS.longest;
    end = setTimeout(() => reject(new TypeError('The network does not answer')), wait);
  });
  // A late response also means that the network is back.
  const answered = answer.then((response) => {
    hangs = false;
    return response;
  });
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(end);
    clearTimeout(late);
  }
}

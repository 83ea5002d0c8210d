/** The implementation of an actor that a machine only declares. Its view provides the real one. */
export function notProvided(): never {
  throw new Error('The actor is not provided');
}

/** The body of an actor that a machine declares and its view provides. */
export function notProvided(): never {
  throw new Error('The actor is not provided');
}

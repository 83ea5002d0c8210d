/** The server does not accept the message, now or later. */
export class RefusedError extends Error {}

/** The server does not accept the message, now or later. */
export class RefusedError extends Error {}

/** No server has answered: there is no network, or it leads nowhere. */
export class OfflineError extends Error {}

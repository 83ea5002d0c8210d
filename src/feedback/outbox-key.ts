/** The key under which messages wait in the device's storage. */
export const OUTBOX_KEY = 'feedbackOutbox';
